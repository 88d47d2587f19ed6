public import Foundation

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
public class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  public var dimension: CGFloat { value }
  private let value: CGFloat

  required init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * container.width
    case .fractionalHeight: value * container.height
    case .absolute, .estimated: value
    }
  }
}

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
  }
}

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
public class NSCollectionLayoutSpacing: NSObject {
  public var spacing: CGFloat { value }
  public var isFixedSpacing: Bool { !isFlexible }
  public var isFlexibleSpacing: Bool { isFlexible }
  private let value: CGFloat
  private let isFlexible: Bool

  required init(_ value: CGFloat, isFlexible: Bool) {
    self.value = value
    self.isFlexible = isFlexible
    super.init()
  }

  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }
}

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room of a layout, and its traits.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, traits: UITraitCollection) {
    self.contentSize = contentSize
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
