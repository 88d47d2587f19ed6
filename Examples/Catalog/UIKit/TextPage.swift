import UIKit

class TextPage: StackedPage, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let name = field("Name", .roundedRect)
    name.clearButtonMode = .always
    name.text = "Ada"
    name.returnKeyType = .done
    name.delegate = self
    add("Rounded, with a clear button", name, isWide: true)
    let search = field("Where", .line)
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    search.leftView = glass
    search.leftViewMode = .always
    add("Line, with an image", search, isWide: true)
    add("Bezel", field("Bezel", .bezel), isWide: true)
    let code = field("Code", .roundedRect)
    code.isSecureTextEntry = true
    code.text = "secret"
    add("Secure", code, isWide: true)
    let disabled = field("Disabled", .roundedRect)
    disabled.isEnabled = false
    disabled.text = "Can't be changed"
    add("Disabled", disabled, isWide: true)

    let notes = UITextView()
    notes.text = "Notes have several lines.\nThey scroll when there are too many of them."
    notes.font = .preferredFont(forTextStyle: .body)
    notes.backgroundColor = .secondarySystemBackground
    notes.layer.cornerRadius = 10
    notes.accessibilityLabel = "Notes"
    notes.heightAnchor.constraint(equalToConstant: 96).isActive = true
    add("Text view", notes, isWide: true)

    let label = UILabel()
    label.numberOfLines = 2
    label.text =
      "A label of two lines is cut at the end of its second line when there is more to say than fits."
    add("Label", label, isWide: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func field(_ placeholder: String, _ style: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = style
    return field
  }
}
