import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct EnvironmentalModifierTests {
  private struct Named: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Labelled(text: environment.colorScheme == .dark ? "dark" : "light")
    }
  }

  private struct Labelled: ViewModifier {
    let text: String
    func body(content: Content) -> some View { content.accessibilityLabel(text) }
  }

  @Test
  func `a modifier is asked for its environment's`() {
    let light = showHosted(Text("a").modifier(Named()))
    let dark = showHosted(Text("a").modifier(Named()).environment(\.colorScheme, .dark))

    #expect(light.view.accessibilityNodes().first?.label == "light")
    #expect(dark.view.accessibilityNodes().first?.label == "dark")
  }

  @Test
  func `nothing is switched on for accessibility`() {
    let values = EnvironmentValues()

    #expect(!values.accessibilityReduceMotion)
    #expect(!values.accessibilityVoiceOverEnabled)
    #expect(!values.supportsMultipleWindows)
  }

  @Test
  func `a phone opens no window`() {
    EnvironmentValues().openWindow(id: "second")

    #expect(Stage.current.windows.isEmpty)
    #expect(Stage.current.log.count == 1)
  }

  @Test
  func `a colour that no catalog has is clear and logged once`() {
    showHosted(Color("brand").frame(width: 10, height: 10))
    showHosted(Text("a").foregroundColor(Color("brand")))
    Stage.current.loop.settle()
    _ = Stage.current.displayList()

    #expect(
      Stage.current.log == ["No color named 'brand' found in asset catalog for main bundle"]
    )
    #expect(UIColor(named: "brand") == nil)
  }

  @Test
  func `a colour of UIKit's is made of one of SwiftUI's`() {
    let color = UIColor(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    var alpha: CGFloat = 0
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: &alpha)

    #expect(red == 1)
    #expect(alpha == 0.5)
    #expect(
      UIColor(Color.primary).resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark)
    )
  }

  private var dark: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }

  @Test
  func `levels of the foreground have styles of their own`() throws {
    struct Reader: View {
      @Environment(\.self) private var values
      let found: (EnvironmentValues) -> Void
      var body: some View {
        found(values)
        return Text("a")
      }
    }
    var values = EnvironmentValues()
    showHosted(Reader { values = $0 }.foregroundStyle(.red, .blue))

    #expect(
      HierarchicalShapeStyle.secondary._paint(in: values) == Color.blue._paint(in: values)
    )
    #expect(HierarchicalShapeStyle.primary._paint(in: values) == Color.red._paint(in: values))
  }
}
