import Combine
import UIKit

class ShopTabBarController: UITabBarController {
  private let store: Store
  private var cancellables = Set<AnyCancellable>()

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      makeTab(CatalogViewController(store: store), "Shop", "bag"),
      makeTab(FavoritesViewController(store: store), "Favorites", "heart"),
      makeTab(CartViewController(store: store), "Cart", "cart"),
      makeTab(AccountViewController(store: store), "Account", "person"),
    ]
    store.$lines
      .map { lines in lines.reduce(0) { $0 + $1.quantity } }
      .removeDuplicates()
      .sink { [weak self] count in
        self?.viewControllers?[2].tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
      }
      .store(in: &cancellables)
  }

  private func makeTab(
    _ root: UIViewController,
    _ title: String,
    _ symbol: String
  ) -> UINavigationController {
    root.title = title
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill")
    )
    return stack
  }

  // MARK: Links

  // shop://product/4
  func open(_ url: URL) {
    guard url.host == "product", let id = Int(url.lastPathComponent),
      let product = Product.find(id)
    else { return }
    show(product)
  }

  private func show(_ product: Product) {
    selectedIndex = 0
    guard let stack = selectedViewController as? UINavigationController else { return }
    stack.popToRootViewController(animated: false)
    stack.pushViewController(ProductViewController(product: product, store: store), animated: false)
  }

  // MARK: Restoration

  private static let activityType = "example.shop.browsing"

  var restorationActivity: NSUserActivity? {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: ["tab": selectedIndex])
    let stack = selectedViewController as? UINavigationController
    if let screen = stack?.topViewController as? ProductViewController {
      activity.addUserInfoEntries(from: ["product": screen.product.id])
    }
    return activity
  }

  func restore(from activity: NSUserActivity) {
    guard activity.activityType == Self.activityType else { return }
    loadViewIfNeeded()
    if let id = activity.userInfo?["product"] as? Int, let product = Product.find(id) {
      show(product)
    } else if let tab = activity.userInfo?["tab"] as? Int {
      selectedIndex = tab
    }
  }
}
