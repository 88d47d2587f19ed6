import Foundation
import NavigationBridge
import SwiftUI
import UIKit

@MainActor
private enum ReadmeSnippets {
  static func bar(_ navigationController: UINavigationController, save: @escaping () -> Void) {
    // 1
    struct DetailsView: View {
      @State private var canSave = false
      let save: () -> Void

      var body: some View {
        Form { Toggle("Enable saving", isOn: $canSave) }
          .uiKitNavigationBar(
            title: "Details",
            trailing: [.title("Save", isEnabled: canSave) { _ in save() }]
          )
      }
    }

    let screen = DetailsView(save: save).hostedWithBridge()
    navigationController.pushViewController(screen, animated: true)
    // end
  }

  static func navigator(_ window: UIWindow, _ session: Session) {
    // 2
    struct InboxView: View {
      @Environment(\.navigator) private var navigator

      var body: some View {
        Button("Open") { navigator?.push(MessageView(id: 1)) }
        Button("Settings") { navigator?.present(SettingsView(), as: .formSheet) }
      }
    }

    let navigator = Navigator(root: InboxView(), environment: AppEnvironment(session: session))
    window.rootViewController = navigator.navigationController
    // end
  }

  // 3
  enum AppRoute: RestorableRoute {
    case message(Int), settings

    func view() -> some View {
      switch self {
      case .message(let id): MessageView(id: id)
      case .settings: SettingsView()
      }
    }
  }
  // end

  static func path(_ navigator: Navigator, _ storage: NavigationStorage) {
    // 4
    navigator.setPath([AppRoute.message(1), .message(2)])
    navigator.restore(from: storage, routes: AppRoute.self)
    // end
  }

  struct Links: View {
    @State private var path: [AppRoute] = []

    var body: some View {
      // 5
      RouteLink(AppRoute.settings) { Text("Settings") }
      UIKitNavigationStack(path: $path) { InboxView() }
      // end
    }
  }

  struct AddressView: View {
    let choose: (String) -> Void

    var body: some View { Button("Home") { choose("Home") } }
  }

  struct PaymentView: View {
    let pay: (Int) -> Void

    var body: some View { Button("Pay") { pay(42) } }
  }

  // 6
  final class CheckoutFlow: FlowCoordinator {
    func start(_ flow: NavigationFlow<Receipt>) {
      flow.navigator.push(
        AddressView { address in
          flow.navigator.push(
            PaymentView { total in flow.finish(Receipt(address: address, total: total)) }
          )
        }
      )
    }
  }
  // end

  static func run(_ navigator: Navigator) async {
    // 7
    let receipt = await navigator.run(CheckoutFlow(), as: .formSheet)
    // end
    _ = receipt
  }
}
