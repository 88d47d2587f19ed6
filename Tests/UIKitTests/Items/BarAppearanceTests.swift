import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct BarAppearanceTests {
  @Test
  func `a new appearance has the default background`() {
    let appearance = UINavigationBarAppearance()

    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor != nil)
    #expect(appearance.idiom == .phone)
  }

  @Test
  func `each configuration replaces what the one before had set`() {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = .black

    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor != nil && appearance.backgroundColor != .black)

    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)

    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
  }

  @Test
  func `a copy holds the same values and is its own object`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .black
    appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 3,
      vertical: 4
    )

    let copy = UINavigationBarAppearance(barAppearance: appearance)
    appearance.backgroundColor = .white
    appearance.buttonAppearance.normal.titlePositionAdjustment = .zero

    #expect(copy.backgroundColor == .black)
    #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      copy.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4)
    )
  }

  @Test
  func `a back indicator takes both images or none`() {
    let star = UIImage(systemName: "star")
    let appearance = UINavigationBarAppearance()
    let original = appearance.backIndicatorImage

    appearance.setBackIndicatorImage(star, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage === original)

    appearance.setBackIndicatorImage(star, transitionMaskImage: star)
    #expect(appearance.backIndicatorImage === star)
    #expect(appearance.backIndicatorTransitionMaskImage === star)
  }
}
