@_spi(Headless) import UIKit

/// A label at the leading edge and a switch at the trailing one.
final class ToggleNode<Label: View>: BoundNode<Toggle<Label>, ToggleContent<Label>, Bool> {
  private static var switchSize: CGSize { Accessory.toggleSize }
  private static var gap: CGFloat { 8 }

  override func content(of view: Toggle<Label>) -> ToggleContent<Label> {
    guard case .custom(let make) = environment.toggleStyling else {
      return ToggleContent(plain: view.label, styled: nil)
    }
    let label = AnyView(view.label)
    let styled = make(ToggleStyleConfiguration(label: label, isOn: view.isOn))
    return ToggleContent(plain: nil, styled: styled)
  }

  /// Whether a style of the app's draws it all.
  private var isStyled: Bool {
    if case .custom = environment.toggleStyling { true } else { false }
  }

  private var hidesLabel: Bool { environment.hidesLabels }

  override func binding(of view: Toggle<Label>) -> Binding<Bool> { view.isOn }

  private var isOn: Bool { value ?? false }

  override func environmentDidChange() {
    madeContent?.receive(content(of: view))
    invalidateLayout()
    invalidateDisplay()
    super.environmentDidChange()
  }

  override func refresh() {
    super.refresh()
    if isStyled { madeContent?.receive(content(of: view)) }
  }

  /// Inside its own style it is shown as by the system.
  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    guard isStyled else { return environment }
    var values = environment
    values.toggleStyling = .switch
    return values
  }

  // MARK: Layout

  private var stack: ImplicitStack { ImplicitStack(axis: nil, elements: elements) }

  private func labelProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - Self.switchSize.width - Self.gap) },
      height: proposal.height
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isStyled { return elements.isEmpty ? .zero : stack.size(proposal) }
    if hidesLabel { return Self.switchSize }
    let label = elements.isEmpty ? .zero : stack.size(labelProposal(proposal))
    let least = label.width + Self.gap + Self.switchSize.width
    let width = proposal.width.map { $0.isFinite ? max($0, least) : least } ?? least
    return CGSize(width: width, height: max(label.height, Self.switchSize.height))
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard !elements.isEmpty else { return }
    if isStyled { return stack.place(in: bounds, proposal: proposal) }
    let inner = labelProposal(ProposedViewSize(bounds.size))
    let size = stack.size(inner)
    let frame = CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    stack.place(in: frame, proposal: inner)
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    elements.first?.explicitGuide(guide, in: size)
  }

  private var switchFrame: CGRect {
    let frame = frame
    let size = Self.switchSize
    return CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX - size.width,
      y: frame.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Drawing

  override func display(in context: inout DisplayContext) {
    if isStyled || !hidesLabel { super.display(in: &context) }
    if isStyled { return }
    context.group(
      "Switch",
      frame: switchFrame.insetBy(dx: 0, dy: -8),
      isTapTarget: environment.isEnabled
    ) { inner in
      let items = Accessory.toggle(
        at: inner.local(switchFrame).origin,
        progress: isOn ? 1 : 0,
        isDark: environment.colorScheme == .dark,
        tint: environment.tint?.display(in: environment),
        isEnabled: environment.isEnabled,
        isMirrored: isRightToLeft
      )
      for item in items {
        inner.add(item)
      }
    }
  }

  // MARK: Touch

  private var target: CGRect {
    switchFrame.insetBy(dx: 0, dy: -8)
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    if !isStyled, target.contains(point) { return self }
    return super.hitTest(point)
  }

  override func aim(at point: CGPoint) -> TouchAim {
    switchFrame.contains(point) ? .inside : .near
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    guard phase == .ended, environment.isEnabled,
      target.insetBy(dx: -70, dy: -70).contains(point)
    else { return }
    view.isOn.wrappedValue.toggle()
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    if isStyled { return super.accessibility(in: &list) }
    var parts: [AccessibilityNode] = []
    super.accessibility(in: &parts)
    list.append(
      AccessibilityNode(
        role: .toggle,
        label: parts.compactMap(\.label).joined(separator: ", "),
        value: isOn ? "on" : "off",
        isEnabled: environment.isEnabled,
        frame: windowRect(target),
        view: containerView
      )
    )
  }
}

/// The label as it is, or what a custom style makes of it.
nonisolated struct ToggleContent<Label: View>: View {
  let plain: Label?
  let styled: AnyView?

  @MainActor
  var body: some View {
    if let plain {
      plain
    } else if let styled {
      styled
    }
  }
}

extension ToggleNode: RowControl {}

extension ToggleNode: RowTargetForwarder {
  var rowTargetInside: Node? { isStyled && elements.count == 1 ? elements[0].rowTarget : nil }
}
