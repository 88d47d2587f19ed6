/// Gives placeholders the content of a custom modifier.
@MainActor
protocol ContentProvider: AnyObject {
  /// Makes or hands over the node of the content for a placeholder.
  func makeContent(for placeholder: Node) -> Node
  func placeholderWillUnmount(_ placeholder: Node)
  /// Whether the content is only being put into its place: its own elements aren't asked for.
  var isPlacingContent: Bool { get }
}

/// Leads placeholders to the node that provides their content, for as long as it lives.
final class ContentLink: @unchecked Sendable {
  /// Read on the main actor alone, where nodes live.
  unowned(unsafe) var provider: (any ContentProvider)?
}

/// The node of a view with a custom modifier.
///
/// The body is evaluated when something needs it. While the graph only measures and the type of the
/// body says that it has no say in the size, nothing does: the content is measured directly.
final class CompositeModifierNode<Modified: View, Modifier: ViewModifier>:
  ViewNode<ModifiedContent<Modified, Modifier>>, ContentProvider
{
  private let plan = FieldPlan.of(Modifier.self)
  private var shown = ShownValue(Modifier.self)
  private var bodyNode: ViewNode<Modifier.Body>?
  /// The content before a placeholder took it.
  private var waiting: ViewNode<Modified>?
  private var wasMeasured = false
  private(set) var isPlacingContent = false
  private var contents: [ObjectIdentifier: ViewNode<Modified>] = [:]
  private let contentLink = ContentLink()

  deinit {
    contentLink.provider = nil
  }

  private var contentBody: ViewNode<Modifier.Body> {
    if let bodyNode { return bodyNode }
    let node = makeChild(evaluateBody())
    bodyNode = node
    return node
  }

  private func evaluateBody() -> Modifier.Body {
    Counters.bodyWasEvaluated()
    graph.note(evaluating: Modifier.self)
    return evaluate {
      plan.bind(&view.modifier, to: self)
      contentLink.provider = self
      return shown.value(to: view.modifier, in: graph)
        .body(content: _ViewModifier_Content(link: contentLink))
    }
  }

  // MARK: Content

  func makeContent(for placeholder: Node) -> Node {
    if let waiting {
      self.waiting = nil
      contents[ObjectIdentifier(placeholder)] = waiting
      waiting.move(to: placeholder)
      return waiting
    }
    let node = placeholder.makeChild(view.content)
    contents[ObjectIdentifier(placeholder)] = node
    return node
  }

  func placeholderWillUnmount(_ placeholder: Node) {
    contents[ObjectIdentifier(placeholder)] = nil
  }

  private var measuredContent: ViewNode<Modified>? {
    guard bodyNode == nil, !isRealized, Modifier._passage != .opaque else { return nil }
    if let waiting { return waiting }
    let node = makeChild(view.content)
    waiting = node
    wasMeasured = true
    return node
  }

  // MARK: Node

  override func receive(_ new: ModifiedContent<Modified, Modifier>) {
    let isSame = plan.areEqual(view.modifier, new.modifier)
    view.content = new.content
    if !isSame {
      let run = shown.change(from: view.modifier, to: new.modifier, of: self)
      view.modifier = new.modifier
      if bodyNode != nil {
        refreshIfNeeded()
        if let run { graph.evaluateFrames(of: self, along: run) }
      }
    }
    waiting?.receive(new.content)
    for content in contents.values {
      content.receive(new.content)
    }
  }

  override func refresh() {
    guard let bodyNode else { return }
    let body = evaluateBody()
    bodyNode.receive(body)
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    // The content is asked for before its placeholder exists, and the body writes its environment.
    guard child === waiting, Modifier._passage == .contentInEnvironment else { return environment }
    // The content may be what asks: its body must not be evaluated once more.
    isPlacingContent = true
    contentBody.makeElements()
    isPlacingContent = false
    return child.parent === self
      ? environment
      : child.parent?.environmentForChildren(child)
        ?? environment
  }

  override func environmentDidChange() {
    if bodyNode != nil, readsChangedEnvironment() { graph.markDirty(self) }
    super.environmentDidChange()
  }

  override var layoutReadsBody: Bool { Modifier._passage != .content }

  override func prepareChildren() {
    contentBody.realize()
    // The content that was measured without the body isn't used by it, or lies deeper now.
    guard wasMeasured else { return }
    wasMeasured = false
    waiting?.unmount()
    waiting = nil
    elementsDidChange()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let waiting { visit(waiting) }
    if let bodyNode { visit(bodyNode) }
  }

  override func appendElements(to list: inout [Node]) {
    if let measuredContent { return measuredContent.appendElements(to: &list) }
    contentBody.appendElements(to: &list)
  }
}

/// Where a custom modifier's body has its content.
final class PlaceholderNode<Modifier: ViewModifier>: ViewNode<_ViewModifier_Content<Modifier>> {
  private var content: Node?

  private func makeContentIfNeeded() -> Node? {
    if let content { return content }
    content = view.provider?.makeContent(for: self)
    return content
  }

  override func receive(_ new: _ViewModifier_Content<Modifier>) {}

  override func prepareChildren() {
    _ = makeContentIfNeeded()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func appendElements(to list: inout [Node]) {
    guard let content = makeContentIfNeeded(), view.provider?.isPlacingContent != true else {
      return
    }
    content.appendElements(to: &list)
  }

  override var layoutPathParent: Node? {
    Modifier._passage == .opaque ? parent : view.provider as? Node
  }

  override func willUnmount() {
    view.provider?.placeholderWillUnmount(self)
  }
}

extension Node {
  /// Makes what stands between this node and its elements.
  final func makeElements() {
    var list: [Node] = []
    appendElements(to: &list)
  }
}
