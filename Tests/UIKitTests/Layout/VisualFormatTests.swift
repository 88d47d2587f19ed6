import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let title = UIView()
  private let button = UIView()

  init() {
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(
    _ formats: String...,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: ["title": title, "button": button]
        )
      )
    }
    root.layoutIfNeeded()
  }

  @Test
  func `views stand in a row with the usual spaces`() {
    lay("|-[title]-[button(80)]-|", "V:|[title(40)]", "V:|-10-[button(==title)]")

    #expect(title.frame == CGRect(x: 20, y: 0, width: 172, height: 40))
    #expect(button.frame == CGRect(x: 200, y: 10, width: 80, height: 40))
  }

  @Test
  func `metrics, relations and priorities count`() {
    lay(
      "H:|-gap-[title(>=50,==400@low)]-(>=gap)-[button(60)]-gap-|",
      "V:|-gap-[title(30)]",
      "V:[button(30)]-gap-|",
      metrics: ["gap": 12, "low": 250]
    )

    #expect(title.frame == CGRect(x: 12, y: 12, width: 204, height: 30))
    #expect(button.frame == CGRect(x: 228, y: 158, width: 60, height: 30))
  }

  @Test
  func `options align the views across`() {
    lay("H:|[title(50)][button(50)]", options: [.alignAllTop, .alignAllBottom])
    lay("V:|-30-[title(20)]")

    #expect(button.frame == CGRect(x: 50, y: 30, width: 50, height: 20))
  }

  @Test
  func `the direction can be given`() {
    lay("H:|[title(50)]-5-[button(50)]", options: .directionRightToLeft)

    #expect(title.frame.minX == 250)
    #expect(button.frame.minX == 195)
  }

  #if os(Linux)
  @Test
  func `a name that stands for nothing raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[other]", views: [:])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format: "))
    #expect(text.contains("other is not a key in the views dictionary."))
    #expect(text.contains("H:|-[other]"))
  }
  #endif
}
