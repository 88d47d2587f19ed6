// B.3
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let isActive: Binding<Bool>?
  let value: AnyHashable?
  @State private var handle = LinkHandle()
  @Environment(\.navigation) private var navigation
  @Environment(\.isHostInStack) private var isHostInStack
  @Environment(\.isInListRow) private var isInListRow

  init(
    label: Label,
    destination: Destination? = nil,
    isActive: Binding<Bool>? = nil,
    value: AnyHashable? = nil
  ) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
    self.value = value
  }

  @MainActor
  public var body: some View {
    Button {
      handle.activate()
    } label: {
      LinkLabel(label: label, isRow: isInListRow)
    }
    .disabled(!canActivate)
    .modifier(
      PresentedScreenModifier(
        isActive: isActive,
        handle: handle,
        value: value,
        needsStack: false,
        content: { destination.map { AnyView($0) } }
      )
    )
  }

  /// Outside of any stack, or without a value, a link is dimmed.
  private var canActivate: Bool {
    if destination == nil { return value != nil && navigation.model != nil }
    return navigation.model != nil || isHostInStack
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: isActive)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: selection.isEqual(to: tag))
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: selection.isEqual(to: tag))
  }

  /// On a phone each link is one to a detail.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    self
  }
}

extension NavigationLink where Label == Text {
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), destination: destination, isActive: isActive)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey),
      destination: destination,
      isActive: selection.isEqual(to: tag)
    )
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(label: Text(title), destination: destination, isActive: selection.isEqual(to: tag))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination())
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey),
      destination: destination(),
      isActive: selection.isEqual(to: tag)
    )
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), isActive: selection.isEqual(to: tag))
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), isActive: isActive)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), destination: destination(), isActive: isActive)
  }
}

@available(iOS 16.0, *)
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), value: value.map { AnyHashable($0) })
  }
}

/// The label of a link: in a row it fills the row, with a chevron at its end.
nonisolated struct LinkLabel<Label: View>: View {
  let label: Label
  let isRow: Bool

  @MainActor
  var body: some View {
    if isRow {
      HStack {
        label.foregroundColor(.primary)
        Spacer()
        DisclosureMark().foregroundColor(Color(uiColor: .tertiaryLabel))
      }
    } else {
      label
    }
  }
}

extension Binding {
  /// Whether an optional value is a given one; false makes it nil if it is.
  func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    let base = location
    return Binding<Bool>(
      location: ConvertedLocation(
        base,
        read: { $0 == tag },
        write: { isOn -> V?? in
          if isOn { return .some(tag) }
          return base.get() == tag ? .some(nil) : nil
        }
      ),
      transaction: transaction
    )
  }

  /// Whether an optional value is there; false makes it nil.
  func isPresent<V>() -> Binding<Bool> where Value == V? {
    let base = location
    return Binding<Bool>(
      location: ConvertedLocation(
        base,
        read: { $0 != nil },
        write: { isOn -> V?? in isOn || base.get() == nil ? nil : .some(nil) }
      ),
      transaction: transaction
    )
  }
}
