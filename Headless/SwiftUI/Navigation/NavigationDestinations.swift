@_spi(Headless) import UIKit

/// A declaration of what a stack shows for values of a type.
@MainActor
protocol DestinationSource: AnyObject {
  var valueType: Any.Type { get }
  func view(for value: AnyHashable) -> AnyView?
}

/// The declarations of a stack, in the order in which they came: the root's first.
@MainActor
struct NavigationDestinations {
  private var sources: [Weak] = []

  private struct Weak {
    weak var source: (any DestinationSource)?
  }

  mutating func add(_ source: any DestinationSource) {
    sources.removeAll { $0.source == nil || $0.source === source }
    if sources.contains(where: { $0.source?.valueType == source.valueType }) {
      UIKit.log(
        "A navigationDestination for “\(source.valueType)” was declared earlier on the stack. Only "
          + "the destination declared closest to the root view of the stack will be used."
      )
    }
    sources.append(Weak(source: source))
  }

  mutating func remove(_ source: any DestinationSource) {
    sources.removeAll { $0.source == nil || $0.source === source }
  }

  func hasView(for value: AnyHashable) -> Bool {
    source(for: value) != nil
  }

  private func source(for value: AnyHashable) -> (any DestinationSource)? {
    let type = Swift.type(of: value.base)
    return sources.lazy.compactMap(\.source).first { $0.valueType == type }
  }

  /// A warning sign stands in for a value that nothing is declared for.
  func view(for value: AnyHashable) -> AnyView {
    if let view = source(for: value)?.view(for: value) { return view }
    UIKit.log(Self.missingText(for: value))
    return AnyView(Image(systemName: "exclamationmark.triangle.fill"))
  }

  static func missingText(for value: AnyHashable) -> String {
    "A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no "
      + "matching navigationDestination declaration visible from the location of the link. The "
      + "link cannot be activated."
  }
}
