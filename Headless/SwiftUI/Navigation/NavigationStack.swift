// B.3
@available(iOS 16.0, *)
nonisolated public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath = NavigationPath()
  @Environment(\.isColumnRoot) private var isColumnRoot
  private let bound: PathSource?
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    bound = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    bound = PathSource(path)
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    bound = PathSource(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      },
      removeLast: { count in
        var value = path.wrappedValue
        value.removeLast(count)
        path.wrappedValue = value
      }
    )
    self.root = root()
  }

  @MainActor
  public var body: some View {
    let path = bound ?? PathSource($ownPath)
    if isColumnRoot {
      root.modifier(ColumnPathModifier(path: path))
    } else {
      NavigationContainer(kind: .values, path: path, root: root).ignoresSafeArea()
    }
  }
}

@available(iOS 16.0, *)
extension PathSource {
  nonisolated init(_ path: Binding<NavigationPath>) {
    self.init(
      values: { path.wrappedValue.items.map(\.value) },
      append: { value in
        path.wrappedValue.append(erased: value)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) }
    )
  }
}
