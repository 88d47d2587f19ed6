internal import NavigationBridge
@_spi(Headless) internal import SwiftUI
@_spi(Headless) internal import UIKit

/// A state change that touches one of six items, beside a search: by hand, by the bridge, and by rebuilding the list.
@MainActor
enum BarUpdates {
  static func run(_ report: Report) {
    report.section("A bar of six items, a menu and a search, one item touched by each state change")
    let plain = Ground.Side { SixItems.byHand($0) }
    let bridged = Ground.Side { BridgedSix(remote: $0).hostedWithBridge() }
    let rebuilt = Ground.Side { SixItems.rebuilding($0) }
    let update = Comparison(
      count: 20,
      yardstick: Comparison.Work { plain.toggle() },
      subject: Comparison.Work { bridged.toggle() }
    )
    report.ratio("the bridge against the update by hand", update, atMost: 1.3)
    let rebuild = Comparison(
      count: 20,
      yardstick: Comparison.Work { plain.toggle() },
      subject: Comparison.Work { rebuilt.toggle() }
    )
    report.note("rebuilding the arrays against the update by hand", decimal(rebuild.ratio))

    report.count("writes of the bridge in 1,000 of them", writes { bridged.toggle() }, equals: 1000)
    report.note("writes by rebuilding the arrays", "\(writes { rebuilt.toggle() })")
    report.count("items made by the bridge", newItems { bridged.toggle() }, equals: 0)
    report.note("items made by rebuilding the arrays", "\(newItems { rebuilt.toggle() })")
    report.count("writes in 1,000 unrelated changes", writes { bridged.rename() }, equals: 0)
    report.count("items made in them", newItems { bridged.rename() }, equals: 0)
  }

  private static func writes(_ change: () -> Void) -> Int {
    ItemWrites.reset()
    for _ in 0..<1000 { change() }
    return ItemWrites.navigationItems.total + ItemWrites.barItems.total
  }

  private static func newItems(_ change: () -> Void) -> Int {
    let before = LiveCounters.madeBarItems
    for _ in 0..<1000 { change() }
    return LiveCounters.madeBarItems - before
  }
}

/// The screen with its six items next to its state.
struct BridgedSix: View {
  let remote: Remote
  @State private var note = "Report"
  @State private var canSave = false
  @State private var query = ""

  var body: some View {
    let _ = remote.canSave = $canSave
    let _ = remote.name = $note
    DetailsForm(name: note, canSave: $canSave)
      .uiKitNavigationBarSearch(text: $query)
      .uiKitNavigationBar(
        title: "Details",
        subtitle: "Report",
        trailing: [.title("Save", isEnabled: canSave) { _ in canSave = false }]
          + SixItems.symbols.map { name in .systemImage(name, accessibilityLabel: name) { _ in } }
          + [
            .menu("More", systemImage: "ellipsis") {
              NavigationMenuAction("Rename", systemImage: "pencil") { note = "Final" }
              NavigationMenuAction("Delete", systemImage: "trash", isDestructive: true) {
                note = ""
              }
            }
          ]
      )
  }
}

/// The same screen, whose controller sets the bar: the one item, or the whole list.
struct SixItems: View {
  static let symbols = ["star", "heart", "trash", "folder"]

  let remote: Remote
  let change: @MainActor (Bool) -> Void
  @State private var note = "Report"
  @State private var canSave = false

  var body: some View {
    let _ = remote.canSave = $canSave
    let _ = remote.name = $note
    DetailsForm(name: note, canSave: $canSave)
      .onChange(of: canSave) { change($0) }
  }

  @MainActor
  static func byHand(_ remote: Remote) -> UIViewController {
    let items = makeItems(canSave: false)
    return makeController(remote, items) { _, canSave in items[0].isEnabled = canSave }
  }

  @MainActor
  static func rebuilding(_ remote: Remote) -> UIViewController {
    makeController(remote, makeItems(canSave: false)) { item, canSave in
      item?.title = "Details"
      item?.subtitle = "Report"
      item?.rightBarButtonItems = makeItems(canSave: canSave)
    }
  }

  @MainActor
  private static func makeController(
    _ remote: Remote,
    _ items: [UIBarButtonItem],
    _ change: @escaping @MainActor (UINavigationItem?, Bool) -> Void
  ) -> UIViewController {
    weak var shown: UINavigationItem?
    let screen = SixItems(remote: remote) { change(shown, $0) }
    let controller = UIHostingController(rootView: screen)
    shown = controller.navigationItem
    controller.navigationItem.title = "Details"
    controller.navigationItem.subtitle = "Report"
    controller.navigationItem.rightBarButtonItems = items
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    return controller
  }

  @MainActor
  private static func makeItems(canSave: Bool) -> [UIBarButtonItem] {
    let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    save.title = "Save"
    save.isEnabled = canSave
    let others = symbols.map { name in
      let item = UIBarButtonItem(
        image: UIImage(systemName: name),
        primaryAction: UIAction { _ in }
      )
      item.accessibilityLabel = name
      return item
    }
    let more = UIBarButtonItem(
      title: "More",
      image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [
        UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
          _ in
        },
      ])
    )
    return [save] + others + [more]
  }
}
