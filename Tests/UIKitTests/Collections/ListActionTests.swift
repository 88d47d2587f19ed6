import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct ListActionTests {
  private let stage = Stage.current

  private final class Screen: UIViewController, UICollectionViewDelegate {
    var events: [String] = []
    var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
    private(set) lazy var list = makeList()
    private(set) lazy var source = makeSource()

    private func makeList() -> UICollectionView {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
        guard indexPath.item != 1 else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.events.append("delete \(indexPath.item)")
          done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          self?.events.append("flag \(indexPath.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, flag])
      }
      return UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        let options = UICellAccessory.OutlineDisclosureOptions(style: self?.style ?? .automatic)
        cell.accessories = item.hasPrefix("Folder") ? [.outlineDisclosure(options: options)] : []
      }
      return UICollectionViewDiffableDataSource(collectionView: list) { view, indexPath, item in
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.delegate = self
      view.addSubview(list)
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      events.append("select \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Share") { _ in self.events.append("share \(indexPaths)") }
        ])
      })
    }
  }

  private func show(_ items: [String]) -> Screen {
    let screen = Screen()
    stage.show(screen)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    screen.source.apply(snapshot, animatingDifferences: false)
    stage.loop.settle()
    return screen
  }

  private func node(_ label: String) throws -> AccessibilityNode {
    try #require(find(label))
  }

  private func find(_ label: String) -> AccessibilityNode? {
    stage.layers.flatMap { $0 }.flatMap(\.flattened).last { $0.label == label }
  }

  private func tap(_ label: String) throws {
    let frame = try node(label).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  private func swipe(_ label: String, by way: CGFloat) throws {
    let frame = try node(label).frame
    let start = CGPoint(x: 300, y: frame.midY)
    stage.drag(from: start, to: CGPoint(x: 300 + way, y: frame.midY), hold: 0.2)
    stage.loop.settle()
  }

  @Test func `a swipe shows the actions of a list's item`() throws {
    let screen = show(["A", "B", "C"])

    try swipe("C", by: -150)
    try tap("Flag")

    #expect(screen.events == ["flag 2"])
    #expect(find("Flag") == nil)
    let cell = try #require(screen.list.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.transform == .identity)
  }

  @Test func `a long swipe does the first action`() throws {
    let screen = show(["A", "B"])

    try swipe("A", by: -280)

    #expect(screen.events == ["delete 0"])
  }

  @Test func `an item without actions stays, and a tap closes those that are open`() throws {
    let screen = show(["A", "B"])

    try swipe("B", by: -150)
    #expect(find("Delete") == nil)
    try swipe("A", by: -150)
    #expect(find("Delete") != nil)
    try tap("B")

    #expect(find("Delete") == nil)
    #expect(screen.events == [])
  }

  @Test func `a finger that rests on an item opens its menu`() throws {
    let screen = show(["A", "B"])
    let frame = try node("B").frame

    stage.longPress(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
    try tap("Share")

    #expect(screen.events == ["share [[0, 1]]"])
  }

  private func showTree(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic
  ) -> Screen {
    let screen = Screen()
    screen.style = style
    stage.show(screen)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Folder 1", "Folder 2"])
    tree.append(["A", "B"], to: "Folder 1")
    tree.append(["C"], to: "Folder 2")
    tree.expand(["Folder 2"])
    screen.source.apply(tree, to: 0, animatingDifferences: false)
    stage.loop.settle()
    return screen
  }

  private func items(_ screen: Screen) -> [String] {
    screen.source.snapshot().itemIdentifiers
  }

  @Test func `a section snapshot shows what is expanded`() throws {
    let screen = showTree()

    #expect(items(screen) == ["Folder 1", "Folder 2", "C"])
    let cell =
      screen.list.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell
    #expect(cell?.indentationLevel == 1)

    try tap("Expand")
    #expect(items(screen) == ["Folder 1", "A", "B", "Folder 2", "C"])
    #expect(screen.source.snapshot(for: 0).isExpanded("Folder 1"))
    #expect(screen.events == [])

    try tap("Collapse")
    #expect(items(screen) == ["Folder 1", "A", "B", "Folder 2"])
  }

  @Test func `a header of an outline opens by a tap on it`() throws {
    let screen = showTree(.header)

    try tap("Folder 1")
    #expect(items(screen) == ["Folder 1", "A", "B", "Folder 2", "C"])
    try tap("A")

    #expect(screen.events == ["select 1"])
  }

  @Test func `an app may refuse to open an item, and brings what lies below it`() throws {
    let screen = showTree()
    var handlers = screen.source.sectionSnapshotHandlers
    handlers.shouldCollapseItem = { $0 != "Folder 2" }
    handlers.snapshotForExpandingParent = { _, _ in
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["New"])
      return children
    }
    screen.source.sectionSnapshotHandlers = handlers

    try tap("Collapse")
    #expect(items(screen) == ["Folder 1", "Folder 2", "C"])
    try tap("Expand")

    #expect(items(screen) == ["Folder 1", "New", "Folder 2", "C"])
  }

  @Test func `a section snapshot knows its tree`() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.insert(["a0"], before: "a1")
    tree.append(["x"], to: "a2")

    #expect(tree.items == ["a", "a0", "a1", "a2", "x", "b"])
    #expect(tree.rootItems == ["a", "b"])
    #expect(tree.level(of: "x") == 2)
    #expect(tree.parent(of: "x") == "a2")
    #expect(tree.parent(of: "a") == nil)
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a2"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a0", "a1", "a2", "x", "b"])
    #expect(tree.snapshot(of: "a2", includingParent: true).items == ["a2", "x"])
    tree.delete(["a2"])
    #expect(tree.items == ["a", "a0", "a1", "b"])
  }
}
