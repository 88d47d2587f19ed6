public import SwiftUI
public import UIKit

/// The document that a screen shows.
struct BarDocument {
  var url: URL
  var wantsIcon: Bool
  var share: (@MainActor () -> UIActivityViewController)?
}

extension View {
  /// Shows a document at the head of the title's menu, from iOS 16 on.
  ///
  /// - Parameters:
  ///   - url: The document's place. Nil leaves the title alone.
  ///   - wantsIcon: Whether its icon shows beside the title.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - share: Makes what shares the document. Nil: nothing does.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarDocument(
    _ url: URL?,
    wantsIcon: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line,
    share: (@MainActor () -> UIActivityViewController)? = nil
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.set(
      .document,
      url.map { BarDocument(url: $0, wantsIcon: wantsIcon, share: share) }
    )
    return modifier(BarModifier(configuration: configuration))
  }
}

/// The item's document properties: one object a document.
@MainActor
final class DocumentSlot: BarSlot {
  private var document: BarDocument?
  private var original: AnyObject?
  /// A `UIDocumentProperties`, which older systems don't know.
  private var applied: AnyObject?

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    let item = screen.item
    let old = document
    document = description.value(.document)
    guard let document else {
      guard let own = applied else { return }
      applied = nil
      // Somebody who wrote since keeps the properties.
      guard item.documentProperties === own else { return }
      screen.write("documentProperties") {
        item.documentProperties = original as? UIDocumentProperties
      }
      return
    }
    if let own = applied as? UIDocumentProperties, item.documentProperties === own,
      old?.url == document.url
    {
      if own.wantsIconRepresentation != document.wantsIcon {
        screen.write("documentProperties.wantsIconRepresentation") {
          own.wantsIconRepresentation = document.wantsIcon
        }
      }
      setShare(on: own, isNew: (old?.share == nil) != (document.share == nil))
      return
    }
    if item.documentProperties !== applied { original = item.documentProperties }
    let properties = UIDocumentProperties(url: document.url)
    properties.wantsIconRepresentation = document.wantsIcon
    setShare(on: properties, isNew: true)
    applied = properties
    screen.write("documentProperties") { item.documentProperties = properties }
  }

  /// The provider asks for the newest closure.
  @available(iOS 16.0, *)
  private func setShare(on properties: UIDocumentProperties, isNew: Bool) {
    guard isNew else { return }
    guard document?.share != nil else { return properties.activityViewControllerProvider = nil }
    properties.activityViewControllerProvider = { [weak self] in
      self?.document?.share?()
        ?? UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
  }
}
