import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What raises says the text of UIKit, and not for another reason.
@MainActor
@Suite(.onStage)
struct RaisedTextTests {
  private func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  // C.2
  @Test
  func `constraints between views of different trees`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let views = [UIView(), UIView()]
      views[0].topAnchor.constraint(equalTo: views[1].topAnchor).isActive = true
    }
    #expect(text(result).contains("because they have no common ancestor."))
    #expect(text(result).contains("'NSGenericException'"))
  }

  // C.2
  @Test
  func `a required constraint that gets weaker while it is installed`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      width.priority = .defaultHigh
    }
    #expect(
      text(result).contains(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not"
          + " supported.  You passed priority 750.0 and the existing priority was 1000.0."
      )
    )
  }

  // C.4
  @Test
  func `rows that disagree with the data source`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let controller = FruitController(count: 3)
      Stage.current.show(controller)
      Stage.current.loop.settle()
      controller.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(text(result).contains("'NSInternalInconsistencyException'"))
    #expect(text(result).contains("Invalid update: invalid number of rows in section 0."))
    #expect(text(result).contains("(0 inserted, 1 deleted)"))
  }

  // C.4
  @Test
  func `items that disagree with the data source`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let controller = NamesController(collectionViewLayout: UICollectionViewFlowLayout())
      Stage.current.show(controller)
      Stage.current.loop.settle()
      controller.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(text(result).contains("Invalid update: invalid number of items in section 0."))
  }

  // C.4
  @Test
  func `identifiers that no class is registered for`() async throws {
    let row = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView(frame: .zero, style: .plain)
      table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    }
    let item = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.dequeueReusableCell(
        withReuseIdentifier: "none",
        for: IndexPath(item: 0, section: 0)
      )
    }
    #expect(text(row).contains("unable to dequeue a cell with identifier none - must register"))
    #expect(
      text(item).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none"
      )
    )
  }

  // C.4
  @Test
  func `a provider that gives no cell`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      ProviderWithoutCells.show()
    }
    #expect(text(result).contains("failed to obtain a cell from its dataSource"))
  }

  // A.3
  @Test
  func `another delegate for a bar that a controller manages`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.delegate = OtherDelegate()
    }
    #expect(
      text(result).contains(
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      )
    )
  }
}

private final class OtherDelegate: NSObject, UINavigationBarDelegate {}

@MainActor
private enum ProviderWithoutCells {
  static func show() {
    let controller = UITableViewController(style: .plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: controller.tableView) {
      _,
      _,
      _ in nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada"])
    Stage.current.show(controller)
    source.apply(snapshot, animatingDifferences: false)
    Stage.current.loop.settle()
  }
}
