import Foundation
import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// How a layout's attributes are found, and whom a collection view asks for its size.
@MainActor
@Suite(.onStage)
struct LayoutIndexTests {
  private func index(_ frames: [CGRect], isVertical: Bool = true) -> LayoutIndex {
    var index = LayoutIndex()
    for (item, frame) in frames.enumerated() {
      let one = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0)
      )
      one.frame = frame
      index.append(one)
    }
    index.sort(isVertical: isVertical)
    return index
  }

  private func items(_ found: [UICollectionViewLayoutAttributes]) -> [Int] {
    found.map(\.indexPath.item)
  }

  @Test
  func `those in a rectangle are found, whatever their heights`() {
    let index = index([
      CGRect(x: 0, y: 0, width: 100, height: 300), CGRect(x: 100, y: 0, width: 100, height: 50),
      CGRect(x: 100, y: 60, width: 100, height: 50), CGRect(x: 0, y: 310, width: 100, height: 50),
    ])

    #expect(items(index.elements(in: CGRect(x: 0, y: 55, width: 200, height: 10))) == [0, 2])
    #expect(items(index.elements(in: CGRect(x: 0, y: 200, width: 200, height: 150))) == [0, 3])
    #expect(items(index.elements(in: CGRect(x: 0, y: 400, width: 200, height: 150))) == [])
    #expect(items(LayoutIndex().elements(in: .infinite)) == [])
  }

  @Test
  func `along a row it goes by x`() {
    let frames = (0..<10).map { CGRect(x: 50 * CGFloat($0), y: 0, width: 40, height: 40) }
    let index = index(frames, isVertical: false)

    #expect(items(index.elements(in: CGRect(x: 95, y: 0, width: 100, height: 40))) == [2, 3])
  }

  @Test
  func `what is pinned is found where it is now`() throws {
    let index = index((0..<5).map { CGRect(x: 0, y: 100 * CGFloat($0), width: 9, height: 90) })
    let first = try #require(index[CollectionElement(indexPath: IndexPath(item: 0, section: 0))])
    first.frame.origin.y = 300

    let rect = CGRect(x: 0, y: 310, width: 9, height: 50)

    #expect(items(index.elements(in: rect, and: [first])) == [3, 0])
  }

  private final class AskedCell: UICollectionViewCell {
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Source: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(AskedCell.self, forCellWithReuseIdentifier: "A")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 100 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "A", for: indexPath)
    }
  }

  private func show(estimated: Bool) -> Source {
    AskedCell.asked = 0
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 50)
    if estimated { layout.estimatedItemSize = CGSize(width: 393, height: 50) }
    let source = Source(collectionViewLayout: layout)
    Stage.current.show(source)
    Stage.current.loop.settle()
    return source
  }

  @Test
  func `cells aren't asked for their size where the layout has no estimates`() {
    let source = show(estimated: false)

    source.collectionView.contentOffset.y = 500
    Stage.current.loop.settle()

    #expect(AskedCell.asked == 0)
  }

  @Test
  func `while it scrolls only new cells are asked`() {
    let source = show(estimated: true)
    let before = AskedCell.asked
    #expect(before > 0)

    for step in 1...10 {
      source.collectionView.contentOffset.y = CGFloat(step)
      Stage.current.loop.settle()
    }

    #expect(AskedCell.asked <= before + 2)
  }
}
