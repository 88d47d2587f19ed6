import Foundation
import NavigationBridge
import SwiftUI
import UIKit

enum AppRoute: Route {
  case inbox
  case message(Int)

  func view() -> some View {
    switch self {
    case .inbox: InboxView()
    case .message(let id): MessageView(id: id)
    }
  }

  func bar() -> NavigationBarConfiguration? {
    switch self {
    case .inbox: NavigationBarConfiguration(title: "Inbox")
    case .message: nil
    }
  }
}

struct StartView: View {
  @RouteNavigator<AppRoute> private var navigator

  var body: some View {
    List {
      Button("First") { navigator.push(.message(1)) }
      RouteLink(AppRoute.message(2)) { Text("Second") }
    }
  }
}

private struct PresentingView: View {
  @RouteNavigator<AppRoute> private var navigator

  var body: some View {
    Button("Settings") { navigator.navigator?.present(SettingsView()) }
  }
}

@MainActor
private func setPaths(_ navigator: Navigator) -> [AppRoute] {
  navigator.setPath([AppRoute.message(1), .message(2), .message(3)])
  let routes = navigator.path(of: AppRoute.self)
  navigator.pop(to: AppRoute.message(1))
  navigator.pop(toLast: { $0.title == "Inbox" })
  navigator.replaceTop(with: AppRoute.message(4))
  return routes
}

@MainActor
private func wait(_ navigator: Navigator, reload: () -> Void) async {
  if await navigator.push(AppRoute.inbox).finished { reload() }
}

@MainActor
private func openLinks(_ navigator: Navigator, _ url: URL) {
  navigator.resolveLinks { url in
    Int(url.lastPathComponent).map { [AppRoute.inbox, .message($0)] }
  }
  navigator.open(url)
}

struct MailApp: View {
  @State private var path: [AppRoute] = []

  var body: some View {
    UIKitNavigationStack(path: $path) { InboxView() }
  }
}

// MARK: - Restoring

enum MailRoute: RestorableRoute {
  case message(Int)
  case settings

  func view() -> some View {
    switch self {
    case .message(let id): MessageView(id: id)
    case .settings: SettingsView()
    }
  }
}

@MainActor
private func restore(_ navigator: Navigator) {
  let storage = NavigationStorage(
    load: { UserDefaults.standard.data(forKey: "screens") },
    save: { UserDefaults.standard.set($0, forKey: "screens") }
  )
  try? navigator.save(to: storage)
  navigator.restore(from: storage, routes: MailRoute.self)
}

// MARK: - Adopting

private struct DetailsView: View {
  @Environment(\.navigator) private var navigator

  var body: some View { Button("Back") { navigator?.pop() } }
}

@MainActor
private func adopt(_ navigationController: UINavigationController, _ session: Session) -> Navigator
{
  navigationController.pushViewController(DetailsView().hostedWithBridge(), animated: true)
  let navigator = Navigator(
    adopting: navigationController,
    environment: AppEnvironment(session: session)
  )
  return navigator
}

@MainActor
private func find(in window: UIWindow, _ session: Session) -> Navigator {
  let navigator = Navigator(window: window, environment: AppEnvironment(session: session))
  return navigator
}
