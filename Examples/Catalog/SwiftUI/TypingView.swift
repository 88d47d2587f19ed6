import SwiftUI

@available(iOS 18.0, *)
struct TypingView: View {
  private enum Field: Hashable {
    case name, password
  }

  @State private var name = ""
  @State private var password = "secret"
  @State private var story = "Once upon a time there was a text editor. It had several lines."
  @FocusState private var field: Field?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
        TextField("Rounded", text: $name)
          .textFieldStyle(.roundedBorder)
        SecureField("Password", text: $password)
          .textFieldStyle(.roundedBorder)
          .focused($field, equals: .password)
        TextEditor(text: $story)
          .frame(height: 120)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.quaternary))
        TextField("Grows", text: $story, axis: .vertical)
          .lineLimit(1...3)
          .textFieldStyle(.roundedBorder)
        Button("Write Name") { field = .name }
          .buttonStyle(.borderedProminent)
        Text(field == .name ? "The name has the keyboard." : "No keyboard.")
          .foregroundStyle(.secondary)
      }
      .padding()
    }
  }
}
