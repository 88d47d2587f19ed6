/// A sheet of colours: the system's, by name, where iOS has a grid, a spectrum and sliders.
@available(iOS 14.0, *)
open class UIColorPickerViewController: UIViewController {
  private let list = PickerListController(title: "Colors", emptyText: "", closes: .close)
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
  /// What a well does with a colour.
  var didChoose: (UIColor) -> Void = { _ in }

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  private static let colors: [(String, UIColor)] = [
    ("Black", .black), ("Gray", .gray), ("White", .white), ("Red", .systemRed),
    ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
    ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink),
    ("Brown", .systemBrown),
  ]

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.close = { [weak self] in self?.closePicker() }
    list.rows = Self.colors.map { name, color in
      PickerListController.Row(title: name, color: color) { [weak self] in self?.choose(color) }
    }
    embed(list)
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    didChoose(color)
    guard #available(iOS 15.0, *) else {
      delegate?.colorPickerViewControllerDidSelectColor(self)
      return
    }
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  /// D: it is told when the sheet has gone, whoever closed it.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  override func makeSystemPresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    guard resolvedPresentationStyle == .pageSheet else { return nil }
    let sheet = UISheetPresentationController(
      presentedViewController: self,
      presenting: presenter
    )
    sheet.detents = [.medium(), .large()]
    return sheet
  }
}

/// All optional on iOS.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  @available(iOS 15.0, *)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

@available(iOS 14.0, *)
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}

  // D: a delegate of old hears of it by the method of old.
  @available(iOS 15.0, *)
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }

  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}
