import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// What of the environment a hosting controller takes from UIKit (C.9.9).
@MainActor
@Suite(.onStage)
struct HostEnvironmentTests {
  struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var scale
    @Environment(\.legibilityWeight) private var weight
    let box: Box
    var body: some View {
      let _ =
        box.values = [
          "\(scheme)", "\(contrast)", "\(height.map { "\($0)" } ?? "nil")",
          "\(width.map { "\($0)" } ?? "nil")", "\(direction)", "\(size)", "\(scale)",
          "\(weight.map { "\($0)" } ?? "nil")",
        ]
      Text("a")
    }
  }

  final class Box {
    var values: [String] = []
    var dismiss = {}
    var openURL: OpenURLAction?
  }

  enum Change: CaseIterable {
    case scheme, contrast, height, width, direction, size, scale, weight

    @MainActor
    func make(in traits: inout any UITraitOverrides) {
      switch self {
      case .scheme: traits.userInterfaceStyle = .dark
      case .contrast: traits.accessibilityContrast = .high
      case .height: traits.verticalSizeClass = .compact
      case .width: traits.horizontalSizeClass = .regular
      case .direction: traits.layoutDirection = .rightToLeft
      case .size: traits.preferredContentSizeCategory = .accessibilityLarge
      case .scale: traits.displayScale = 2
      case .weight: traits.legibilityWeight = .bold
      }
    }

    var value: String {
      switch self {
      case .scheme: "dark"
      case .contrast: "increased"
      case .height: "compact"
      case .width: "regular"
      case .direction: "rightToLeft"
      case .size: "accessibility2"
      case .scale: "2.0"
      case .weight: "bold"
      }
    }
  }

  // C.9.9
  @Test(arguments: Change.allCases)
  func `what derives from traits follows those of an outer controller`(change: Change) throws {
    let box = Box()
    let host = UIHostingController(rootView: Reader(box: box))
    let container = UIViewController()
    container.addChild(host)
    container.view.addSubview(host.view)
    host.didMove(toParent: container)
    Stage.current.show(container)
    let before = box.values

    change.make(in: &container.traitOverrides)
    flush()

    let index = try #require(Change.allCases.firstIndex(of: change))
    var expected = before
    expected[index] = change.value
    #expect(before[index] != change.value)
    #expect(box.values == expected)
  }

  struct Inner: View {
    let box: Box
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    var body: some View {
      let _ = box.dismiss = { dismiss() }
      let _ = box.openURL = openURL
      Text("inner")
    }
  }

  struct Wrapper: UIViewControllerRepresentable {
    let box: Box
    func makeUIViewController(context: Context) -> UIViewController {
      UIHostingController(rootView: Inner(box: box))
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  // C.9.9
  @Test
  func `the dismiss action of a host inside a host ends the presentation`() {
    let box = Box()
    let presenter = UIViewController()
    Stage.current.show(presenter)
    presenter.present(UIHostingController(rootView: Wrapper(box: box)), animated: false)
    flush()
    #expect(presenter.presentedViewController != nil)

    box.dismiss()
    Stage.current.loop.settle()

    #expect(presenter.presentedViewController == nil)
  }

  // C.9.9
  @Test
  func `an outer host's own way to open a URL doesn't reach a host inside`() throws {
    let box = Box()
    var opened: [URL] = []
    let outer = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    _ = showHosted(Wrapper(box: box).environment(\.openURL, outer))
    let url = try #require(URL(string: "https://example.com"))
    var results: [Bool] = []

    box.openURL?(url) { results.append($0) }
    flush()

    #expect(opened.isEmpty)
    #expect(results == [true])
    #expect(Stage.current.openedURLs == [url])
  }
}
