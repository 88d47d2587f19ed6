import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CollectionGridTests {
  let stage = Stage.current

  @Test
  func `a flow layout fills lines, spreads their items, and keeps the columns`() {
    let grid = GridController()
    stage.show(grid)

    let frames = grid.collectionView.visibleCells.map(\.frame)
    #expect(frames.count == 5)
    #expect(frames[0] == CGRect(x: 10, y: 60, width: 110, height: 40))
    #expect(frames[1].minX == 141.5)
    #expect(frames[2].maxX == 383)
    #expect(frames[3] == CGRect(x: 10, y: 110, width: 110, height: 40))
    #expect(frames[4].minX == 141.5)
    #expect(stage.textTree().contains("Fruit"))
  }

  @Test
  func `a tap selects, a second item takes the selection over`() throws {
    let grid = GridController()
    stage.show(grid)

    for item in [0, 2] {
      let cell = try #require(
        grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      )
      stage.tap(at: cell.convert(CGPoint(x: 55, y: 20), to: nil))
      stage.loop.settle()
    }

    #expect(
      grid.trace == [
        "highlight 0", "unhighlight 0", "select 0", "highlight 2", "unhighlight 2", "deselect 0",
        "select 2",
      ]
    )
    #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  @Test
  func `only what is visible has cells, which are used again`() {
    let grid = GridController()
    grid.names = (0..<300).map { "item \($0)" }
    stage.show(grid)
    let shown = grid.collectionView.visibleCells.count
    #expect(shown < 70)

    grid.collectionView.scrollToItem(
      at: IndexPath(item: 299, section: 0),
      at: .bottom,
      animated: false
    )
    stage.loop.settle()

    #expect(grid.collectionView.indexPathsForVisibleItems.max()?.item == 299)
    #expect(grid.madeCells.count <= shown * 2)
  }

  @Test
  func `a diffable source keeps the selection by identity`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let root = UIViewController()
    root.view.addSubview(view)
    stage.show(root)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    stage.loop.settle()
    view.selectItem(at: source.indexPath(for: "b"), animated: false, scrollPosition: [])

    snapshot.insertItems(["c"], beforeItem: "a")
    source.apply(snapshot)
    stage.loop.settle()

    #expect(view.visibleCells.count == 3)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "c")
  }
}

private final class GridController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var names = ["apple", "banana", "cherry", "date", "elderberry"]
  var trace: [String] = []
  var madeCells: Set<ObjectIdentifier> = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "name")
    collectionView.register(
      HeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    madeCells.insert(ObjectIdentifier(cell))
    (cell as? GridCell)?.label.text = names[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { trace.append("highlight \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { trace.append("unhighlight \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { trace.append("select \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { trace.append("deselect \(indexPath.item)") }
}

private final class GridCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class HeaderView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 50))
    label.text = "Fruit"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
