import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What a collection view shows, reuses and tells (A.7, C.4).
@MainActor
@Suite(.onStage)
struct UICollectionViewTests {
  let stage = Stage.current
  let layout = UICollectionViewFlowLayout()
  let controller: NamesController

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    controller = NamesController(collectionViewLayout: layout)
    NameCell.made = 0
  }

  private var view: UICollectionView { controller.collectionView }

  private func tap(_ item: Int) throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    let frame = cell.convert(cell.bounds, to: nil)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test
  func `items are read in their order, after the header of their section`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    controller.names = [["Ada", "Bob"], ["Cleo"]]

    stage.show(controller)

    #expect(stage.textTree() == "Part 1\n• Ada\n• Bob\nPart 2\n• Cleo")
  }

  @Test
  func `only items in sight have cells, and cells are used again`() {
    controller.names = [(0..<1000).map { "\($0)" }]
    stage.show(controller)
    let shown = view.visibleCells.count
    #expect(shown < 40)
    #expect(view.cellForItem(at: IndexPath(item: 900, section: 0)) == nil)

    view.scrollToItem(at: IndexPath(item: 900, section: 0), at: .top, animated: false)
    stage.loop.settle()

    #expect(view.cellForItem(at: IndexPath(item: 900, section: 0)) != nil)
    #expect(NameCell.made <= shown * 2)
    #expect(view.visibleCells.contains { ($0 as? NameCell)?.reuses == 1 })
  }

  @Test
  func `a tap on an item highlights, selects and deselects in UIKit's order`() throws {
    stage.show(controller)
    try tap(0)
    controller.heard = []

    try tap(1)

    #expect(
      controller.heard == [
        "shouldHighlight Bob", "didHighlight Bob", "didUnhighlight Bob", "shouldSelect Bob",
        "didDeselect Ada", "didSelect Bob",
      ]
    )
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test
  func `an item that may not be selected isn't`() throws {
    controller.maySelect = false
    stage.show(controller)

    try tap(0)

    #expect(view.indexPathsForSelectedItems == [])
    #expect(!controller.heard.contains("didSelect Ada"))
  }

  @Test
  func `selecting in code calls no delegate`() {
    stage.show(controller)

    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])

    #expect(controller.heard.isEmpty)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  @Test
  func `several items are selected where that is allowed, and a second tap deselects`() throws {
    view.allowsMultipleSelection = true
    stage.show(controller)

    try tap(0)
    try tap(1)
    try tap(0)

    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test
  func `a batch of changes keeps the cells and the selection of what stays`() throws {
    stage.show(controller)
    try tap(2)
    let cleo = view.cellForItem(at: IndexPath(item: 2, section: 0))
    var isOver = false

    controller.names = [["Dora", "Cleo", "Ada"]]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: { _ in
      isOver = true
    }
    #expect(!isOver)
    stage.loop.settle()

    #expect(isOver)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cleo)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(stage.textTree() == "• Dora\n• Cleo (selected)\n• Ada")
  }

  @Test
  func `reloading forgets the selection`() throws {
    stage.show(controller)
    try tap(1)

    view.reloadData()
    stage.loop.settle()

    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test
  func `coming back to the screen clears its selection`() throws {
    let stack = UINavigationController(rootViewController: controller)
    stage.show(stack)
    try tap(1)
    stack.pushViewController(UIViewController(), animated: false)
    stage.loop.settle()

    stack.popViewController(animated: false)
    stage.loop.settle()

    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test
  func `changes that don't agree with the data raise`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      await MainActor.run {
        let controller = NamesController(collectionViewLayout: UICollectionViewFlowLayout())
        Stage.current.show(controller)
        controller.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test
  func `an identifier without a class raises`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewFlowLayout()
        )
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "None",
          for: IndexPath(item: 0, section: 0)
        )
      }
    }
  }
}
