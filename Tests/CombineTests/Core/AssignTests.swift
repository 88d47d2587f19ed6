import Combine
import Testing

struct AssignTests {
  private final class Model {
    var text = "" { didSet { history.append(text) } }
    var history: [String] = []
  }

  @Test
  func `it writes each value to the property`() {
    let model = Model()
    let subject = PassthroughSubject<String, Never>()
    let cancellable = subject.assign(to: \.text, on: model)

    subject.send("a")
    subject.send("b")
    cancellable.cancel()
    subject.send("c")

    #expect(model.history == ["a", "b"])
  }

  @Test
  func `it holds the object until it ends`() {
    let subject = PassthroughSubject<String, Never>()
    var model: Model? = Model()
    weak let released = model
    let cancellable = model.map { subject.assign(to: \.text, on: $0) }
    model = nil
    #expect(released != nil)

    subject.send(completion: .finished)

    #expect(released == nil)
    cancellable?.cancel()
  }

  @Test
  func `cancelling releases the object`() {
    let assign = Subscribers.Assign(object: Model(), keyPath: \Model.text)
    #expect(assign.object != nil)

    assign.cancel()

    #expect(assign.object == nil)
  }
}
