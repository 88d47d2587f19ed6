import SwiftUI
import UIKit

struct ProductView: View {
  let product: Product
  @ObservedObject var store: Store
  var onReviews: () -> Void

  var body: some View {
    List {
      Section {
        Text(product.details)
        HStack {
          Text("Price")
          Spacer()
          Text(product.priceText).foregroundColor(.secondary)
        }
      }
      Section {
        Button("Add to cart") { store.add(product) }
        Button(store.isFavorite(product) ? "Remove favorite" : "Make favorite") {
          store.toggleFavorite(product)
        }
        Button(action: onReviews) {
          Label("Reviews (\(store.reviews(of: product).count))", systemImage: "star")
        }
      }
    }
  }
}

class ProductViewController: UIHostingController<ProductView> {
  let product: Product
  private let store: Store

  init(product: Product, store: Store) {
    self.product = product
    self.store = store
    super.init(rootView: ProductView(product: product, store: store, onReviews: {}))
    rootView.onReviews = { [weak self] in self?.showReviews() }
    title = product.name
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in self?.share() }
    )
  }

  @MainActor required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func showReviews() {
    show(ReviewsViewController(product: product, store: store), sender: self)
  }

  private func share() {
    let sheet = UIActivityViewController(
      activityItems: [product.name],
      applicationActivities: nil
    )
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
