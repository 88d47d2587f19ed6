public import Foundation

// A.7
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.reuse.register(cellClass, kind: nil, identifier)
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    items.reuse.register(viewClass, kind: elementKind, identifier)
  }

  @discardableResult
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = items.reuse.take(kind: nil, identifier) as? UICollectionViewCell else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard"
      )
    }
    return cell
  }

  @discardableResult
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = items.reuse.take(kind: elementKind, identifier) else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      )
    }
    view.supplementKind = elementKind
    return view
  }

  // MARK: Registrations

  @available(iOS 14.0, *)
  @MainActor @preconcurrency
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = "\(Cell.self) \(UUID().uuidString)"
    let handler: Handler
    let wasMadeByProvider = ProviderCalls.areRunning

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  @available(iOS 14.0, *)
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = "\(Supplementary.self) \(UUID().uuidString)"
    let elementKind: String
    let handler: Handler
    let wasMadeByProvider = ProviderCalls.areRunning

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  @available(iOS 14.0, *)
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if registration.wasMadeByProvider {
      ProviderCalls.refuse(
        "a cell",
        "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider"
      )
    }
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let own = cell as? Cell else {
      raise(.internalInconsistency, "The cell that was dequeued isn't a \(Cell.self)")
    }
    if let item { registration.handler(own, indexPath, item) }
    return own
  }

  @available(iOS 14.0, *)
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if registration.wasMadeByProvider {
      ProviderCalls.refuse(
        "a supplementary view",
        "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource supplementary view provider"
      )
    }
    register(
      Supplementary.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: registration.identifier
    )
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let own = view as? Supplementary else {
      raise(.internalInconsistency, "The view that was dequeued isn't a \(Supplementary.self)")
    }
    registration.handler(own, kind, indexPath)
    return own
  }
}
