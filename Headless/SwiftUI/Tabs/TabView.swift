@_spi(Headless) import UIKit

// B.5
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewLook) private var look

  init(bound selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(bound: selection, content())
  }

  @available(iOS 18.0, *)
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  )
  where
    Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue
  {
    self.init(bound: selection, TabContentBuilder.Content(content: content()))
  }

  @MainActor
  public var body: some View {
    switch look {
    case .tabs, .sidebar, .bar:
      TabContainer(parts: parts, selection: erased, look: look).ignoresSafeArea()
    case .pages(let showsDots):
      PagesContainer(parts: parts, selection: erased, showsDots: showsDots)
    }
  }

  @MainActor
  private var parts: [TabPart] {
    var list = TabParts()
    list.add(content)
    return list.parts
  }

  private var erased: TabSelection? {
    selection.map { selection in
      TabSelection(
        get: { AnyHashable(selection.wrappedValue) },
        set: { value in
          guard let value = value.base as? SelectionValue else { return }
          selection.wrappedValue = value
        }
      )
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(bound: nil, content())
  }
}

@available(iOS 18.0, *)
extension TabView {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(bound: nil, TabContentBuilder.Content(content: content()))
  }
}

/// The binding of a tab view, whatever its values are.
struct TabSelection {
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void
}
