/// The colours of an index, and from how many rows on it shows.
struct TableIndexLook {
  var color: UIColor?
  var background: UIColor?
  var tracking: UIColor?
  var minimumRows = 0
}

/// The titles of sections at the side of a table, among which a finger slides.
final class TableIndexView: UIControl {
  static let width: CGFloat = 15
  private weak var table: UITableView?
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }

  init(table: UITableView) {
    self.table = table
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var step: CGFloat {
    min(14, bounds.height / CGFloat(max(1, titles.count)))
  }

  private func frame(of index: Int) -> CGRect {
    let top = (bounds.height - step * CGFloat(titles.count)) / 2
    return CGRect(x: 0, y: top + step * CGFloat(index), width: bounds.width, height: step)
  }

  private func choose(at point: CGPoint) {
    guard !titles.isEmpty else { return }
    let top = frame(of: 0).minY
    let index = min(max(0, Int(((point.y - top) / step).rounded(.down))), titles.count - 1)
    table?.indexWasTouched(titles[index], at: index)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setNeedsDisplay()
    choose(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    setNeedsDisplay()
  }

  override func displayItems() -> [DisplayItem] {
    let look = table?.table.indexLook ?? TableIndexLook()
    let fill = isTracking ? look.tracking ?? look.background : look.background
    let color = (look.color ?? tintColor ?? .systemBlue).displayColor(for: traitCollection)
    var items: [DisplayItem] = []
    if let fill {
      items.append(.fill(.rect(bounds), .color(fill.displayColor(for: traitCollection))))
    }
    return items
      + titles.indices.map { index in
        .text(
          .line(
            titles[index],
            in: frame(of: index),
            pointSize: 11,
            weight: 600,
            color: color,
            alignment: .center
          )
        )
      }
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    let children = titles.indices.map { index in
      AccessibilityNode(
        role: .button,
        label: titles[index],
        frame: convert(frame(of: index), to: nil),
        view: self
      )
    }
    return [
      AccessibilityNode(
        role: .container,
        label: "Section index",
        frame: convert(bounds, to: nil),
        children: children,
        view: self
      )
    ]
  }
}
