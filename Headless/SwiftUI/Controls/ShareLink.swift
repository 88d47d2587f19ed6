public import Foundation
@_spi(Headless) internal import UIKit

// B.2
@available(iOS 16.0, *)
nonisolated public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage,
  PreviewIcon,
  Label: View
>:
  View
{
  let items: Data
  let label: Label
  @Environment(\.host) private var host

  init(_ items: Data, label: Label) {
    self.items = items
    self.label = label
  }

  @MainActor
  public var body: some View {
    let host = host
    let items = items.map { $0 as Any }
    Button {
      host.controller?.present(
        UIActivityViewController(activityItems: items, applicationActivities: nil),
        animated: true
      )
    } label: {
      label
    }
  }
}

@available(iOS 16.0, *)
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?

  @MainActor
  public var body: some View {
    SwiftUI.Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), label: label())
  }

  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), label: label())
  }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
