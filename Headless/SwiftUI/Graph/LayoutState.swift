/// What a node knows about its own layout.
struct LayoutState {
  private var parentLink: NodeLink?
  /// The node that lays this one out.
  @MainActor var parent: Node? {
    get { parentLink?.node }
    set { parentLink = newValue?.link }
  }
  /// Where it was placed, in the coordinates of its container view.
  var frame = CGRect.zero
  var proposal = ProposedViewSize.unspecified
  var isPlaced = false
  var needsPlacement = true
  var isDirty = false
  /// The frame on its way to `frame`.
  var motion: Motion<CGRect>?
  /// How this node comes or goes.
  var presence: Presence?
  /// What left and is still to be seen.
  var leaving: [Node] = []
  /// Sizes by proposal, newest last; cleared when anything changes that they depend on.
  var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// Counts how often the sizes were forgotten: what else was measured with them goes too.
  private(set) var generation: UInt32 = 0

  static let sizeLimit = 6

  mutating func forgetSizes() {
    sizes = []
    generation &+= 1
  }
}
