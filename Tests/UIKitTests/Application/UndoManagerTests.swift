import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UndoManagerTests {
  @MainActor
  private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) {
      self.manager = manager
    }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test
  func `what was done is undone and redone`() {
    let manager = UndoManager()
    let counter = Counter(manager)
    #expect(!manager.canUndo)

    counter.set(1)
    Stage.current.loop.settle()
    counter.set(2)
    Stage.current.loop.settle()
    #expect(manager.canUndo && !manager.canRedo)

    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)

    manager.redo()
    manager.redo()
    #expect(counter.value == 2)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test
  func `all that one turn does is undone at once`() {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)

    manager.undo()

    #expect(counter.value == 0)
    #expect(!manager.canUndo)
  }

  @Test
  func `something new ends what could be redone`() {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    #expect(manager.canRedo)

    counter.set(5)

    #expect(!manager.canRedo)
  }

  @Test
  func `groups of an app's own are undone as one`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    manager.setActionName("Count")
    manager.endUndoGrouping()
    #expect(manager.undoMenuItemTitle == "Undo Count")

    manager.undo()

    #expect(counter.value == 0)
    #expect(manager.redoActionName == "Count")
  }

  @Test
  func `nothing is registered while that is off`() {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    counter.set(1)
    manager.enableUndoRegistration()

    #expect(!manager.canUndo)
  }

  @Test
  func `a target that is gone isn't kept`() {
    let manager = UndoManager()
    weak var gone: Counter?
    do {
      let counter = Counter(manager)
      gone = counter
      counter.set(1)
    }

    #expect(gone == nil)
    #expect(!manager.canUndo)
  }

  @Test
  func `responders share the manager of their window`() throws {
    let controller = UIViewController()
    Stage.current.show(controller)
    let field = UITextField()
    controller.view.addSubview(field)

    let manager = try #require(controller.undoManager)
    #expect(field.undoManager === manager)
    #expect(controller.view.window?.undoManager === manager)
    #expect(UIView().undoManager == nil)
  }
}
