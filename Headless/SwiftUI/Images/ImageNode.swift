@_spi(Headless) import UIKit

final class ImageNode: ViewNode<Image> {
  private var loaded: UIImage?
  private var hasLoaded = false
  /// The forms in which the symbol was loaded.
  private var loadedVariants = SymbolVariants.none

  override func receive(_ new: Image) {
    guard new != view else { return }
    if new.source != view.source { hasLoaded = false }
    view = new
    invalidateLayout()
    invalidateDisplay()
  }

  override func environmentDidChange() {
    if case .symbol = view.source, loadedVariants != environment.symbolVariants {
      hasLoaded = false
    }
    invalidateLayout()
    invalidateDisplay()
  }

  override var plainImage: UIImage? { image }

  private var image: UIImage? {
    if hasLoaded { return loaded }
    hasLoaded = true
    switch view.source {
    case .symbol(let name):
      loadedVariants = environment.symbolVariants
      loaded = UIImage(systemName: loadedVariants.name(of: name))
      // D.2: nothing is drawn, and the name is logged.
      if loaded == nil { graph.log("No symbol named '\(name)' found in system symbol set") }
    case .ui(let image): loaded = image
    case .named(let name):
      loaded = UIImage(named: name)
      if loaded == nil { graph.log("No image named '\(name)' found in asset catalog") }
    }
    return loaded
  }

  /// A symbol is as large as the text around it.
  private var configuration: UIImage.SymbolConfiguration {
    let font = environment.resolvedFont
    let scale: UIImage.SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    return UIImage.SymbolConfiguration(
      pointSize: font.pointSize,
      weight: UIImage.SymbolWeight(rawValue: font.weight / 100) ?? .regular,
      scale: scale
    )
  }

  private var natural: CGSize {
    guard let image else { return .zero }
    return image.isSymbolImage
      ? image.size(with: configuration, traits: environment.colorTraits) : image.size
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    view.isResizable && image != nil
      ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard image?.isSymbolImage == true,
      guide == .firstTextBaseline || guide == .lastTextBaseline
    else { return nil }
    // A symbol is centred on the capital letters beside it.
    let pointSize = environment.resolvedFont.pointSize
    return size.height / 2 + TextMetrics.capHeight(pointSize: pointSize) / 2
  }

  override func display(in context: inout DisplayContext) {
    guard var image else { return }
    switch view.rendering {
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    let traits = environment.colorTraits
    let item = image.displayItem(
      in: context.local(frame),
      tint: environment.foregroundPaint.color,
      traits: traits,
      configuration: configuration
    )
    guard let item else { return }
    let shown = isRightToLeft ? item.mirroredIfDirectional : item
    guard image.isSymbolImage else { return context.add(shown) }
    let looks = environment.symbolEffects.compactMap { $0.motion?.look(at: graph.now) }
    context.add(shown.moved(in: context.local(frame), by: looks))
  }

  /// A symbol has one name in all its forms.
  private var symbolLabel: String? {
    guard case .symbol(let name) = view.source, loadedVariants != .none else { return nil }
    return UIImage(systemName: name)?.spokenName
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    guard !view.isDecorative, let image else { return }
    guard let label = view.label ?? symbolLabel ?? image.spokenName else { return }
    list.append(
      AccessibilityNode(
        role: .image,
        label: label,
        isEnabled: environment.isEnabled,
        frame: windowRect(frame),
        view: containerView
      )
    )
  }
}

extension DisplayItem {
  fileprivate var mirroredIfDirectional: DisplayItem {
    guard case .symbol(var symbol) = self, SymbolNames.isDirectional(symbol.name) else {
      return self
    }
    symbol.isFlipped = true
    return .symbol(symbol)
  }
}
