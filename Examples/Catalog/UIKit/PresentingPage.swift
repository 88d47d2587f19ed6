import UIKit

@available(iOS 15.0, *)
class PresentingPage: StackedPage {
  private let outcome = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    outcome.text = "Nothing was chosen."
    outcome.numberOfLines = 0
    stack.addArrangedSubview(outcome)
    addButton("Alert") { [weak self] _ in self?.showAlert() }
    addButton("Sign In") { [weak self] _ in self?.showFields() }
    addButton("Action Sheet") { [weak self] button in self?.showSheetOfActions(button) }
    addButton("Sheet") { [weak self] _ in self?.showSheet() }
    addButton("Popover") { [weak self] button in self?.showPopover(button) }
    addButton("Form Sheet") { [weak self] _ in self?.showForm() }
  }

  private func addButton(_ title: String, _ action: @escaping (UIView) -> Void) {
    var configuration = UIButton.Configuration.bordered()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.addAction(
      UIAction { [weak button] _ in
        guard let button = button else { return }
        action(button)
      },
      for: .touchUpInside
    )
    stack.addArrangedSubview(button)
  }

  private func choice(_ title: String, _ style: UIAlertAction.Style) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] _ in
      self?.outcome.text = "\(title) was chosen."
    }
  }

  private func showAlert() {
    let alert = UIAlertController(
      title: "Delete the draft?",
      message: "It can't be brought back.",
      preferredStyle: .alert
    )
    alert.addAction(choice("Cancel", .cancel))
    alert.addAction(choice("Delete", .destructive))
    present(alert, animated: true)
  }

  private func showFields() {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(choice("Cancel", .cancel))
    let enter = choice("Enter", .default)
    alert.addAction(enter)
    alert.preferredAction = enter
    present(alert, animated: true)
  }

  private func showSheetOfActions(_ source: UIView) {
    let sheet = UIAlertController(
      title: "Photo",
      message: "What should become of it?",
      preferredStyle: .actionSheet
    )
    sheet.addAction(choice("Save", .default))
    sheet.addAction(choice("Duplicate", .default))
    sheet.addAction(choice("Remove", .destructive))
    sheet.addAction(choice("Cancel", .cancel))
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source.bounds
    present(sheet, animated: true)
  }

  private func showSheet() {
    let page = NotePage(text: "Behind a sheet that is half as high, the page can be used.")
    if let sheet = page.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 30
    }
    present(page, animated: true)
  }

  private func showPopover(_ source: UIView) {
    let page = NotePage(text: "A popover points at its source.")
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 280, height: 160)
    page.popoverPresentationController?.sourceView = source
    page.popoverPresentationController?.sourceRect = source.bounds
    page.popoverPresentationController?.permittedArrowDirections = .any
    present(page, animated: true)
  }

  private func showForm() {
    let page = NotePage(text: "A form sheet has its own size on a tablet.")
    page.title = "Form"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .formSheet
    present(stack, animated: true)
  }
}
