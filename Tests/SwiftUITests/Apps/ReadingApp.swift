// An app as it is written for iOS: nothing here knows of this package.
import SwiftUI

struct ReadingApp: App {
  @StateObject private var library = Library()
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("reading.theme") private var theme = "system"

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(library)
        .onOpenURL { url in
          library.open(url)
        }
    }
    .onChange(of: scenePhase) { _, phase in
      library.phases.append("\(phase)")
    }
  }
}

struct Book: Identifiable, Hashable {
  enum Genre: String, CaseIterable, Identifiable {
    case novel = "Novel"
    case poetry = "Poetry"
    case science = "Science"

    var id: Self { self }
  }

  let id: Int
  var title: String
  var author: String
  var genre = Genre.novel
  var pages = 200
  var isRead = false
  var rating = 3.0
  var due = Date(timeIntervalSince1970: 1_700_000_000)
}

@MainActor
final class Library: ObservableObject {
  @Published var books = [
    Book(id: 1, title: "Middlemarch", author: "George Eliot"),
    Book(id: 2, title: "Emma", author: "Jane Austen"),
    Book(id: 3, title: "Ariel", author: "Sylvia Plath", genre: .poetry),
  ]
  @Published var selectedTab = RootView.Page.shelf
  @Published var path: [Book] = []
  var phases: [String] = []

  func add(_ book: Book) {
    books.append(book)
  }

  func open(_ url: URL) {
    guard let id = Int(url.lastPathComponent), let book = books.first(where: { $0.id == id })
    else { return }
    selectedTab = .shelf
    path = [book]
  }
}

struct RootView: View {
  enum Page: Hashable {
    case shelf, settings
  }

  @EnvironmentObject private var library: Library

  var body: some View {
    TabView(selection: $library.selectedTab) {
      ShelfView()
        .tabItem { Label("Shelf", systemImage: "books.vertical") }
        .badge(library.books.filter { !$0.isRead }.count)
        .tag(Page.shelf)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(Page.settings)
    }
    .tint(.indigo)
  }
}

struct ShelfView: View {
  @EnvironmentObject private var library: Library
  @State private var searchText = ""
  @State private var isAdding = false
  @State private var sort = "Title"

  private var shownBooks: [Book] {
    let found =
      searchText.isEmpty
      ? library.books
      : library.books.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    return found.sorted { sort == "Title" ? $0.title < $1.title : $0.author < $1.author }
  }

  var body: some View {
    NavigationStack(path: $library.path) {
      List {
        ForEach(shownBooks) { book in
          NavigationLink(value: book) {
            BookRow(book: book)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              toggleRead(book)
            } label: {
              Label("Read", systemImage: "checkmark")
            }
            .tint(.green)
          }
          .contextMenu {
            Button("Mark as Read", systemImage: "checkmark") { toggleRead(book) }
            Button("Remove", systemImage: "trash", role: .destructive) {
              library.books.removeAll { $0.id == book.id }
            }
          }
        }
        .onDelete { offsets in
          let ids = offsets.map { shownBooks[$0].id }
          library.books.removeAll { ids.contains($0.id) }
        }
      }
      .overlay {
        if library.books.isEmpty {
          ContentUnavailableView(
            "No Books",
            systemImage: "book",
            description: Text("Add one to begin.")
          )
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Shelf")
      .navigationDestination(for: Book.self) { book in
        BookView(book: book)
      }
      .searchable(text: $searchText, prompt: "Titles")
      .refreshable { await Task.yield() }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        ToolbarItem(placement: .secondaryAction) {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort by", selection: $sort) {
              Text("Title").tag("Title")
              Text("Author").tag("Author")
            }
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        BookForm { library.add($0) }
          .presentationDetents([.medium, .large])
      }
    }
  }

  private func toggleRead(_ book: Book) {
    guard let index = library.books.firstIndex(where: { $0.id == book.id }) else { return }
    withAnimation(.snappy) {
      library.books[index].isRead.toggle()
    }
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Color.accentColor.gradient)
        .frame(width: 32, height: 44)
        .shadow(radius: 2)
        .overlay {
          Text(book.title.prefix(1))
            .font(.headline)
            .foregroundStyle(.white)
        }
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
          .lineLimit(1)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if book.isRead {
        Image(systemName: "checkmark.circle.fill")
          .foregroundStyle(.green)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .padding(.vertical, 4)
  }
}
