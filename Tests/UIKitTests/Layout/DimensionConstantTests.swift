import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DimensionConstantTests {
  @Test
  func `widths are held between parts of another with a constant`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(
        greaterThanOrEqualTo: outer.heightAnchor,
        multiplier: 0.5,
        constant: 10
      ),
      inner.widthAnchor.constraint(
        lessThanOrEqualTo: outer.widthAnchor,
        multiplier: 0.5,
        constant: -10
      ),
    ])
    let wish = inner.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    wish.isActive = true
    outer.layoutIfNeeded()

    #expect(inner.frame.width == 90)
    #expect(inner.frame.height >= 60)
  }
}
