import Combine
import UIKit

class ComposeViewController: UIViewController {
  private let store: MailStore
  private let original: Draft
  private let toField = UITextField()
  private let subjectField = UITextField()
  private let bodyView = UITextView()
  private var cancellables = Set<AnyCancellable>()
  private lazy var sendItem = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.circle.fill"),
    primaryAction: UIAction { [weak self] _ in self?.send() },
    menu: nil
  )

  init(draft: Draft, store: MailStore) {
    var draft = draft
    if draft.messageID == nil {
      let signature = UserDefaults.standard.string(forKey: "signature") ?? ""
      if !signature.isEmpty { draft.body = "\n\n" + signature + draft.body }
    }
    original = draft
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = draft.subject.isEmpty ? "New Message" : draft.subject
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    navigationItem.rightBarButtonItem = sendItem
    sendItem.accessibilityLabel = "Send"
    layOut()
    toField.text = original.to
    subjectField.text = original.subject
    bodyView.text = original.body
    // What is quoted stands below what one writes.
    if original.messageID == nil { bodyView.selectedRange = NSRange(location: 0, length: 0) }
    update()
    followKeyboard()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if original.to.isEmpty {
      toField.becomeFirstResponder()
    } else {
      bodyView.becomeFirstResponder()
    }
  }

  // MARK: Fields

  private func layOut() {
    toField.placeholder = "To"
    toField.keyboardType = .emailAddress
    toField.autocapitalizationType = .none
    toField.returnKeyType = .next
    let add = UIButton(type: .contactAdd)
    add.accessibilityLabel = "Add Contact"
    add.addAction(UIAction { [weak self] _ in self?.pickContact() }, for: .touchUpInside)
    toField.rightView = add
    toField.rightViewMode = .always
    subjectField.placeholder = "Subject"
    subjectField.returnKeyType = .next
    for field in [toField, subjectField] {
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.delegate = self
    bodyView.accessibilityLabel = "Message"
    bodyView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)

    let fields = UIStackView(arrangedSubviews: [
      toField, makeLine(), subjectField, makeLine(),
    ])
    fields.axis = .vertical
    for view in [fields, bodyView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      fields.topAnchor.constraint(equalTo: safeArea.topAnchor),
      fields.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      fields.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      bodyView.topAnchor.constraint(equalTo: fields.bottomAnchor),
      bodyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bodyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bodyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  private var draft: Draft {
    Draft(
      messageID: original.messageID,
      to: toField.text ?? "",
      subject: subjectField.text ?? "",
      body: bodyView.text ?? ""
    )
  }

  private func update() {
    sendItem.isEnabled = !draft.to.isEmpty
    isModalInPresentation = draft != original
    if let subject = subjectField.text { title = subject.isEmpty ? "New Message" : subject }
  }

  // The text scrolls above the keyboard.
  private func followKeyboard() {
    NotificationCenter.default
      .publisher(for: UIResponder.keyboardWillChangeFrameNotification)
      .sink { [weak self] notification in
        guard let self = self,
          let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey],
          let frame = value as? CGRect
        else { return }
        let overlap = self.bodyView.convert(frame, from: nil)
          .intersection(self.bodyView.bounds).height
        self.bodyView.contentInset.bottom = overlap
        self.bodyView.verticalScrollIndicatorInsets.bottom = overlap
      }
      .store(in: &cancellables)
  }

  private func pickContact() {
    let picker = ContactPickerViewController(contacts: store.contacts) { [weak self] contact in
      guard let self = self else { return }
      let text = self.toField.text ?? ""
      self.toField.text = text.isEmpty ? contact.address : text + ", " + contact.address
      self.update()
    }
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  // MARK: Leaving

  private func send() {
    store.send(draft)
    dismiss(animated: true)
  }

  private func cancel() {
    guard isModalInPresentation else {
      dismiss(animated: true)
      return
    }
    askToLeave()
  }

  private func askToLeave() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
        guard let self = self else { return }
        self.store.discard(self.draft)
        self.dismiss(animated: true)
      }
    )
    alert.addAction(
      UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in
        guard let self = self else { return }
        self.store.save(self.draft)
        self.dismiss(animated: true)
      }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }
}

extension ComposeViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    askToLeave()
  }
}

extension ComposeViewController: UITextFieldDelegate, UITextViewDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === toField {
      subjectField.becomeFirstResponder()
    } else {
      bodyView.becomeFirstResponder()
    }
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    update()
  }
}
