@_spi(Headless) import UIKit

/// A picker as a segmented control of UIKit's.
nonisolated struct PickerSegments<Selection: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Binding<Selection>
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PickerSegmentsNode(view, parent)
  }
}

final class PickerSegmentsNode<Selection: Hashable, Content: View>:
  PickerReadingNode<PickerSegments<Selection, Content>, SegmentedControl, Selection, Content>
{
  override func selection(of view: PickerSegments<Selection, Content>) -> Binding<Selection> {
    view.selection
  }

  override func options(of view: PickerSegments<Selection, Content>) -> Content { view.content }

  override func content(of view: PickerSegments<Selection, Content>) -> SegmentedControl {
    SegmentedControl(
      segments: options.map { .init(title: $0.title, image: $0.title.isEmpty ? $0.image : nil) },
      selected: selectedIndex ?? UISegmentedControl.noSegment
    ) { [weak self] index in
      guard let self, self.options.indices.contains(index) else { return }
      self.select(self.options[index])
    }
  }
}

struct SegmentedControl: UIViewRepresentable {
  struct Segment: Equatable {
    let title: String
    let image: UIImage?
  }

  let segments: [Segment]
  let selected: Int
  let didSelect: @MainActor (Int) -> Void

  @MainActor
  final class Coordinator {
    var segments: [Segment] = []
    var selected = 0
    var didSelect: @MainActor (Int) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        guard let control else { return }
        let index = control.selectedSegmentIndex
        // What is shown follows the binding.
        control.selectedSegmentIndex = coordinator.selected
        coordinator.didSelect(index)
      },
      for: .valueChanged
    )
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    let coordinator = context.coordinator
    coordinator.didSelect = didSelect
    coordinator.selected = selected
    if coordinator.segments != segments {
      coordinator.segments = segments
      control.removeAllSegments()
      for (index, segment) in segments.enumerated() {
        if let image = segment.image {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: segment.title, at: index, animated: false)
        }
      }
    }
    if control.selectedSegmentIndex != selected { control.selectedSegmentIndex = selected }
    control.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UISegmentedControl,
    context: Context
  ) -> CGSize? {
    let size = uiView.intrinsicContentSize
    guard let width = proposal.width, width.isFinite else { return size }
    return CGSize(width: width, height: size.height)
  }
}
