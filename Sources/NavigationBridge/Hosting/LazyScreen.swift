import SwiftUI

/// A screen that is made when it is first needed, once.
struct LazyScreen<Screen: View>: View {
  let box: ScreenBox<Screen>

  var body: some View { box.screen }
}

/// Makes one screen, and keeps it for as long as its place lasts.
@MainActor
final class ScreenBox<Screen: View> {
  private var make: (@MainActor () -> Screen)?
  private var made: Screen?
  weak var bridge: ScreenBridge?

  init(_ make: @escaping @MainActor () -> Screen) {
    self.make = make
  }

  var screen: Screen {
    if let made { return made }
    guard let make else { preconditionFailure("A screen is made while it is being made.") }
    self.make = nil
    let screen = UpdateWatch.during(make)
    made = screen
    if let providing = screen as? any NavigationBarProviding {
      bridge?.base.fill(from: providing.navigationBar)
    }
    return screen
  }
}

/// A view that stands for another one.
protocol LazyContent {
  var contentType: Any.Type { get }
}

extension LazyScreen: LazyContent {
  nonisolated var contentType: Any.Type { Screen.self }
}

/// Hosts a screen that isn't made before it is needed.
@MainActor
func hostLazily<Screen: View>(
  bar: NavigationBarConfiguration?,
  _ make: @escaping @MainActor () -> Screen
) -> BridgedHostingController<LazyScreen<Screen>> {
  let box = ScreenBox(make)
  let controller = BridgedHostingController(content: LazyScreen(box: box), bar: bar)
  box.bridge = controller.bridge
  return controller
}
