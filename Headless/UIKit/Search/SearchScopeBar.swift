/// The scopes of a search: segments of which the first is chosen at first.
final class SearchScopeBar: UISegmentedControl {
  /// Kept while there are no segments, as the bar's own property is.
  var index = 0 {
    didSet { showIndex() }
  }
  private var isShowingIndex = false

  func setTitles(_ titles: [String]) {
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
    showIndex()
  }

  private func showIndex() {
    isShowingIndex = true
    selectedSegmentIndex = (0..<numberOfSegments).contains(index) ? index : Self.noSegment
    isShowingIndex = false
  }

  override var selectedSegmentIndex: Int {
    didSet {
      guard !isShowingIndex, selectedSegmentIndex >= 0 else { return }
      index = selectedSegmentIndex
    }
  }
}
