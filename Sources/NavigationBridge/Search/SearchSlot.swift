import UIKit

/// The item's search controller: one for as long as a search is described.
@MainActor
final class SearchSlot: BarSlot {
  private var session: SearchSession?
  private var original: UISearchController?
  private let hides = ClaimedValue<Bool>()
  private let placement = ClaimedValue<Int>()
  private let toolbar = ClaimedValue<Bool>()
  private let external = ClaimedValue<Bool>()
  private let context = ClaimedValue<Bool>()

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard let search = description.search else { return remove(from: screen) }
    let session = session ?? SearchSession(bridge: screen.bridge)
    self.session = session
    session.update(to: search, site: description.site(of: .search), on: screen)
    claim(search, on: screen)
    show(session.controller, on: screen)
    // Without it the search would stay over the screens that are pushed from it.
    claimContext(true, on: screen)
  }

  private func show(_ controller: UISearchController, on screen: BarScreen) {
    let live = screen.item.searchController
    guard live !== controller else { return }
    original = live
    screen.restructure("searchController") { screen.item.searchController = controller }
  }

  private func remove(from screen: BarScreen) {
    guard let session else { return }
    // Somebody who wrote since keeps his.
    if screen.item.searchController === session.controller {
      // While it is presented it has to stay where it is.
      guard session.end() else { return }
      guard screen.allowsStructure else { return screen.bridge.postpone() }
      screen.write("searchController") { screen.item.searchController = original }
    }
    claim(nil, on: screen)
    claimContext(nil, on: screen)
    self.session = nil
    original = nil
  }

  private func claim(_ search: NavigationBarSearch?, on screen: BarScreen) {
    let item = screen.item
    hides.set(search?.hidesWhenScrolling, live: item.hidesSearchBarWhenScrolling) { value in
      screen.write("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = value }
    }
    guard #available(iOS 16.0, *), screen.features.bar16 else { return }
    placement.set(
      search.map { $0.placement.systemValue(screen.features) },
      live: item.preferredSearchBarPlacement.rawValue
    ) { value in
      guard let placement = UINavigationItem.SearchBarPlacement(rawValue: value) else { return }
      screen.write("preferredSearchBarPlacement") {
        item.preferredSearchBarPlacement = placement
      }
    }
    claimIntegration(search, on: screen)
  }

  private func claimIntegration(_ search: NavigationBarSearch?, on screen: BarScreen) {
    #if SDK_26
    guard #available(iOS 26.0, *), screen.features.bar26 else { return }
    let item = screen.item
    toolbar.set(
      search?.allowsToolbarIntegration,
      live: item.searchBarPlacementAllowsToolbarIntegration
    ) { value in
      screen.write("searchBarPlacementAllowsToolbarIntegration") {
        item.searchBarPlacementAllowsToolbarIntegration = value
      }
    }
    external.set(
      search?.allowsExternalIntegration,
      live: item.searchBarPlacementAllowsExternalIntegration
    ) { value in
      screen.write("searchBarPlacementAllowsExternalIntegration") {
        item.searchBarPlacementAllowsExternalIntegration = value
      }
    }
    #endif
  }

  private func claimContext(_ wanted: Bool?, on screen: BarScreen) {
    let controller = screen.controller
    context.set(wanted, live: controller.definesPresentationContext) { value in
      screen.write("definesPresentationContext") {
        controller.definesPresentationContext = value
      }
    }
  }
}
