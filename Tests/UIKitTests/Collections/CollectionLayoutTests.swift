import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Where flow and compositional layouts put items (A.7).
@MainActor
@Suite(.onStage)
struct CollectionLayoutTests {
  let stage = Stage.current

  private func show(
    _ layout: UICollectionViewLayout,
    count: Int = 6,
    _ change: (NamesController) -> Void = { _ in }
  ) -> NamesController {
    let controller = NamesController(collectionViewLayout: layout)
    controller.names = [(0..<count).map { "\($0)" }]
    change(controller)
    stage.show(controller)
    return controller
  }

  private func frame(_ item: Int, in controller: NamesController) -> CGRect {
    controller.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      ?? .null
  }

  @Test
  func `full lines of a flow are spread, the last keeps their columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let controller = show(layout, count: 5)
    let room = controller.view.bounds.width

    #expect(frame(0, in: controller) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frame(2, in: controller).maxX == room)
    #expect(frame(3, in: controller).origin == CGPoint(x: 0, y: 60))
    #expect(frame(4, in: controller).minX == frame(1, in: controller).minX)
  }

  @Test
  func `a flow's delegate has the last word on sizes and spacing`() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 30) }

      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 5 }
    }
    let delegate = Delegate()
    let controller = show(UICollectionViewFlowLayout()) { $0.collectionView.delegate = delegate }

    #expect(frame(1, in: controller).minY == 35)
    #expect(frame(1, in: controller).width == controller.view.bounds.width)
  }

  @Test
  func `a flow that scrolls sideways fills columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 300)
    let controller = show(layout)

    #expect(frame(1, in: controller).minX == 0)
    #expect(frame(1, in: controller).minY > 300)
    #expect(controller.collectionView.contentSize.width > 300)
  }

  @Test
  func `a pinned header stays at the top while its section passes`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 200)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let controller = show(layout, count: 20)
    let view: UICollectionView = controller.collectionView

    view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    stage.loop.settle()

    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(header.frame.minY == 500 + view.adjustedContentInset.top)
  }

  @Test
  func `fractions of a compositional layout are those of what is around`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(80)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10)
    let controller = show(UICollectionViewCompositionalLayout(section: section))
    let half = (controller.view.bounds.width - 20) / 2

    #expect(frame(0, in: controller) == CGRect(x: 12, y: 7, width: half - 4, height: 76))
    #expect(frame(1, in: controller).minX == 12 + half)
    #expect(abs(frame(2, in: controller).minY - 97) < 0.01)
    #expect(abs(controller.collectionView.contentSize.height - 265) < 0.01)
  }

  @Test
  func `a counted group divides its room`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitem: NSCollectionLayoutItem(layoutSize: size),
      count: 3
    )
    group.interItemSpacing = .fixed(9)
    let controller = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    let third = (controller.view.bounds.width - 18) / 3

    #expect(abs(frame(1, in: controller).width - third) < 0.01)
    #expect(abs(frame(2, in: controller).maxX - controller.view.bounds.width) < 0.01)
    #expect(frame(3, in: controller).minY == 50)
  }

  @Test
  func `from right to left a compositional layout is mirrored`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(50)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      ),
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let controller = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { $0.view.semanticContentAttribute = .forceRightToLeft }
    controller.collectionView.semanticContentAttribute = .forceRightToLeft
    controller.collectionView.reloadData()
    stage.loop.settle()

    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    )
    #expect(cell.frame.maxX == controller.view.bounds.width)
  }

  @Test
  func `a section provider without a section raises`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        Stage.current.show(NamesController(collectionViewLayout: layout))
        Stage.current.loop.settle()
      }
    }
  }
}
