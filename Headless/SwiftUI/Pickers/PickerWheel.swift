@_spi(Headless) import UIKit

/// A picker as a wheel: the selected option in the middle, its neighbours around.
nonisolated struct PickerWheel<Selection: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Binding<Selection>
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PickerWheelNode(view, parent)
  }
}

final class PickerWheelNode<Selection: Hashable, Content: View>:
  PickerReadingNode<PickerWheel<Selection, Content>, WheelRows, Selection, Content>
{
  private var start: CGPoint?

  override func selection(of view: PickerWheel<Selection, Content>) -> Binding<Selection> {
    view.selection
  }

  override func options(of view: PickerWheel<Selection, Content>) -> Content { view.content }

  override func content(of view: PickerWheel<Selection, Content>) -> WheelRows {
    WheelRows(titles: options.map(\.title), selected: selectedIndex ?? 0)
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    frame.contains(point) ? self : nil
  }

  /// A tap chooses the row under the finger, a drag turns the wheel.
  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    switch phase {
    case .began: start = point
    case .moved: break
    case .cancelled: start = nil
    case .ended:
      guard let start, environment.isEnabled else { return }
      self.start = nil
      let way = start.y - point.y
      let rows =
        abs(way) > 10 ? way / WheelRows.rowHeight : (point.y - frame.midY) / WheelRows.rowHeight
      turn(by: Int(rows.rounded()))
    }
  }

  private func turn(by rows: Int) {
    let index = min(max((selectedIndex ?? 0) + rows, 0), options.count - 1)
    guard options.indices.contains(index), index != selectedIndex else { return }
    select(options[index])
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    list.append(
      AccessibilityNode(
        role: .picker,
        label: nil,
        value: selectedOption?.title,
        isEnabled: environment.isEnabled,
        frame: windowRect(frame),
        view: containerView
      )
    )
  }
}

nonisolated struct WheelRows: View {
  static let rowHeight: CGFloat = 32

  let titles: [String]
  let selected: Int

  @MainActor
  var body: some View {
    VStack(spacing: 0) {
      ForEach(-3..<4) { offset in
        let index = selected + offset
        Text(titles.indices.contains(index) ? titles[index] : " ")
          .font(.title3)
          .opacity(1 - Double(abs(offset)) * 0.28)
          .frame(height: Self.rowHeight)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 216, maxHeight: 216)
    .background(
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(uiColor: .tertiarySystemFill))
        .frame(height: Self.rowHeight)
    )
    .clipped()
  }
}
