import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.8: where a button's content lies and how its state looks.
@MainActor
@Suite(.onStage)
struct ButtonLookTests {
  @Test(arguments: [true, false])
  func `content lies at the top from the first layout on`(isConfigured: Bool) throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    var inset: CGFloat = 6
    if isConfigured {
      button.configuration = .plain()
      inset = button.configuration?.contentInsets.top ?? 0
    }
    button.contentVerticalAlignment = .top
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    button.layoutIfNeeded()

    let label = try #require(button.titleLabel)
    #expect(abs(label.frame.minY - inset) < 0.01)
    #expect(label.frame.height < 40)
  }

  @Test
  func `a button that is laid out in a window has its content at the top`() throws {
    let controller = UIViewController()
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Go"
    button.configuration?.image = UIImage(systemName: "star")
    button.contentVerticalAlignment = .top
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 100),
    ])

    Stage.current.show(controller)

    let top = button.configuration?.contentInsets.top
    // Title and image stand beside each other's middle; the taller one begins at the top.
    let title = try #require(button.titleLabel).frame
    let image = try #require(button.imageView).frame
    #expect(abs(min(title.minY, image.minY) - (top ?? 0)) < 0.5)
    #expect(abs(title.midY - image.midY) < 1)
  }

  @Test
  func `room that is reserved for an image is the image's`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIImage(systemName: "star")
    let plain = UIButton(configuration: configuration)
    let image = try #require(plain.imageView).intrinsicContentSize.width
    configuration.imageReservation = image + 20
    let button = UIButton(configuration: configuration)

    #expect(button.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    button.sizeToFit()
    button.layoutIfNeeded()
    let place = try #require(button.imageView).frame
    #expect(place.minX == configuration.contentInsets.leading + 10)
    #expect(place.width == image)
  }

  @Test
  func `a selected button is filled, unless its configuration doesn't follow`() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.textColor != .white)

    button.isSelected = true
    #expect(button.titleLabel?.textColor == .white)

    button.configuration?.automaticallyUpdateForSelection = false
    #expect(button.titleLabel?.textColor != .white)
  }
}
