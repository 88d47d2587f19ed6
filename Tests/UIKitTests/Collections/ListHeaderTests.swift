import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// List cells that are headers of sections look like headers by themselves.
@MainActor
@Suite(.onStage)
struct ListHeaderTests {
  @Test
  func `a list cell as a header has a header's text and no card`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let screen = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    var fonts: [UIFont] = []
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      fonts.append(content.textProperties.font)
      content.text = "Places"
      cell.contentConfiguration = content
    }
    let collection = try #require(screen.collectionView)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Home"])
    source.apply(snapshot, animatingDifferences: false)

    Stage.current.show(screen)
    Stage.current.loop.settle()

    let view = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    let cell = try #require(collection.visibleCells.first)
    let plain = (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
    #expect(fonts.first == UIListContentConfiguration.groupedHeader().textProperties.font)
    #expect(fonts.first != plain)
    #expect(alpha(of: view) == 0)
    #expect(alpha(of: cell) == 1)
  }

  /// How opaque the first thing is that a view draws.
  private func alpha(of view: UIView) -> CGFloat? {
    guard case .fill(_, .color(let color)) = view.displayItems().first else { return nil }
    return color.alpha
  }
}
