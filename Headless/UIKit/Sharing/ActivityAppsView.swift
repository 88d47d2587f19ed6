/// The row of apps that can take what is shared.
final class ActivityAppsView: UIScrollView {
  static let height: CGFloat = 104
  private static let pitch: CGFloat = 80
  private let apps: [ActivityAppView]

  init(_ apps: [ActivityApp], choose: @escaping (ActivityApp) -> Void) {
    self.apps = apps.map { app in ActivityAppView(app) { choose(app) } }
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    for app in self.apps { addSubview(app) }
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = 12 + CGFloat(apps.count) * Self.pitch
    contentSize = CGSize(width: width, height: Self.height)
    for (index, app) in apps.enumerated() {
      let x = 6 + CGFloat(index) * Self.pitch
      app.frame = CGRect(
        x: isMirrored ? max(width, bounds.width) - x - Self.pitch : x,
        y: 0,
        width: Self.pitch,
        height: Self.height
      )
    }
  }
}

struct ActivityApp {
  let type: UIActivity.ActivityType
  let title: String
  let symbol: String
  let color: UIColor

  /// Those that every device has.
  @MainActor static let all = [
    ActivityApp(
      type: .airDrop,
      title: "AirDrop",
      symbol: "dot.radiowaves.left.and.right",
      color: .systemBlue
    ),
    ActivityApp(type: .message, title: "Messages", symbol: "message.fill", color: .systemGreen),
    ActivityApp(type: .mail, title: "Mail", symbol: "envelope.fill", color: .systemBlue),
  ]
}

/// A drawn control with a name, which does one thing.
class DrawnButton: UIControl {
  private let name: String

  init(_ name: String, perform: @escaping () -> Void) {
    self.name = name
    super.init(frame: .zero)
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override var isTapTarget: Bool { true }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = name
    return [node]
  }
}

final class ActivityAppView: DrawnButton {
  private let app: ActivityApp

  init(_ app: ActivityApp, choose: @escaping () -> Void) {
    self.app = app
    super.init(app.title, perform: choose)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    let box = CGRect(x: (bounds.width - 60) / 2, y: 8, width: 60, height: 60)
    let text = CGRect(x: 2, y: box.maxY + 6, width: bounds.width - 4, height: 14)
    let label = UIColor.label.displayColor(for: traits)
    return [
      .fill(.box(box, radius: 13.5), .color(app.color.displayColor(for: traits))),
      .symbol(
        DisplaySymbol(name: app.symbol, frame: box.insetBy(dx: 14, dy: 14), color: .white)
      ),
      .text(.line(app.title, in: text, pointSize: 11, color: label, alignment: .center)),
    ]
  }
}

/// The ✕ that closes a system sheet.
final class SheetCloseButton: DrawnButton {
  init(close: @escaping () -> Void) {
    super.init("Close", perform: close)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    // A finger has more room than the circle shows.
    let circle = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 7, dy: 7)
    let mark = DisplaySymbol(
      name: "xmark",
      frame: circle.insetBy(dx: 9.5, dy: 9.5),
      weight: 700,
      color: UIColor.secondaryLabel.displayColor(for: traits)
    )
    let fill = UIColor.tertiarySystemFill.displayColor(for: traits)
    return [.fill(.ellipse(circle), .color(fill)), .symbol(mark)]
  }
}
