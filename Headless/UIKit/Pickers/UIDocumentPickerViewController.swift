/// The browser of documents, of which there are none here: a person can only cancel, a stage can
/// choose.
open class UIDocumentPickerViewController: UIViewController {
  private let list = PickerListController(
    title: "Browse",
    emptyText: "No Documents",
    closes: .cancel
  )
  private let exported: [URL]
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  @available(iOS, introduced: 8.0, deprecated: 14.0)
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  @available(iOS 14.0, *)
  public init(forExporting urls: [URL], asCopy: Bool) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  @available(iOS 14.0, *)
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.close = { [weak self] in self?.cancel() }
    if !exported.isEmpty {
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save",
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          choose(exported)
        }
      )
    }
    embed(list)
  }

  private func cancel() {
    delegate?.documentPickerWasCancelled(self)
    closePicker()
  }

  /// A person chooses documents.
  @_spi(Headless)
  public func choose(_ urls: [URL]) {
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    closePicker()
  }
}

@available(iOS, introduced: 8.0, deprecated: 14.0)
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// All optional on iOS. D: the picker closes itself.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
