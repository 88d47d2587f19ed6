/// What Foundation has on Apple's platforms: the way back, and forth again.
@MainActor
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""

    var isEmpty: Bool { !actions.contains { $0.target != nil } }
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0
  private var opensOfTurn = 0
  /// Whether the outermost group was opened for the turn that runs.
  private var isOpenForTurn = false

  public override init() {
    super.init()
  }

  // MARK: Groups

  open var groupsByEvent = true
  open var levelsOfUndo = 0 { didSet { trim() } }
  open var groupingLevel: Int { openGroups.count }

  open func beginUndoGrouping() {
    openForTurn()
    openGroups.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  /// With `groupsByEvent` all that one turn registers is one group.
  private func openForTurn() {
    guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
    openGroups.append(Group())
    isOpenForTurn = true
    opensOfTurn += 1
    let number = opensOfTurn
    Stage.current.loop.enqueue { [weak self] in
      guard let self, self.isOpenForTurn, self.opensOfTurn == number else { return }
      self.closeForTurn()
    }
  }

  private func closeForTurn() {
    guard isOpenForTurn, openGroups.count == 1 else { return }
    isOpenForTurn = false
    endUndoGrouping()
  }

  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      raise(
        .internalInconsistency,
        "endUndoGrouping: this UndoManager has no group that is open"
      )
    }
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    if openGroups.isEmpty {
      isOpenForTurn = false
      guard !group.actions.isEmpty else { return }
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      trim()
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Registering

  open func disableUndoRegistration() {
    disabledCount += 1
  }

  open func enableUndoRegistration() {
    disabledCount -= 1
  }

  open var isUndoRegistrationEnabled: Bool { disabledCount <= 0 }

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openForTurn()
    guard !openGroups.isEmpty else {
      raise(.internalInconsistency, "registerUndo: must begin a group before registering undo")
    }
    let action = Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    openGroups[openGroups.count - 1].actions.append(action)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    isOpenForTurn = false
    disabledCount = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func clear(_ stack: inout [Group]) {
      for index in stack.indices {
        stack[index].actions.removeAll { $0.target === object }
      }
      stack.removeAll { $0.actions.isEmpty }
    }
    clear(&undoStack)
    clear(&redoStack)
  }

  // MARK: Going back and forth

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool {
    undoStack.contains { !$0.isEmpty } || openGroups.contains { !$0.isEmpty }
  }

  open var canRedo: Bool { redoStack.contains { !$0.isEmpty } }

  open func undo() {
    closeForTurn()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    guard let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// What is registered meanwhile leads the other way.
  private func run(_ group: Group) {
    openGroups.append(Group(name: group.name))
    for action in group.actions.reversed() {
      action.run()
    }
    endUndoGrouping()
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      guard !undoStack.isEmpty else { return }
      undoStack[undoStack.count - 1].name = actionName
    } else {
      openGroups[0].name = actionName
    }
  }

  open var undoActionName: String { openGroups.first?.name ?? undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
