public import SwiftUI
public import UIKit

/// A stack of UIKit's in an app that is all SwiftUI: its path is a binding.
///
/// ```swift
/// @main
/// struct MailApp: App {
///   @State private var path: [AppRoute] = []
///
///   var body: some Scene {
///     WindowGroup {
///       UIKitNavigationStack(path: $path) { InboxView() }.ignoresSafeArea()
///     }
///   }
/// }
/// ```
///
/// A new path pushes and pops; ways back that the user takes shorten the path, once, when the
/// transition has ended. When a guard refuses a new path, the binding gets back what is shown.
/// Screens that were pushed as views or controllers aren't in the path; a new path takes them away.
public struct UIKitNavigationStack<R: Route, Root: View, Shared: ViewModifier>: View {
  private let path: Binding<[R]>
  private let environment: Shared
  private let configure: (UINavigationController) -> Void
  private let root: Root

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - path: The routes above the root.
  ///   - environment: What the app says once for all screens of the stack. The first value stays:
  ///     what it observes updates the screens.
  ///   - configure: Called once with the new stack, before anything is seen of it.
  ///   - root: The first screen. It follows the state of the view around.
  public init(
    path: Binding<[R]>,
    environment: Shared,
    configure: @escaping (UINavigationController) -> Void = { _ in },
    @ViewBuilder root: () -> Root
  ) {
    self.path = path
    self.environment = environment
    self.configure = configure
    self.root = root()
  }

  public var body: some View {
    PathStack(path: path, environment: environment, configure: configure, root: root)
  }
}

extension UIKitNavigationStack where Shared == EmptyModifier {
  /// Creates a stack whose screens share nothing.
  ///
  /// - Parameters:
  ///   - path: The routes above the root.
  ///   - configure: Called once with the new stack, before anything is seen of it.
  ///   - root: The first screen. It follows the state of the view around.
  public init(
    path: Binding<[R]>,
    configure: @escaping (UINavigationController) -> Void = { _ in },
    @ViewBuilder root: () -> Root
  ) {
    self.init(path: path, environment: EmptyModifier(), configure: configure, root: root)
  }
}

/// The stack as SwiftUI embeds it.
private struct PathStack<R: Route, Root: View, Shared: ViewModifier>:
  UIViewControllerRepresentable
{
  let path: Binding<[R]>
  let environment: Shared
  let configure: (UINavigationController) -> Void
  let root: Root

  func makeCoordinator() -> PathSync<R, Root> { PathSync(root: root) }

  func makeUIViewController(context: Context) -> BridgedNavigationController {
    let stack = BridgedNavigationController()
    stack.engine.environment = StackEnvironment(environment)
    configure(stack)
    stack.setViewControllers([context.coordinator.root], animated: false)
    context.coordinator.connect(stack.navigator, path)
    return stack
  }

  func updateUIViewController(_ stack: BridgedNavigationController, context: Context) {
    let coordinator = context.coordinator
    coordinator.root.content = root
    coordinator.follow(path, animated: !context.transaction.disablesAnimations)
  }
}
