import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// B.2: the values that nobody wrote.
@MainActor
@Suite(.onStage)
struct EnvironmentDefaultTests {
  @Test
  func `values that no one wrote are the documented ones`() {
    let values = EnvironmentValues()

    #expect(values.colorScheme == .light && values.colorSchemeContrast == .standard)
    #expect(values.horizontalSizeClass == nil && values.verticalSizeClass == nil)
    #expect(values.layoutDirection == .leftToRight && values.isEnabled)
    #expect(values.lineLimit == nil && values.lineSpacing == 0)
    #expect(values.multilineTextAlignment == .leading && values.truncationMode == .tail)
    #expect(values.font == nil && values.textCase == nil && values.imageScale == .medium)
    #expect(values.dynamicTypeSize == .large && values.sizeCategory == .large)
    #expect(values.pixelLength == 1 / values.displayScale)
    #expect(values.editMode == nil && values.redactionReasons == [])
    #expect(!values.isPresented && !values.isSearching && !values.isFocused)
    #expect(values.refresh == nil && values.isScrollEnabled)
    #expect(values.controlSize == .regular && values.headerProminence == .standard)
    #expect(!values.supportsMultipleWindows && values.legibilityWeight == nil)
    #expect(!values.presentationMode.wrappedValue.isPresented)
  }

  @Test
  func `actions without a host do nothing`() {
    let values = EnvironmentValues()

    values.dismiss()
    values.dismissSearch()
    var mode = values.presentationMode.wrappedValue
    mode.dismiss()

    #expect(!mode.isPresented)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `an open URL action may handle, discard, or leave it to the system`() throws {
    let url = try #require(URL(string: "https://example.com"))
    let other = try #require(URL(string: "https://example.org"))
    var accepted: [Bool] = []

    OpenURLAction { _ in .handled }(url) { accepted.append($0) }
    OpenURLAction { _ in .discarded }(url) { accepted.append($0) }
    #expect(accepted == [true, false])
    OpenURLAction { _ in .systemAction }(url) { accepted.append($0) }
    OpenURLAction { _ in .systemAction(other) }(url) { accepted.append($0) }
    Stage.current.loop.settle()

    #expect(accepted == [true, false, true, true])
  }

  struct Nested: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text(isEnabled ? "enabled" : "disabled")
    }
  }

  @Test
  func `a value is written for what is inside, not beside`() {
    let host = showHosted(
      VStack {
        Nested().environment(\.isEnabled, false)
        Nested()
      }
    )

    #expect(host.heard == ["disabled", "enabled"])
  }
}
