import SwiftUI

struct SignatureView: View {
  @Binding var signature: String

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $signature)
        .accessibilityLabel("Signature")
        .padding(8)
        .overlay(
          RoundedRectangle(cornerRadius: 10).stroke(Color(.separator))
        )
      Text("It stands below each new message.")
        .font(.footnote)
        .foregroundColor(.secondary)
    }
    .padding()
    .navigationTitle("Signature")
    .navigationBarTitleDisplayMode(.inline)
  }
}
