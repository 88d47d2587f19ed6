import UIKit

class StacksPage: StackedPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    let distributions: [(String, UIStackView.Distribution)] = [
      ("Fill", .fill), ("Fill equally", .fillEqually),
      ("Fill proportionally", .fillProportionally), ("Equal spacing", .equalSpacing),
      ("Equal centering", .equalCentering),
    ]
    for (caption, distribution) in distributions {
      let row = UIStackView(arrangedSubviews: boxes())
      row.distribution = distribution
      row.spacing = 6
      row.backgroundColor = .secondarySystemBackground
      add(caption, row, isWide: true)
    }
    let alignments: [(String, UIStackView.Alignment)] = [
      ("Top", .top), ("Center", .center), ("Baseline", .firstBaseline),
    ]
    for (caption, alignment) in alignments {
      let row = UIStackView(arrangedSubviews: boxes())
      row.alignment = alignment
      row.spacing = 6
      row.backgroundColor = .secondarySystemBackground
      add(caption, row)
    }
  }

  private func boxes() -> [UIView] {
    let words: [(String, UIColor, UIFont.TextStyle)] = [
      ("A", .systemRed, .body), ("Bigger", .systemGreen, .title1), ("Of it", .systemBlue, .body),
    ]
    return words.map { text, color, style in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.textAlignment = .center
      label.textColor = .white
      label.backgroundColor = color
      return label
    }
  }
}
