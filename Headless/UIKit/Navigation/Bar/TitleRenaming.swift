/// Renaming in place of the title: a field whose end asks and tells the item's delegate.
final class TitleRenaming: NSObject, UITextFieldDelegate {
  let field = UITextField(frame: .zero)
  private let item: UINavigationItem
  private weak var view: BarTitleView?
  private var isEnding = false

  init(_ item: UINavigationItem, text: String, in view: BarTitleView) {
    self.item = item
    self.view = view
    super.init()
    field.text = text
    field.textAlignment = .center
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.accessibilityLabel = "Rename"
    field.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: textField.text ?? "") ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    guard !isEnding else { return }
    isEnding = true
    let title = textField.text ?? ""
    view?.endRenaming()
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
  }
}

extension BarTitleView {
  func beginRenaming(_ item: UINavigationItem) {
    guard renaming == nil, let delegate = item.renameDelegate,
      delegate.navigationItemShouldBeginRenaming(item)
    else { return }
    let title = item.title ?? ""
    let (text, _) = delegate.navigationItem(
      item,
      willBeginRenamingWith: title,
      selectedRange: title.startIndex..<title.endIndex
    )
    let renaming = TitleRenaming(item, text: text, in: self)
    self.renaming = renaming
    addSubview(renaming.field)
    refresh()
    superview?.setNeedsLayout()
    superview?.performLayoutIfNeeded()
    renaming.field.becomeFirstResponder()
  }

  func endRenaming() {
    renaming?.field.removeFromSuperview()
    renaming = nil
    refresh()
    superview?.setNeedsLayout()
  }
}
