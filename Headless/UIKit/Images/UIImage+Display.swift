extension UIImage {
  /// The symbol's name, for an image that is one.
  @_spi(Headless)
  public var symbolName: String? {
    if case .symbol(let name) = values.content { name } else { nil }
  }

  /// What VoiceOver says for it: its label, else the symbol's own.
  @_spi(Headless)
  @MainActor
  public var spokenName: String? {
    accessibilityLabel ?? symbolName.map(SymbolNames.label(for:))
  }

  /// The size for given traits and what a view or button adds to the symbol's configuration.
  @_spi(Headless)
  public func size(
    with configuration: SymbolConfiguration? = nil,
    traits: UITraitCollection
  ) -> CGSize {
    guard isSymbolImage else { return size }
    let side = mergedSymbol(configuration).side(for: traits)
    return CGSize(width: side, height: side)
  }

  /// What draws this image in a frame.
  ///
  /// A template takes the tint; symbols are templates unless they say otherwise.
  @_spi(Headless)
  public func displayItem(
    in frame: CGRect,
    tint: DisplayColor,
    traits: UITraitCollection,
    configuration: SymbolConfiguration? = nil
  ) -> DisplayItem? {
    let own = values.tint?.displayColor(for: traits)
    switch values.content {
    case .empty:
      return nil
    case .symbol(let name):
      let symbol = mergedSymbol(configuration)
      let isOriginal = values.renderingMode == .alwaysOriginal
      let color =
        symbol.colors.first?.displayColor(for: traits)
        ?? (isOriginal ? own ?? UIColor.label.displayColor(for: traits) : tint)
      let isMirrored = SymbolNames.isDirectional(name) || values.flipsForRightToLeft
      return .symbol(
        DisplaySymbol(
          name: name,
          frame: frame,
          weight: symbol.cssWeight,
          color: color,
          isFlipped: isMirrored && traits.layoutDirection == .rightToLeft
        )
      )
    case .bitmap(let data, _, _):
      let mask = values.renderingMode == .alwaysTemplate ? tint : own
      return .image(DisplayImage(data: data, frame: frame, tint: mask))
    case .drawing(let drawn):
      return drawn.group(in: frame, tint: values.renderingMode == .alwaysTemplate ? tint : own)
    }
  }

  // The image's own configuration wins over the view's.
  func mergedSymbol(_ configuration: SymbolConfiguration?) -> SymbolValues {
    configuration.map { $0.values.merging(values.symbol) } ?? values.symbol
  }
}
