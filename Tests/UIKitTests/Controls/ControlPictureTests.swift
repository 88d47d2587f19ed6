import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What a person recognises controls by.
@MainActor
@Suite(.onStage)
struct ControlPictureTests {
  private let stage = Stage.current

  private func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
  }

  private func texts(of view: UIView) -> [String] {
    view.displayItems().compactMap { item in
      guard case .text(let text) = item else { return nil }
      return text.lines.joined()
    }
  }

  private func datePicker(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_778_751_660)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 120), size: picker.intrinsicContentSize)
    return picker
  }

  @Test
  func `an inline picker is a calendar whose days are chosen by a tap`() throws {
    let picker = datePicker(.date, .inline)
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    show(picker)
    #expect(stage.textTree().contains("[14, selected]"))
    #expect(texts(of: picker).contains("May 2026"))

    let day = try #require(picker.accessibilityNodes().first { $0.label == "21" })
    stage.tap(at: CGPoint(x: day.frame.midX, y: day.frame.midY))

    #expect(events == 1)
    #expect(picker.date == Date(timeIntervalSince1970: 1_778_751_660 + 7 * 86_400))
  }

  @Test
  func `the arrows of a calendar show other months`() throws {
    let picker = datePicker(.date, .inline)
    show(picker)

    let next = try #require(picker.accessibilityNodes().first { $0.label == "Next Month" })
    stage.tap(at: CGPoint(x: next.frame.midX, y: next.frame.midY))

    #expect(texts(of: picker).contains("June 2026"))
    #expect(picker.date == Date(timeIntervalSince1970: 1_778_751_660))
  }

  @Test
  func `a compact picker has a pill for the date and one for the time`() {
    let picker = datePicker(.dateAndTime, .compact)

    #expect(texts(of: picker).count == 2)
    #expect(texts(of: picker).first == "May 14, 2026")
  }

  @Test
  func `the wheels of a picker show what comes before and after`() {
    let picker = datePicker(.date, .wheels)

    #expect(picker.intrinsicContentSize.height == 216)
    #expect(texts(of: picker).contains("April"))
    #expect(texts(of: picker).contains("2027"))
  }

  @Test
  func `the images of a slider take room from its track`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    let plain = slider.trackRect(forBounds: slider.bounds)

    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")

    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX >= slider.minimumValueImageRect(forBounds: slider.bounds).maxX)
    #expect(track.maxX <= slider.maximumValueImageRect(forBounds: slider.bounds).minX)
    #expect(track.width < plain.width)
    #expect(
      slider.displayItems().filter { if case .symbol = $0 { true } else { false } }.count == 2
    )
  }

  @Test
  func `a prominent page control has a background`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    #expect(pages.displayItems().count == 3)

    pages.backgroundStyle = .prominent

    #expect(pages.displayItems().count == 4)
  }

  @Test
  func `a scroll view shows its indicators while a finger drags`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 900, height: 1600)
    show(scroll)
    #expect(scroll.overlayDisplayItems().isEmpty)

    stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 100, y: 300), releases: false)
    #expect(scroll.overlayDisplayItems().count == 2)

    stage.touchCancel()
    stage.loop.settle()
    #expect(scroll.overlayDisplayItems().isEmpty)
  }

  @Test
  func `the fields of an alert are pills`() throws {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    let field = try #require(alert.textFields?.first)
    field.frame = CGRect(x: 0, y: 0, width: 290, height: 48)

    guard case .fill(.roundedRect(let pill, _), _)? = field.displayItems().first else {
      Issue.record("No pill is drawn.")
      return
    }
    #expect(pill.size == field.bounds.size)
    #expect(field.textRect(forBounds: field.bounds).minX == 15)
  }

  @Test
  func `a colour is between two in the middle of an animation`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.backgroundColor = .black
    show(view)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    stage.loop.advance(by: 0.5)

    guard case .group(let group)? = view.displayGroup(),
      case .fill(_, .color(let color))? = group.items.first
    else {
      Issue.record("No background is drawn.")
      return
    }
    #expect(color.red > 0.4)
    #expect(color.red < 0.6)
  }

  @Test
  func `what stands in a stack keeps its size when it is turned and made smaller`() {
    let card = UIView()
    card.widthAnchor.constraint(equalToConstant: 80).isActive = true
    card.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let stack = UIStackView(arrangedSubviews: [card])
    stack.frame = CGRect(x: 20, y: 100, width: 80, height: 80)
    show(stack)
    stage.loop.settle()

    card.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    stack.setNeedsLayout()
    stage.loop.settle()

    #expect(card.bounds.size == CGSize(width: 80, height: 80))
    #expect(card.center == CGPoint(x: 40, y: 40))
  }
}
