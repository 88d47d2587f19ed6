public import Foundation

/// The view of the controller contains its collection view, which it is the data source and
/// delegate of (D, C.4).
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let layout: UICollectionViewLayout
  private var collection: UICollectionView?
  private var hasLoadedItems = false

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(newValue)
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? layout
  }

  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    let made = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dataSource = self
    made.delegate = self
    root.addSubview(made)
    collection = made
    view = root
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedItems {
      hasLoadedItems = true
      collection?.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for indexPath in collection?.indexPathsForSelectedItems ?? [] {
        collection?.deselectItem(at: indexPath, animated: animated)
      }
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if #available(iOS 14.0, *) { collection?.isEditing = editing }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise(
      .internalInconsistency,
      "the collection view's data source (\(self)) has no cell for item at index path \(indexPath)"
    )
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      .internalInconsistency,
      "the collection view's data source (\(self)) has no view for the supplementary element of "
        + "kind \(kind)"
    )
  }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  @available(iOS 16.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  @available(iOS 16.0, *)
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
