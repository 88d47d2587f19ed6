import Foundation
import NavigationBridge
import SwiftUI
import UIKit

@MainActor
private enum ModalSnippets {
  enum AppRoute: Route {
    case settings, help
    case detail(Int)

    func view() -> some View { Text("A screen") }
  }

  struct Address {}

  struct FilterView: View {
    var body: some View { Text("Filter") }
  }

  struct MapView: View {
    var body: some View { Text("Map") }
  }

  struct AddressForm: View {
    var body: some View { Text("Address") }
  }

  struct EditorView: View {
    var body: some View { Text("Editor") }
  }

  static func present(
    _ navigator: Navigator,
    _ detent: Binding<SheetDetent>,
    reload: @escaping () -> Void
  ) {
    // 1
    navigator.present(AppRoute.settings, as: .formSheet) { reload() }
    navigator.present(FilterView(), as: .sheet(detents: [.medium, .large], selection: detent))
    navigator.present(MapView(), as: .fullScreen)
    // 2
    navigator.dismissPresented()
    navigator.push(AppRoute.detail(1))
    navigator.present(AppRoute.help)
    // 5
    navigator.present(EditorView(), inheriting: [\.locale, \.lineSpacing])
    // end
  }

  static func wait(_ navigator: Navigator) async {
    // 3
    guard let address = await navigator.present(returning: Address.self, AddressForm()) else {
      return
    }
    // end
    _ = address
  }

  static func alert(
    _ navigator: Navigator,
    _ context: UIKitNavigationBarActionContext,
    _ actions: [NavigationAlert.Action],
    _ url: URL,
    delete: @escaping @MainActor () -> Void
  ) {
    // 4
    navigator.alert(
      "Delete the message?",
      actions: [.destructive("Delete") { delete() }, .cancel("Keep")]
    )
    navigator.confirmationDialog(NavigationAlert(actions: actions), from: .action(context))
    navigator.share([url], from: .action(context))
    // end
  }
}
