public import Combine
public import Foundation
@_spi(Headless) public import UIKit

// B.5
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency
  var body: Self.Body { get }

  @MainActor @preconcurrency
  init()
}

@available(iOS 14.0, *)
extension App {
  /// Launches the app on the stage, and writes what it shows.
  @MainActor @preconcurrency
  public static func main() {
    let stage = Stage.current
    stage.launch(Self.self)
    stage.loop.settle()
    FileHandle.standardOutput.write(Data((stage.textTree() + "\n").utf8))
  }
}

@_spi(Headless)
extension Stage {
  /// Launches an app of SwiftUI's as the system does.
  @available(iOS 14.0, *)
  public func launch<A: App>(
    _ type: A.Type,
    opening urls: [URL] = [],
    continuing link: NSUserActivity? = nil
  ) {
    perform {
      let delegate = AppDelegate()
      AppLaunch.begin(on: self)
      let root = AppWindow<A>()
      delegate.adapted = AppLaunch.take()
      delegate.root = root
      launch(delegate, opening: urls, continuing: link)
    }
  }
}

/// Makes what an app's window shows.
@MainActor
class AppWindowMaker {
  /// - Parameter delegates: Those of the app's own that its views may ask for.
  func makeController(_ delegates: [AnyObject], _ request: WindowRequest?) -> UIViewController {
    UIViewController()
  }

  func hasGroup(for request: WindowRequest) -> Bool { false }
}

@available(iOS 14.0, *)
final class AppWindow<A: App>: AppWindowMaker {
  private let app = A()

  override func makeController(
    _ delegates: [AnyObject],
    _ request: WindowRequest?
  ) -> UIViewController {
    UIHostingController(rootView: AppRoot(app: app, delegates: delegates, request: request))
  }

  override func hasGroup(for request: WindowRequest) -> Bool {
    var list = _WindowList()
    A.Body._addWindows(app.body, to: &list)
    return list.groups.contains { $0.answers(request) }
  }
}

/// The delegate that an app asks for while it is made.
@MainActor
enum AppLaunch {
  private static var delegate: (any UIApplicationDelegate)?

  static func begin(on stage: Stage) {
    delegate = nil
  }

  static func take() -> (any UIApplicationDelegate)? {
    defer { delegate = nil }
    return delegate
  }

  static func adopt(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
  }
}

@available(iOS 14.0, *)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    guard let made = ObjectMaker.make(delegateType) as? DelegateType else {
      preconditionFailure("\(delegateType) can't be made without arguments.")
    }
    wrappedValue = made
    AppLaunch.adopt(made)
  }

  public func update() {}
}

@available(iOS 14.0, *)
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
