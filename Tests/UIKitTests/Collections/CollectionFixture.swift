import Foundation
@_spi(Headless) import UIKit

/// A collection view controller that shows names, and notes what its delegate hears.
@MainActor
final class NamesController: UICollectionViewController {
  var names: [[String]] = [["Ada", "Bob", "Cleo"]]
  var heard: [String] = []
  var maySelect = true

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NameCell.self, forCellWithReuseIdentifier: "Name")
    collectionView.register(
      NameHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header"
    )
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names[section].count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Name", for: indexPath)
    (cell as? NameCell)?.label.text = names[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Header",
      for: indexPath
    )
    (view as? NameHeader)?.label.text = "Part \(indexPath.section + 1)"
    return view
  }

  private func hear(_ what: String, _ indexPath: IndexPath) {
    heard.append("\(what) \(names[indexPath.section][indexPath.item])")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    hear("shouldHighlight", indexPath)
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { hear("didHighlight", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { hear("didUnhighlight", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    hear("shouldSelect", indexPath)
    return maySelect
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { hear("didSelect", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { hear("didDeselect", indexPath) }
}

@MainActor
final class NameCell: UICollectionViewCell {
  static var made = 0
  let label = UILabel()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

@MainActor
final class NameHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
