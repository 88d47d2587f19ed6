import UIKit

class ProgressPage: StackedPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (caption, progress) in [("Empty", Float(0)), ("A third", 0.33), ("Done", 1)] {
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = progress
      add(caption, bar, isWide: true)
    }
    let tinted = UIProgressView(progressViewStyle: .bar)
    tinted.progress = 0.6
    tinted.progressTintColor = .systemGreen
    tinted.trackTintColor = .systemGray5
    add("Tinted", tinted, isWide: true)

    let medium = UIActivityIndicatorView(style: .medium)
    medium.startAnimating()
    let large = UIActivityIndicatorView(style: .large)
    large.startAnimating()
    let coloured = UIActivityIndicatorView(style: .large)
    coloured.color = .systemPink
    coloured.startAnimating()
    let still = UIActivityIndicatorView(style: .large)
    still.hidesWhenStopped = false
    add("Spinners: medium, large, coloured, stopped", row([medium, large, coloured, still]))

    let dots = UIPageControl()
    dots.numberOfPages = 5
    dots.currentPage = 2
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    add("Page control", dots)
    let prominent = UIPageControl()
    prominent.numberOfPages = 3
    if #available(iOS 14.0, *) {
      prominent.backgroundStyle = .prominent
    }
    prominent.pageIndicatorTintColor = .systemTeal
    prominent.currentPageIndicatorTintColor = .systemIndigo
    add("Coloured page control", prominent)
  }
}
