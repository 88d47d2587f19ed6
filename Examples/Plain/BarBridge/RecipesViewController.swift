import UIKit

class RecipesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    view.backgroundColor = .systemBackground

    let button = UIButton(type: .system)
    button.setTitle("Pancakes", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.open("Pancakes") },
      for: .touchUpInside
    )
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func open(_ recipe: String) {
    navigationController?.pushViewController(
      RecipeEditor(recipe: recipe).hosted(),
      animated: true
    )
  }
}
