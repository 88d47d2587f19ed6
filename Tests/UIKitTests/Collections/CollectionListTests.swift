import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Lists in a collection view, with registrations and a diffable data source (A.7, C.4).
@MainActor
@Suite(.onStage)
struct CollectionListTests {
  let stage = Stage.current
  let controller = UIViewController()
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    view = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = name.count > 4 ? "A long name" : nil
      cell.contentConfiguration = content
      cell.accessories =
        name == "Ada" ? [.checkmark()] : [.label(text: "3"), .disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Part \(indexPath.section + 1)"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Bob", "Cleopatra"])
    source.apply(snapshot, animatingDifferences: false)
    stage.show(controller)
    stage.loop.settle()
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test
  func `rows are read with their second line, their label and their checkmark`() {
    #expect(
      stage.textTree() == """
        • Part 1
        • Ada (selected)
        • Bob, 3
        • Cleopatra, A long name, 3
        """
    )
  }

  @Test
  func `a row is as high as its content, and lies in the card`() throws {
    let ada = try #require(cell(0))
    let long = try #require(cell(2))

    #expect(long.frame.height > ada.frame.height)
    #expect(ada.frame.height >= 44)
    #expect(ada.frame.minX >= 16)
    #expect(ada.frame.maxX == view.bounds.width - ada.frame.minX)
  }

  @Test
  func `only what differs changes, and the other cells stay`() {
    let long = cell(2)
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Bob"])
    snapshot.insertItems(["Dora"], beforeItem: "Ada")
    var isOver = false

    source.apply(snapshot) { isOver = true }
    #expect(!isOver)
    stage.loop.settle()

    #expect(isOver)
    #expect(cell(2) === long)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "Dora")
    #expect(source.indexPath(for: "Ada") == IndexPath(item: 1, section: 0))
  }

  @Test
  func `a reconfigured item keeps its cell`() {
    let bob = cell(1)
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["Bob"])

    source.apply(snapshot)
    stage.loop.settle()

    #expect(cell(1) === bob)
  }

  @Test
  func `a cell's handler hears of the highlight`() throws {
    let bob = try #require(cell(1))
    var states: [Bool] = []
    bob.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    stage.loop.settle()

    bob.isHighlighted = true
    stage.loop.settle()

    #expect(states == [false, true])
  }

  @Test
  func `nothing of the list is cut or overlaps`() {
    #expect(DisplayAudit(stage.displayList()).findings.isEmpty)
  }
}
