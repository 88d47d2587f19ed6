import Combine
package import NavigationCore
package import UIKit

/// What the navigators of one stack share: its places, its queue, its truth.
///
/// The app's navigator, the owned container and each hosted screen hold it. It holds the stack's
/// controllers weakly.
@MainActor
package final class StackEngine {
  let table = EntryTable()
  let stack: UIKitStack
  package let driver: StackDriver
  let hub = EventHub()
  /// What is presented from this stack and from those above it.
  let modals: ModalChain
  let reporter = NavigationIssueReporter.current
  /// What the app says once for all screens.
  ///
  /// A modal's own stack has its presenter's.
  var environment = StackEnvironment()
  /// The stacks of modals that are made before they can be presented: nothing else keeps them.
  var waitingStacks: [ObjectIdentifier: BridgedNavigationController] = [:]
  private var observers: [WeakNavigator] = []
  private var handles: [NavigationEntryID: WeakNavigator] = [:]
  /// From how many on those that are gone are looked for, so that many cost no more than few.
  private var observerLimit = 32
  private var handleLimit = 32
  private var willTellObservers = false
  /// Pushes that haven't ended, by the screen that asked and the route.
  private var openPushes: [OpenPush: Int] = [:]
  /// The app's navigator, of which there should be one.
  private(set) weak var owner: Navigator?
  /// Places that were made for a command that hasn't run.
  private var promised: [NavigationEntryID: Int] = [:]

  private struct OpenPush: Hashable {
    let caller: NavigationEntryID
    let route: AnyHashable
  }

  private struct WeakNavigator {
    weak var navigator: Navigator?
  }

  /// Creates the engine of a stack: in the chain of the one that presents it, if there is one.
  init(_ controller: UINavigationController, modals: ModalChain? = nil) {
    let modals = modals ?? ModalChain(base: controller)
    let runner = modals.runner
    self.modals = modals
    stack = UIKitStack(controller, table: table)
    driver = StackDriver(container: stack, runner: runner)
    driver.didChange = { [weak self] change, cause in self?.didChange(change, cause) }
    driver.didUpdate = { [weak self] in self?.tellObservers() }
    table.didMake = { [weak self] made in
      if let self { BridgeTable.bridge(of: made)?.expect(self) }
    }
    EngineTable.add(self, for: controller)
    for member in controller.viewControllers {
      BridgeTable.bridge(of: member)?.join(self)
      for contained in GuardDesk.bridges(in: member) { contained.enterContainersContext() }
    }
  }

  /// The engine of a stack, if it has one.
  static func engine(of controller: UINavigationController) -> StackEngine? {
    EngineTable.engine(of: controller)
  }

  /// The engine of a stack, made now if there is none.
  package static func adopt(_ controller: UINavigationController) -> StackEngine {
    engine(of: controller) ?? StackEngine(controller)
  }

  var controller: UINavigationController? { stack.controller }

  /// Looks at the stack: hosted screens call it whenever they move, appear or disappear.
  func screenDidChange(_ controller: UIViewController) {
    // In a call of the driver's it may be any of many: the driver looks when the call returns.
    guard !stack.isCalling else { return }
    driver.reconcile()
    stack.revealBelowTop()
    modals.look()
  }

  /// The modal with this stack has gone: what waits ends with `false`.
  func modalEnded() {
    driver.close()
    hub.finish()
  }

  // MARK: Entries

  /// The places now, the root first.
  var entryIDs: [NavigationEntryID] {
    if !driver.isMoving { driver.reconcile() }
    return driver.entries
  }

  func entry(_ id: NavigationEntryID) -> NavigationEntry {
    let record = table[id]
    return NavigationEntry(
      id: id,
      route: record?.route,
      title: record?.controller?.navigationItem.title,
      name: record?.name() ?? "a screen that left"
    )
  }

  /// A place for a controller or a factory that a command will use.
  func promise(_ record: EntryTable.Record) -> NavigationEntryID {
    let id = table.add(record)
    promise(id)
    return id
  }

  /// The place is kept until the command has ended.
  func promise(_ id: NavigationEntryID) {
    promised[id, default: 0] += 1
  }

  /// The command of promised places has ended.
  func release(_ ids: [NavigationEntryID]) {
    guard !ids.isEmpty else { return }
    let entries = Set(driver.entries)
    for id in ids {
      let count = promised[id, default: 1] - 1
      promised[id] = count > 0 ? count : nil
      if count <= 0, !entries.contains(id) { table.remove(id) }
    }
  }

  // MARK: Commands

  /// Whether a screen's push of an equal route hasn't ended.
  func isPushing(_ route: AnyHashable, _ caller: NavigationEntryID) -> Bool {
    openPushes[OpenPush(caller: caller, route: route)] != nil
  }

  func submit(
    _ order: StackOrder,
    _ call: StackCall,
    caller: NavigationEntryID?
  ) -> NavigationTask {
    let task = NavigationTask()
    let push = caller.flatMap { caller in
      order.pushedRoute.map { OpenPush(caller: caller, route: $0) }
    }
    if let push { openPushes[push, default: 0] += 1 }
    var request = StackRequest(order.command)
    request.isAnimated = call.isAnimated
    request.isForced = call.isForced
    request.cover = order.cover
    request.detour = { order.detour($0, task) }
    request.permission = { [weak self] change, id in
      self?.mayLeave(change, order.cover, id, call, task) ?? .granted
    }
    request.refused = { [self] refusal in report(refusal, call) }
    request.finished = { [self] result in
      if let push { openPushes[push] = openPushes[push].flatMap { $0 > 1 ? $0 - 1 : nil } }
      order.places.release()
      task.finish(result)
    }
    driver.submit(request)
    return task
  }

  private func report(_ refusal: StackRefusal, _ call: StackCall) {
    let names = driver.entries.map { screen($0).name }
    guard let text = StackIssue.text(refusal, tried: call.tried(), names: names) else { return }
    report(text, at: call.site)
  }

  func report(_ text: String, at site: CallSite) {
    reporter.report(NavigationIssue(text, fileID: site.fileID, line: site.line))
  }

  func refuse(_ text: String, at site: CallSite) -> NavigationTask {
    report(text, at: site)
    return .refused
  }

  // MARK: Changes

  private func didChange(_ change: StackChange, _ cause: NavigationEvent.Cause) {
    let removed = change.removed
    if hub.isHeard { tell(change, removed, by: cause) }
    // It may still be wanted, by a command that waits.
    for id in removed where promised[id] == nil { table.remove(id) }
  }

  private func tell(
    _ change: StackChange,
    _ removed: [NavigationEntryID],
    by cause: NavigationEvent.Cause
  ) {
    let added = change.added
    for id in removed { hub.send(.popped(screen(id), by: cause)) }
    for id in added { hub.send(.pushed(screen(id), by: cause)) }
    if removed.isEmpty, added.isEmpty {
      hub.send(.reordered(change.after.map { screen($0) }, by: cause))
    }
  }

  private func screen(_ id: NavigationEntryID) -> NavigationEvent.Screen {
    NavigationEvent.Screen(id: id, name: table[id]?.name() ?? "a screen that left")
  }

  // MARK: Observers

  /// The handle of a screen, made now if it has none.
  ///
  /// The screen keeps it; the engine doesn't.
  func navigator(for controller: UIViewController) -> Navigator {
    let id = table.id(of: controller)
    if let navigator = handles[id]?.navigator { return navigator }
    if handles.count >= handleLimit {
      handles = handles.filter { $0.value.navigator != nil }
      handleLimit = max(32, handles.count * 2)
    }
    let navigator = Navigator(place: NavigatorPlace(engine: self, entry: id))
    handles[id] = WeakNavigator(navigator: navigator)
    add(navigator)
    return navigator
  }

  /// Takes the app's navigator, and says whether it is the first.
  func take(owner navigator: Navigator) -> Bool {
    defer { owner = navigator }
    return owner == nil
  }

  /// Adds a navigator that may be there already.
  func addOnce(_ navigator: Navigator) {
    guard !observers.contains(where: { $0.navigator === navigator }) else { return }
    add(navigator)
  }

  func add(_ navigator: Navigator) {
    if observers.count >= observerLimit {
      observers.removeAll { $0.navigator == nil }
      observerLimit = max(32, observers.count * 2)
    }
    observers.append(WeakNavigator(navigator: navigator))
  }

  /// SwiftUI hears of it in the next turn, never while it updates, and once a turn.
  func tellObservers() {
    guard !willTellObservers else { return }
    willTellObservers = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      willTellObservers = false
      for observer in observers { observer.navigator?.objectWillChange.send() }
    }
  }
}
