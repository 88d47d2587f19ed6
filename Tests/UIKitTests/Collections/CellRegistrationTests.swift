import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CellRegistrationTests {
  @Test
  func `a registration made inside the provider raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      RegisteringController.show(registersInside: true)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(
      text.contains(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource cell provider."
      )
    )
  }

  @Test
  func `a registration made before gives the provider its cells`() {
    let screen = RegisteringController.show(registersInside: false)

    #expect(screen.collectionView.visibleCells.count == 1)
    #expect(screen.configured == ["Ada"])
  }
}

private final class RegisteringController: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>
  typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, String>

  var configured: [String] = []
  private var source: Source?

  @discardableResult
  static func show(registersInside: Bool) -> RegisteringController {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    let screen = RegisteringController(collectionViewLayout: layout)
    Stage.current.show(screen)
    screen.fill(registersInside: registersInside)
    Stage.current.loop.settle()
    return screen
  }

  private func fill(registersInside: Bool) {
    let registration = makeRegistration()
    source = Source(collectionView: collectionView) { [unowned self] view, indexPath, item in
      view.dequeueConfiguredReusableCell(
        using: registersInside ? self.makeRegistration() : registration,
        for: indexPath,
        item: item
      )
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada"])
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func makeRegistration() -> Registration {
    Registration { [weak self] _, _, item in self?.configured.append(item) }
  }
}
