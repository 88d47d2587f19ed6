import SwiftUI
import Testing

/// What an app writes: no import but SwiftUI's.
@MainActor
struct ClientConformanceTests {
  struct Screen: View {
    @Doubled(2) var number

    var body: some View { Text("\(number)").modifier(Plain()) }
  }

  struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  struct Native: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  struct NativeController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @propertyWrapper
  struct Doubled: DynamicProperty {
    private let number: Int
    var wrappedValue: Int { number * 2 }

    init(_ number: Int) { self.number = number }
  }

  @Test
  func `an app's types conform without the headless interface`() {
    let views: [any View] = [Screen(), Native(), NativeController()]

    #expect(views.count == 3)
    #expect(Screen().number == 4)
  }
}
