import SwiftUI

struct BookView: View {
  let book: Book
  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var isConfirming = false
  @State private var isExpanded = false
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Grid(alignment: .leading, horizontalSpacing: 12) {
          GridRow {
            Text("Author").bold()
            Text(book.author)
          }
          GridRow {
            Text("Pages").bold()
            Text(book.pages, format: .number)
          }
        }
        ProgressView("Progress", value: book.isRead ? 1 : 0.25)
        DisclosureGroup("About", isExpanded: $isExpanded) {
          Text("A book of \(book.pages) pages.")
        }
        GroupBox("Genre") {
          LabeledContent("Kind", value: book.genre.rawValue)
        }
        ViewThatFits {
          HStack { actions }
          VStack { actions }
        }
        .confirmationDialog(
          "Remove this book?",
          isPresented: $isConfirming,
          titleVisibility: .visible
        ) {
          Button("Remove", role: .destructive) {
            library.books.removeAll { $0.id == book.id }
            dismiss()
          }
          Button("Keep", role: .cancel) {}
        }
        if let url = URL(string: "https://example.com/\(book.id)") {
          Link("Read more", destination: url)
        }
        ShareLink(item: book.title)
      }
      .padding()
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) {
      Text("Due \(book.due, style: .date)")
        .font(.footnote)
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.bar)
    }
  }

  @ViewBuilder private var actions: some View {
    Button("Remove…", role: .destructive) { isConfirming = true }
      .buttonStyle(.bordered)
    Button("Done") { dismiss() }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
  }
}

struct BookForm: View {
  enum Field: Hashable {
    case title, author
  }

  let onSave: (Book) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var book = Book(id: 100, title: "", author: "")
  @State private var showsError = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        Section("Book") {
          TextField("Title", text: $book.title)
            .focused($focus, equals: .title)
            .submitLabel(.next)
            .onSubmit { focus = .author }
          TextField("Author", text: $book.author)
            .focused($focus, equals: .author)
            .textInputAutocapitalization(.words)
            .autocorrectionDisabled()
        }
        Section {
          Picker("Genre", selection: $book.genre) {
            ForEach(Book.Genre.allCases) { genre in
              Text(genre.rawValue).tag(genre)
            }
          }
          Stepper("\(book.pages) pages", value: $book.pages, in: 10...2000, step: 10)
          Slider(value: $book.rating, in: 0...5, step: 1) {
            Text("Rating")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("5")
          }
          DatePicker("Due", selection: $book.due, displayedComponents: .date)
          Toggle("Read", isOn: $book.isRead)
        } header: {
          Text("Details")
        } footer: {
          Text("All of it can be changed later.")
        }
      }
      .navigationTitle("New Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
        }
      }
      .alert("A title is needed", isPresented: $showsError) {
        Button("OK", role: .cancel) { focus = .title }
      } message: {
        Text("Type one and save again.")
      }
      .onAppear { focus = .title }
      .interactiveDismissDisabled(!book.title.isEmpty)
    }
  }

  private func save() {
    guard !book.title.isEmpty else {
      showsError = true
      return
    }
    onSave(book)
    dismiss()
  }
}

struct SettingsView: View {
  @AppStorage("reading.theme") private var theme = "system"
  @AppStorage("reading.notifies") private var notifies = false
  @AppStorage("reading.goal") private var goal = 10
  @SceneStorage("reading.notes") private var notes = ""
  @State private var showsAbout = false

  var body: some View {
    NavigationStack {
      Form {
        Picker("Theme", selection: $theme) {
          ForEach(["system", "light", "dark"], id: \.self) { Text($0.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        Toggle(isOn: $notifies.animation()) {
          Label("Notifications", systemImage: "bell")
        }
        if notifies {
          Stepper(value: $goal, in: 1...50) {
            Text("Goal: \(goal)")
          }
        }
        Section("Notes") {
          TextEditor(text: $notes)
            .frame(minHeight: 80)
        }
        Button("About") { showsAbout = true }
      }
      .navigationTitle("Settings")
      .alert(isPresented: $showsAbout) {
        Alert(
          title: Text("Reading"),
          message: Text("Version 1"),
          dismissButton: .default(Text("Close"))
        )
      }
    }
  }
}

struct BookViewPreviews: PreviewProvider {
  static var previews: some View {
    BookView(book: Book(id: 1, title: "Emma", author: "Jane Austen"))
  }
}
