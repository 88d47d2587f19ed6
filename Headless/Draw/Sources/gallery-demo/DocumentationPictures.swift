@_spi(Headless) internal import Draw
internal import Foundation
internal import GalleryWalk
@_spi(Headless) internal import UIKit

/// The pictures of the documentation: the upper parts of moments of the walk.
@MainActor
struct DocumentationPictures {
  /// A part of a moment.
  private struct Excerpt {
    let story: WalkedStory
    let moment: String
    /// The points from the top of the screen. Nil: all of it.
    var height: CGFloat?
    let file: String
    var change: @Sendable (inout any UIMutableTraits) -> Void = { _ in }
  }

  private static let resources = "Sources/NavigationBridge/NavigationBridge.docc/Resources/"
  private static let excerpts: [Excerpt] = [
    Excerpt(story: .details, moment: "toggled", file: "Examples/Pictures/details.png"),
    Excerpt(story: .coordinator, moment: "red", file: "Examples/Pictures/red.png"),
    Excerpt(story: .checkout, moment: "flow-sheet", file: "Examples/Pictures/flow-sheet.png"),
    Excerpt(story: .unsavedChanges, moment: "guard-asks", file: "Examples/Pictures/guard-asks.png"),
    Excerpt(story: .titleArea, moment: "title-large", height: 330, file: "bar-title@2x"),
    Excerpt(story: .items, moment: "items-changed", height: 330, file: "bar-items@2x"),
    Excerpt(story: .menus, moment: "menus", height: 410, file: "bar-menu@2x"),
    Excerpt(story: .backButton, moment: "back-title", height: 330, file: "bar-back-button@2x"),
    Excerpt(story: .search, moment: "search-typed", height: 410, file: "bar-search@2x"),
    Excerpt(story: .screenBar, moment: "screen-bar", file: "bar-of-screen@2x"),
    Excerpt(story: .richBar, moment: "rich", height: 480, file: "bar@2x"),
    Excerpt(story: .richBar, moment: "rich", height: 480, file: "bar~dark@2x") {
      $0.userInterfaceStyle = .dark
    },
    Excerpt(story: .richBar, moment: "rich", height: 480, file: "bar-right-to-left@2x") {
      $0.layoutDirection = .rightToLeft
    },
    Excerpt(story: .richBar, moment: "rich", height: 560, file: "bar-largest-text@2x") {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    },
  ]

  /// Draws all of them.
  ///
  /// - Parameter root: The package's folder.
  static func write(into root: URL) throws {
    let renderer = try Renderer()
    for excerpt in excerpts {
      let traits = Stage().traits.modifyingTraits(excerpt.change)
      try StageLocal.$current.withValue(Stage(traits: traits)) {
        try GalleryWalk.run([excerpt.story]) { moment in
          guard moment.name.drop(while: { $0.isNumber || $0 == "-" }) == excerpt.moment
          else { return }
          try draw(excerpt, by: renderer, into: root)
        }
      }
    }
  }

  private static func draw(_ excerpt: Excerpt, by renderer: Renderer, into root: URL) throws {
    var list = Stage.current.displayList()
    if let height = excerpt.height { list.size.height = height }
    let isPath = excerpt.file.contains("/")
    let path = isPath ? excerpt.file : resources + excerpt.file + ".png"
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try renderer.picture(of: list, isOpaque: true).png().write(to: file)
    FileHandle.standardOutput.write(Data((path + "\n").utf8))
  }
}
