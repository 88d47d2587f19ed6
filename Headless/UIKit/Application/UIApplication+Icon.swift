import Foundation

extension UIApplication {
  public var supportsAlternateIcons: Bool { true }

  /// The name of the icon that is shown, nil for the primary one.
  public var alternateIconName: String? { chosenIconName }

  /// Only what the information of the bundle declares can be chosen.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let failure = choose(alternateIconName)
    guard let completionHandler else { return }
    Stage.current.loop.enqueue { completionHandler(failure) }
  }

  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let failure = choose(alternateIconName) { throw failure }
  }

  private func choose(_ name: String?) -> (any Error)? {
    if let name, declaredIcons?[name] == nil { return CocoaError(.fileNoSuchFile) }
    chosenIconName = name
    return nil
  }

  private var declaredIcons: [String: Any]? {
    let icons = Bundle.main.infoDictionary?["CFBundleIcons"] as? [String: Any]
    return icons?["CFBundleAlternateIcons"] as? [String: Any]
  }
}
