import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DirectionalMarginsTests {
  private let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test
  func `directional margins are the margins from left to right`() {
    let view = UIView()

    view.directionalLayoutMargins = margins

    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins == margins)
  }

  @Test
  func `they change sides from right to left`() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft

    view.directionalLayoutMargins = margins

    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins == margins)
  }
}
