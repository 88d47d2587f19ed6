import Foundation
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

extension EnvironmentValues {
  /// A name, with var = "in the comment".
  @Entry fileprivate var owner: String = "nobody = here"
  @Entry fileprivate var count = 3
  @Entry fileprivate var note: String?
  @Entry var onTap: (_ times: Int) -> [String: Int] = { ["times": $0] }
}

extension Transaction {
  @Entry fileprivate var reason: String = "none"
}

/// `@Entry`, `#Preview` and `@Previewable`.
@MainActor
@Suite(.onStage)
struct EntryTests {
  private struct Reader: View {
    @Environment(\.owner) private var owner
    @Environment(\.count) private var count
    @Environment(\.note) private var note
    @Environment(\.onTap) private var onTap

    var body: some View {
      Text("\(owner), \(count), \(note ?? "no note"), \(onTap(2)["times"] ?? 0)")
    }
  }

  @Test
  func `an entry has its default`() {
    Stage.current.show(UIHostingController(rootView: Reader()))

    #expect(Stage.current.textTree() == "nobody = here, 3, no note, 2")
  }

  @Test
  func `an entry has what is written into the environment`() {
    Stage.current.show(
      UIHostingController(
        rootView: Reader().environment(\.owner, "Ada").environment(\.count, 4)
          .environment(\.note, "Hello")
      )
    )

    #expect(Stage.current.textTree() == "Ada, 4, Hello, 2")
  }

  @Test
  func `a transaction has entries too`() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")

    transaction.reason = "test"

    #expect(transaction.reason == "test")
  }
}

#Preview {
  Text("A preview is checked, and left out.")
}

#Preview("Named") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}
