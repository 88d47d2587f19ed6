@_spi(Headless) import UIKit

/// A button: the label, what the style draws around it, and the finger on it.
final class ButtonNode<Label: View>: ContainerNode<Button<Label>, ButtonContent<Label>>, RowTarget {
  private var isPressed = false

  override func content(of view: Button<Label>) -> ButtonContent<Label> {
    let label = { AnyView(view.label) }
    switch environment.buttonStyling {
    case .look:
      return ButtonContent(plain: view.label, styled: nil)
    case .custom(let make):
      let configuration = ButtonStyleConfiguration(
        role: view.role,
        label: .init(content: label()),
        isPressed: isPressed
      )
      return ButtonContent(plain: nil, styled: make(configuration))
    case .primitive(let make):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role,
        label: .init(content: label()),
        action: view.action
      )
      return ButtonContent(plain: nil, styled: make(configuration))
    }
  }

  private var look: ButtonLook? {
    guard case .look(let look) = environment.buttonStyling else { return nil }
    return look == .automatic ? .borderless : look
  }

  private var frameStyle: ButtonFrame? {
    look.flatMap { ButtonFrame(look: $0, size: environment.controlSize) }
  }

  private var tintColor: Color {
    if #available(iOS 15.0, *), view.role == .destructive { return .red }
    return .accentColor
  }

  // MARK: Environment of the label

  private var written = EnvironmentCache()

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    if let known = written[graph.environmentGeneration] { return known }
    var values = environment
    write(into: &values)
    written[graph.environmentGeneration] = values
    return values
  }

  private func write(into values: inout EnvironmentValues) {
    // A style makes its button of one of the system's.
    if case .primitive = values.buttonStyling { values.buttonStyling = .look(.automatic) }
    guard let look else { return }
    if let frameStyle, values.font == nil { values.font = frameStyle.font }
    guard look != .plain else { return }
    let color: Color
    if !values.isEnabled {
      color = Color(uiColor: .tertiaryLabel)
    } else {
      switch look {
      case .prominent, .glassProminent: color = .white
      case .glass: color = view.role == .destructive ? .red : .primary
      default:
        // A style that was set around the button takes the place of the tint.
        if let style = values.foreground, !style.isLevelOfOther { return }
        color = tintColor
      }
    }
    values.foreground = color
  }

  override func environmentDidChange() {
    written.clear()
    madeContent?.receive(content(of: view))
    invalidateLayout()
    invalidateDisplay()
    super.environmentDidChange()
  }

  override func receive(_ new: Button<Label>) {
    let roleChanged = new.role != view.role
    super.receive(new)
    guard roleChanged else { return }
    graph.environmentDidChange(below: self)
  }

  // MARK: Layout

  private var insets: EdgeInsets { frameStyle?.insets ?? EdgeInsets() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.width) },
      height: proposal.height.map { max(0, $0 - insets.height) }
    )
  }

  private var stack: ImplicitStack {
    ImplicitStack(axis: nil, elements: elements)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard !elements.isEmpty else { return .zero }
    let size = stack.size(inner(proposal))
    return CGSize(width: size.width + insets.width, height: size.height + insets.height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    stack.place(in: insets.inset(bounds), proposal: inner(proposal))
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard let first = elements.first else { return nil }
    return first.explicitGuide(guide, in: size).map { $0 + insets.top }
  }

  // MARK: Drawing

  override func display(in context: inout DisplayContext) {
    let opacity: CGFloat = isPressed ? (frameStyle == nil ? 0.2 : 0.75) : 1
    context.group(
      "Button",
      frame: frame,
      opacity: look == nil ? 1 : opacity,
      isTapTarget: environment.isEnabled && !environment.isInListRow
    ) { inner in
      let box = inner.local(frame)
      let layers = frameStyle?.layers(
        in: box,
        tint: tintColor.display(in: environment),
        environment: environment
      )
      layers?.behind.forEach { inner.add($0) }
      super.display(in: &inner)
      layers?.above.forEach { inner.add($0) }
    }
  }

  // MARK: Touch

  /// A finger needs 44 points; in a row of a list the whole row is the target.
  private var target: CGRect {
    let frame = frame
    return frame.insetBy(
      dx: min(0, (frame.width - 44) / 2),
      dy: min(0, (frame.height - 44) / 2)
    )
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    guard target.contains(point) else { return nil }
    if case .primitive = environment.buttonStyling { return super.hitTest(point) ?? self }
    return self
  }

  override func aim(at point: CGPoint) -> TouchAim {
    frame.contains(point) ? .inside : .near
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    guard environment.isEnabled else { return }
    let isInside = keepsTracking(point)
    switch phase {
    case .began: setPressed(true)
    case .moved: setPressed(isInside)
    case .cancelled: setPressed(false)
    case .ended:
      setPressed(false)
      if isInside { view.action() }
    }
  }

  /// A finger may stray 70 points; in a list it stays on the row.
  private func keepsTracking(_ point: CGPoint) -> Bool {
    guard environment.isInListRow else {
      return target.insetBy(dx: -70, dy: -70).contains(point)
    }
    return abs(point.y - frame.midY) < max(44, frame.height) / 2 + 70
  }

  private func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    if case .custom = environment.buttonStyling {
      graph.update { madeContent?.receive(content(of: view)) }
    }
    invalidateDisplay()
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var parts: [AccessibilityNode] = []
    super.accessibility(in: &parts)
    list.append(
      AccessibilityNode(
        role: .button,
        label: parts.compactMap(\.label).joined(separator: ", "),
        isEnabled: environment.isEnabled,
        frame: windowRect(frame),
        view: containerView
      )
    )
  }
}

/// The label as it is, or what a custom style makes of it.
struct ButtonContent<Label: View>: View {
  let plain: Label?
  let styled: AnyView?

  var body: some View {
    if let plain {
      plain
    } else if let styled {
      styled
    }
  }
}
