import SwiftUI

struct AddressView: View {
  @ObservedObject var model: CheckoutModel
  var onNext: () -> Void

  var body: some View {
    Form {
      Section(header: Text("Deliver to")) {
        TextField("Name", text: $model.address.name)
        TextField("Street", text: $model.address.street)
        TextField("City", text: $model.address.city)
      }
      Section {
        Button("Continue", action: onNext)
          .disabled(!model.address.isComplete)
      }
    }
  }
}

struct PaymentView: View {
  @ObservedObject var model: CheckoutModel
  var onNext: () -> Void

  var body: some View {
    Form {
      Section(header: Text("Pay with")) {
        ForEach(Payment.allCases) { payment in
          Button(action: { model.payment = payment }) {
            HStack {
              Text(payment.rawValue)
              Spacer()
              if model.payment == payment {
                Image(systemName: "checkmark")
              }
            }
          }
        }
      }
      Section {
        Toggle("Gift wrap", isOn: $model.wantsGiftWrap)
      }
      Section {
        Button("Review order", action: onNext)
      }
    }
  }
}

struct ConfirmationView: View {
  let order: Order
  var onDone: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundColor(.green)
      Text("Thank you, \(order.recipient)")
        .font(.title)
      Text("Order \(order.id) is on its way.")
        .foregroundColor(.secondary)
      Button("Done", action: onDone)
    }
    .padding()
  }
}
