import UIKit

@available(iOS 15.0, *)
class MenusPage: StackedPage, UIContextMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Actions"
    let pullDown = UIButton(configuration: configuration)
    pullDown.menu = makeMenu()
    pullDown.showsMenuAsPrimaryAction = true
    add("Pull-down", pullDown)

    var popUpConfiguration = UIButton.Configuration.bordered()
    popUpConfiguration.title = "Size"
    let popUp = UIButton(configuration: popUpConfiguration)
    popUp.menu = UIMenu(
      children: ["Small", "Medium", "Large"].map { title in
        UIAction(title: title, state: title == "Medium" ? .on : .off) { _ in }
      }
    )
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    add("Pop-up", popUp)

    let card = UILabel()
    card.text = "Hold me"
    card.textAlignment = .center
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    card.isUserInteractionEnabled = true
    card.widthAnchor.constraint(equalToConstant: 160).isActive = true
    card.heightAnchor.constraint(equalToConstant: 100).isActive = true
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    add("Context menu", card)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.makeMenu()
    }
  }

  private func makeMenu() -> UIMenu {
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in }
    let share = UIAction(
      title: "Share",
      subtitle: "With others",
      image: UIImage(systemName: "square.and.arrow.up")
    ) { _ in }
    let pin = UIAction(title: "Pinned", image: UIImage(systemName: "pin"), state: .on) { _ in }
    let locked = UIAction(
      title: "Move",
      image: UIImage(systemName: "folder"),
      attributes: .disabled
    ) { _ in }
    let more = UIMenu(
      title: "More",
      image: UIImage(systemName: "ellipsis"),
      children: [UIAction(title: "Print") { _ in }]
    )
    let delete = UIAction(
      title: "Delete",
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { _ in }
    return UIMenu(
      title: "Document",
      children: [
        copy, share, pin, locked, more,
        UIMenu(options: .displayInline, children: [delete]),
      ]
    )
  }
}
