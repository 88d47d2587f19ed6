/// One tab: a view of its own, and what tells it from the others.
struct TabPart {
  let id: AnyHashable
  var content: AnyView
  /// What a `Tab` says; nil for a view whose modifiers say it.
  var label: AnyView?
  var tag: AnyHashable?
  var role: TabRoleKind?
}

enum TabRoleKind {
  case search
}

/// A view that stands for several tabs, or for none.
@MainActor
protocol TabSource {
  func addTabs(to list: inout TabParts)
}

/// The tabs of a tab view, found in the value of its content.
@MainActor
struct TabParts {
  private(set) var parts: [TabPart] = []
  private var path: [AnyHashable] = []

  mutating func add(_ view: any View) {
    if let source = view as? any TabSource { return source.addTabs(to: &self) }
    append(erase(view))
  }

  private func erase(_ view: any View) -> AnyView {
    AnyView(view)
  }

  mutating func append(
    _ content: AnyView,
    label: AnyView? = nil,
    tag: AnyHashable? = nil,
    role: TabRoleKind? = nil
  ) {
    let id = path + [AnyHashable(parts.count { $0.id == AnyHashable(path) })]
    parts.append(
      TabPart(
        id: path.isEmpty ? AnyHashable(parts.count) : AnyHashable(id),
        content: content,
        label: label,
        tag: tag,
        role: role
      )
    )
  }

  /// Adds tabs and changes what they show.
  mutating func change(_ add: (inout TabParts) -> Void, by change: (AnyView) -> AnyView) {
    let first = parts.count
    add(&self)
    for index in parts.indices.dropFirst(first) {
      parts[index].content = change(parts[index].content)
    }
  }

  /// Adds views below a key, which tells them from those of other keys.
  mutating func within(_ key: AnyHashable, _ add: (inout TabParts) -> Void) {
    path.append(key)
    add(&self)
    path.removeLast()
  }
}

extension TupleView: TabSource {
  @MainActor
  func addTabs(to list: inout TabParts) {
    var index = 0
    visitElements { view in
      list.within(index) { $0.add(view) }
      index += 1
    }
  }
}

extension Group: TabSource where Content: View {
  @MainActor
  func addTabs(to list: inout TabParts) {
    list.add(content)
  }
}

extension ForEach: TabSource where Content: View {
  @MainActor
  func addTabs(to list: inout TabParts) {
    for element in data {
      list.within(AnyHashable(id(element))) { $0.add(content(element)) }
    }
  }
}

extension EmptyView: TabSource {
  @MainActor
  func addTabs(to list: inout TabParts) {}
}

extension Optional: TabSource where Wrapped: View {
  @MainActor
  func addTabs(to list: inout TabParts) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: TabSource where TrueContent: View, FalseContent: View {
  @MainActor
  func addTabs(to list: inout TabParts) {
    if let first { list.within("first") { $0.add(first) } }
    if let second { list.within("second") { $0.add(second) } }
  }
}
