public import Foundation
@_spi(Headless) import UIKit

// B.2, C.9.8
extension EnvironmentValues {
  var host: HostReference {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }

  var isPresentedByHost: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  @available(iOS 15.0, *)
  public var dismiss: DismissAction { DismissAction(host: host) }

  @available(iOS 15.0, *)
  public var isPresented: Bool { isPresentedByHost }

  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationLocation(isPresented: isPresentedByHost, host: host))
  }

  @available(iOS 14.0, *)
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum HostKey: EnvironmentKey {
  static var defaultValue: HostReference { HostReference() }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  private let host: HostReference

  nonisolated init(host: HostReference) {
    self.host = host
  }

  public func callAsFunction() {
    guard let controller = host.controller else { return }
    HostDismissal.dismiss(controller)
  }
}

public struct PresentationMode {
  public internal(set) var isPresented: Bool

  public mutating func dismiss() {
    isPresented = false
  }
}

private final class PresentationLocation: Location<PresentationMode>, @unchecked Sendable {
  private let isPresented: Bool
  private let host: HostReference

  init(isPresented: Bool, host: HostReference) {
    self.isPresented = isPresented
    self.host = host
  }

  override func get() -> PresentationMode {
    PresentationMode(isPresented: isPresented)
  }

  override func set(_ value: PresentationMode, _ transaction: Transaction) {
    guard !value.isPresented else { return }
    MainActor.assumeIsolated {
      guard let controller = host.controller else { return }
      HostDismissal.dismiss(controller)
    }
  }

  override func isSame(as other: Location<PresentationMode>) -> Bool {
    guard let other = other as? PresentationLocation else { return false }
    return other.isPresented == isPresented && other.host == host
  }
}

public struct OpenURLAction {
  @available(iOS 15.0, *)
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded, system(URL?)
    }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))

    public static func systemAction(_ url: URL) -> Result {
      Result(kind: .system(url))
    }
  }

  private let handler: ((URL) -> Result)?

  init() {
    handler = nil
  }

  @available(iOS 15.0, *)
  @MainActor @preconcurrency
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard let handler else { return openBySystem(url, completion) }
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): openBySystem(other ?? url, completion)
    }
  }

  @MainActor
  private func openBySystem(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}
