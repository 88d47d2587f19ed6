public import Foundation
@_spi(Headless) public import UIKit

nonisolated public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case ui(UIImage)
    case named(String)
  }

  var source: Source
  var label: String?
  var isDecorative = false
  var isResizable = false
  var rendering: TemplateRenderingMode?

  init(source: Source) {
    self.source = source
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    label = name
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label.plain
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  public init(systemName: String) {
    source = .symbol(systemName)
  }

  public init(uiImage: UIImage) {
    source = .ui(uiImage)
  }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    return copy
  }
}

extension Image: View {
  public typealias Body = Never

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Image, _ parent: Node) -> ViewNode<Image> {
    ImageNode(view, parent)
  }
}
