public import Foundation

// B.2
nonisolated public struct TextField<Label: View>: View {
  public typealias Body = Never

  let text: Binding<String>
  let label: Label
  let prompt: Text?
  var isSecure = false
  /// Several lines, which grow upright.
  var isMultiline = false
  /// Whether the binding is written when editing ends, and not before.
  var writesAtEnd = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(text: Binding<String>, label: Label, prompt: Text?, isSecure: Bool = false) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.isSecure = isSecure
  }

  @available(iOS 15.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }

  @available(iOS 16.0, *)
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label(), prompt: prompt)
    isMultiline = axis == .vertical
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    TextFieldNode(view, parent)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title), prompt: nil)
  }

  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  @available(iOS 16.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
    isMultiline = axis == .vertical
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(title), prompt: nil)
    isMultiline = axis == .vertical
  }

  @available(iOS 16.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
    isMultiline = axis == .vertical
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
    self.onEditingChanged = onEditingChanged
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
    self.onCommit = onCommit
  }
}

@available(iOS 15.0, *)
extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), label: Text(titleKey), prompt: prompt)
    writesAtEnd = true
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), label: Text(title), prompt: prompt)
    writesAtEnd = true
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formattedOptional(format), label: Text(titleKey), prompt: prompt)
    writesAtEnd = true
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formattedOptional(format), label: Text(title), prompt: prompt)
    writesAtEnd = true
  }
}

extension TextField where Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter
  ) {
    let text = Binding<String>(
      location: ConvertedLocation(
        value.location,
        read: { formatter.string(for: $0) ?? "" },
        write: { text in
          (formatter as? NumberFormatter)?.number(from: text) as? V
            ?? (formatter as? DateFormatter)?.date(from: text) as? V
        }
      )
    )
    self.init(text: text, label: Text(titleKey), prompt: nil)
    writesAtEnd = true
  }
}

extension Binding {
  /// The value as text; text that can't be read changes nothing.
  @available(iOS 15.0, *)
  fileprivate func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      location: ConvertedLocation(
        location,
        read: { format.format($0) },
        write: { try? format.parseStrategy.parse($0) }
      )
    )
  }

  @available(iOS 15.0, *)
  fileprivate func formattedOptional<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String>(
      location: ConvertedLocation(
        location,
        read: { $0.map { format.format($0) } ?? "" },
        write: { text -> Value? in
          text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
        }
      )
    )
  }
}

nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  @MainActor
  public var body: some View { field }
}

extension SecureField {
  @available(iOS 15.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, label: label(), prompt: prompt, isSecure: true)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    field = TextField(text: text, label: Text(titleKey), prompt: nil, isSecure: true)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = TextField(text: text, label: Text(title), prompt: nil, isSecure: true)
  }

  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    field = TextField(text: text, label: Text(titleKey), prompt: prompt, isSecure: true)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    var field = TextField(text: text, label: Text(titleKey), prompt: nil, isSecure: true)
    field.onCommit = onCommit
    self.field = field
  }
}
