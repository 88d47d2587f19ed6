public import Foundation
@_spi(Headless) internal import UIKit

// B.2
@available(iOS 14.0, *)
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  init(_ label: Label, to destination: URL) {
    self.label = label
    self.destination = destination
  }

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label(), to: destination)
  }

  @MainActor
  public var body: some View {
    let destination = destination
    let openURL = openURL
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
  }
}

@available(iOS 14.0, *)
extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(Text(titleKey), to: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(Text(title), to: destination)
  }
}
