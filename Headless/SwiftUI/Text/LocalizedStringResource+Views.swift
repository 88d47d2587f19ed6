public import UIKit

@available(iOS 16.0, *)
extension Text {
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

@available(iOS 16.0, *)
extension View {
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}

@available(iOS 16.0, *)
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(String(localized: titleResource), systemImage: name)
  }
}

@available(iOS 16.0, *)
extension Button where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(String(localized: titleResource), action: action)
  }
}
