import GalleryStories
import NavigationBridgeTesting

/// Walks the Gallery as a person would, and shows each moment to an observer.
@MainActor
public struct GalleryWalk {
  /// One moment of the walk: what was done, and what a person sees then.
  public struct Moment {
    /// The number and a short name, such as "02-pushed": the name of a picture's file.
    public let name: String
    /// What was done, in words.
    public let caption: String
    /// The screen as a tree in text.
    public let transcript: String
  }

  let tester: NavigationTester
  private let observe: (Moment) throws -> Void
  private var count = 0

  /// Walks through stories, each from the list and back to it.
  ///
  /// - Parameters:
  ///   - stories: The stories, in order.
  ///   - observe: Called at each moment, while the screen shows it.
  /// - Throws: What a verb or the observer throws.
  public static func run(
    _ stories: [WalkedStory] = WalkedStory.allCases,
    observe: @escaping (Moment) throws -> Void
  ) throws {
    let tester = try NavigationTester(GalleryStack.make())
    var walk = GalleryWalk(tester: tester, observe: observe)
    try walk.show("root", "The Gallery opens.")
    for story in stories { try walk.walk(through: story) }
  }

  private mutating func walk(through story: WalkedStory) throws {
    switch story {
    case .details: try details()
    case .titleArea: try titleArea()
    case .items: try items()
    case .menus: try menus()
    case .backButton: try backButton()
    case .search: try search()
    case .screenBar: try screenBar()
    case .richBar: try richBar()
    case .routes: try routes()
    case .unsavedChanges: try unsavedChanges()
    case .checkout: try checkout()
    case .barBridge: try barBridge()
    case .coordinator: try coordinator()
    case .windowNavigation: try windowNavigation()
    }
  }

  private init(tester: NavigationTester, observe: @escaping (Moment) throws -> Void) {
    self.tester = tester
    self.observe = observe
  }

  mutating func show(_ name: String, _ caption: String) throws {
    count += 1
    let number = count < 10 ? "0\(count)" : "\(count)"
    try observe(
      Moment(name: "\(number)-\(name)", caption: caption, transcript: tester.screen)
    )
  }

  // MARK: Details

  private mutating func details() throws {
    let tester = tester
    try tester.paused { try tester.tap("Details") }
    tester.advance(by: 0.15)
    try show("mid-push", "A tap on Details pushes the form: the bar is complete on its way in.")
    tester.settle()
    try show("pushed", "The form has arrived. Save is dimmed.")

    try tester.toggle("Enable saving")
    try show("toggled", "The switch goes on: Save is enabled, in place.")

    try tester.openMenu("More")
    try show("menu", "More opens its menu.")
    try tester.choose("Rename")
    try show("renamed", "Rename changes the subtitle.")

    try tester.tap("Save")
    try show("saved", "Save counts, and is dimmed again.")

    try tester.tap("Share")
    try show("share-sheet", "Share opens the system's sheet.")
    try tester.pullDown()
    try show("share-closed", "The sheet is pulled down.")

    var walk = self
    try tester.swipeBack(holdingAt: 0.4, then: .cancelled(at: 0.4)) {
      try walk.show("mid-swipe", "A swipe back, held at 40 percent.")
    }
    self = walk
    try show("swipe-cancelled", "The finger goes back: the form stays.")

    try tester.swipeBack(.finished)
    try show("back", "A swipe that goes all the way: the list is back.")
  }
}
