import SwiftUI

struct OrdersView: View {
  @ObservedObject var store: Store

  var body: some View {
    List(store.orders) { order in
      NavigationLink(destination: OrderView(order: order)) {
        VStack(alignment: .leading) {
          Text("Order \(order.id)")
          Text(Product.text(for: order.total))
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
      }
    }
  }
}

struct OrderView: View {
  let order: Order
  @State private var showsInvoice = false

  var body: some View {
    Form {
      ForEach(order.lines) { line in
        Text("\(line.quantity) × \(line.product.name)")
      }
      Button("Invoice") { showsInvoice = true }
    }
    .navigationTitle("Order \(order.id)")
    .sheet(isPresented: $showsInvoice) {
      InvoiceView(order: order)
    }
  }
}

struct InvoiceView: View {
  let order: Order
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      VStack(spacing: 12) {
        Text("To \(order.recipient)")
        Text("By \(order.payment.rawValue)")
        Text(Product.text(for: order.total))
      }
      .navigationBarTitle("Invoice", displayMode: .inline)
      .navigationBarItems(
        trailing: Button("Close") { presentationMode.wrappedValue.dismiss() }
      )
    }
  }
}
