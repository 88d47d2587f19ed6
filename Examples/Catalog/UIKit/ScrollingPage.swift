import UIKit

class ScrollingPage: UIViewController {
  private let scroll = UIScrollView()
  private let refresh = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 800, height: 1800)
    scroll.refreshControl = refresh
    view.addSubview(scroll)
    for row in 0..<18 {
      for column in 0..<8 {
        let tile = UILabel()
        tile.frame = CGRect(x: column * 100 + 4, y: row * 100 + 4, width: 92, height: 92)
        tile.text = "\(row * 8 + column)"
        tile.textAlignment = .center
        tile.backgroundColor = UIColor(
          hue: CGFloat(row) / 18,
          saturation: CGFloat(column + 1) / 9,
          brightness: 0.95,
          alpha: 1
        )
        tile.layer.cornerRadius = 12
        tile.clipsToBounds = true
        scroll.addSubview(tile)
      }
    }
  }
}
