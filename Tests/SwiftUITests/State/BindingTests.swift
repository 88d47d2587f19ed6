import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// B.2: what wrappers start with and what bindings carry.
@MainActor
@Suite(.onStage)
struct BindingTests {
  final class Box: @unchecked Sendable {
    var number = 1
    var animations: [Bool] = []
  }

  @Test
  func `a constant keeps its value, whatever is written`() {
    let binding = Binding.constant(3)

    binding.wrappedValue = 7

    #expect(binding.wrappedValue == 3)
  }

  @Test
  func `a setter may ask for the transaction`() {
    let box = Box()
    let binding = Binding<Int>(
      get: { box.number },
      set: { value, transaction in
        box.number = value
        box.animations.append(transaction.animation != nil)
      }
    )

    binding.wrappedValue = 2
    binding.animation().wrappedValue = 3
    binding.transaction(Transaction(animation: .default)).wrappedValue = 4

    #expect(box.number == 4)
    #expect(box.animations == [false, true, true])
  }

  @Test
  func `a binding of nothing is no binding`() {
    final class Names: @unchecked Sendable { var name: String? }
    let names = Names()
    let optional = Binding(get: { names.name }, set: { names.name = $0 })

    #expect(Binding(optional) == nil)
    names.name = "a"
    #expect(Binding(optional)?.wrappedValue == "a")
  }

  @Test
  func `its own projection is a binding to the same value`() {
    let box = Box()
    let binding = Binding(get: { box.number }, set: { box.number = $0 })

    binding.projectedValue.wrappedValue = 5

    #expect(binding.wrappedValue == 5)
  }

  struct Optionals: View {
    @State private var name: String?
    @State private var number = 2

    var body: some View {
      Text("\(name ?? "none") \(number)")
    }
  }

  @Test
  func `state of an optional starts with nil`() {
    #expect(showHosted(Optionals()).heard == ["none 2"])
  }

  @Test
  func `state outside a view keeps its initial value`() {
    let state = State(initialValue: 4)

    state.wrappedValue = 9

    #expect(state.wrappedValue == 4 && state.projectedValue.wrappedValue == 4)
  }
}
