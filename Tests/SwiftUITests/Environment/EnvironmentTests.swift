import StageSupport
@_spi(Headless) import SwiftUI
import Testing

private enum NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

@MainActor
@Suite(.onStage)
struct EnvironmentTests {
  let trace = Trace()

  struct NumberReader: View {
    let trace: Trace
    @Environment(\.number) private var number
    var body: some View {
      let _ = trace("number \(number)")
      Text("\(number)")
    }
  }

  struct Deaf: View {
    let trace: Trace
    var body: some View {
      let _ = trace("deaf")
      Text("deaf")
    }
  }

  struct Writer: View {
    let model: Watched
    let trace: Trace
    var body: some View {
      Group {
        NumberReader(trace: trace)
        Deaf(trace: trace)
      }
      .environment(\.number, model.number)
    }
  }

  @Test
  func `a change of the environment evaluates only those that read the value`() {
    let model = Watched()
    _ = showHosted(Writer(model: model, trace: trace))
    trace.clear()

    model.number = 3
    flush()

    #expect(trace.take() == ["number 3"])
  }

  @Test
  func `the nearest writer counts`() {
    let host = showHosted(
      NumberReader(trace: trace).environment(\.number, 1).environment(\.number, 2)
    )

    #expect(host.heard == ["1"])
  }

  @Test
  func `a transform changes the value from outside`() {
    let host = showHosted(
      NumberReader(trace: trace).transformEnvironment(\.number) { $0 *= 10 }
        .environment(\.number, 4)
    )

    #expect(host.heard == ["40"])
  }

  @Test
  func `values that a modifier's body writes reach its content`() {
    struct Seven: ViewModifier {
      func body(content: Content) -> some View { content.environment(\.number, 7) }
    }

    let host = showHosted(NumberReader(trace: trace).modifier(Seven()))

    #expect(host.heard == ["7"])
  }

  // C.9.9
  @Test
  func `the environment doesn't cross to another hosting controller`() {
    struct Outer: View {
      let trace: Trace
      var body: some View { Wrapper(trace: trace).environment(\.number, 9) }
    }
    struct Wrapper: UIViewControllerRepresentable {
      let trace: Trace
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: NumberReader(trace: trace))
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    _ = showHosted(Outer(trace: trace))

    #expect(trace.take() == ["number 0"])
  }

  // C.9.9
  @Test
  func `traits cross to every hosting controller and follow changes`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.displayScale) private var scale
      @Environment(\.sizeCategory) private var category
      var body: some View { Text("\(scheme) \(width == .compact) \(scale) \(category)") }
    }
    let host = showHosted(Scheme())
    #expect(host.heard == ["light true 3.0 large"])

    host.overrideUserInterfaceStyle = .dark
    flush()

    #expect(host.heard == ["dark true 3.0 large"])
  }

  // B.2
  @Test
  func `an environment object is observed by its readers`() {
    struct Reader: View {
      let trace: Trace
      @EnvironmentObject private var model: PublishedStore
      var body: some View {
        let _ = trace("read \(model.number)")
        Text("\(model.number)")
      }
    }
    let model = PublishedStore()
    _ = showHosted(Reader(trace: trace).environmentObject(model))
    trace.clear()

    model.number = 2
    flush()

    #expect(trace.take() == ["read 2"])
  }

  // B.2
  @Test
  func `an observable object in the environment is found by its type`() {
    struct Reader: View {
      let trace: Trace
      @Environment(Watched.self) private var model
      @Environment(Other.self) private var other: Other?
      var body: some View {
        let _ = trace("read \(model.number) \(other == nil)")
        Text("\(model.number)")
      }
    }
    let model = Watched()
    _ = showHosted(Reader(trace: trace).environment(model))
    trace.clear()

    model.number = 2
    flush()

    #expect(trace.take() == ["read 2 true"])
  }

  // C.9.9
  @Test
  func `a missing environment object traps on access`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { () -> Void in
      await MainActor.run {
        struct Reader: View {
          @EnvironmentObject private var model: PublishedStore
          var body: some View { Text("\(model.number)") }
        }
        let host = UIHostingController(rootView: Reader())
        _ = host.sizeThatFits(in: CGSize(width: 100, height: 100))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      text.contains(
        "No ObservableObject of type PublishedStore found. A View.environmentObject(_:) for PublishedStore "
          + "may be missing as an ancestor of this view."
      )
    )
  }

  @Test
  func `a missing environment object that isn't read is no mistake`() {
    struct Reader: View {
      @EnvironmentObject private var model: PublishedStore
      var body: some View { Text("fine") }
    }

    #expect(showHosted(Reader()).heard == ["fine"])
  }

  // C.9.9
  @Test
  func `a bridged key is read from the host's traits and follows overrides`() {
    struct Reader: View {
      @Environment(\.note) private var note
      var body: some View { Text(note) }
    }
    let host = showHosted(Reader())
    #expect(host.heard == ["none"])

    host.traitOverrides[NoteTrait.self] = "told"
    flush()

    #expect(host.heard == ["told"])
  }

  @Test
  func `an open URL action answers with its handler's result`() {
    var opened: [String] = []
    let action = OpenURLAction { url in
      opened.append(url.absoluteString)
      return url.host() == "a" ? .handled : .discarded
    }
    var results: [Bool] = []

    for name in ["https://a", "https://b"] {
      guard let url = URL(string: name) else { continue }
      action(url) { results.append($0) }
    }

    #expect(opened == ["https://a", "https://b"])
    #expect(results == [true, false])
  }
}

private enum NoteTrait: UITraitDefinition {
  static let defaultValue = "none"
}

private enum NoteKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "default"

  static func read(from traitCollection: UITraitCollection) -> String {
    traitCollection[NoteTrait.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[NoteTrait.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

@Observable
final class Other {}
