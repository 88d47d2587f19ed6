// B.5
extension View {
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(StyleModifier(style: color.map { .style($0) } ?? .none))
  }

  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: .style(style)))
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor)
  }

  @available(iOS 15.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  @available(iOS 16.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontModifiers) { $0.weight = weight }
  }

  @available(iOS 16.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) { $0.isBold = isActive }
  }

  @available(iOS 16.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) { $0.isItalic = isActive }
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  @available(iOS 14.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// Writes the foreground; styles of unlike types can't be compared and count as changed.
nonisolated struct StyleModifier: ViewModifier {
  enum Style {
    case none
    case style(any ShapeStyle)
  }

  typealias Body = Never

  let style: Style

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    StyleNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class StyleNode<Modified: View>: EnvironmentNode<Modified, StyleModifier> {
  override func write(into values: inout EnvironmentValues) {
    values.foregroundLevels = ForegroundLevels()
    switch modifier.style {
    case .none: values.foreground = nil
    case .style(let style): values.foreground = style
    }
  }

  override func writesSame(_ old: StyleModifier, _ new: StyleModifier) -> Bool {
    switch (old.style, new.style) {
    case (.none, .none): true
    case (.style(let old as Color), .style(let new as Color)): old == new
    default: false
    }
  }
}
