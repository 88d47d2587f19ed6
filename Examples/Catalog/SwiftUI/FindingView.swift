import SwiftUI

@available(iOS 18.0, *)
struct FindingView: View {
  private struct Topic: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  private let towns = ["Athens", "Berlin", "Cairo", "Delhi", "Edinburgh", "Florence"]
  @State private var text = ""
  @State private var scope = "All"
  @State private var topics: [Topic] = []

  var body: some View {
    List(shown, id: \.self) { town in
      Text(town)
    }
    .overlay {
      if shown.isEmpty {
        ContentUnavailableView.search(text: text)
      }
    }
    .searchable(text: $text, tokens: $topics, prompt: "Search Towns") { topic in
      Label(topic.name, systemImage: "tag")
    }
    .searchScopes($scope) {
      Text("All").tag("All")
      Text("Europe").tag("Europe")
    }
    .searchSuggestions {
      if topics.isEmpty, text.count == 1 {
        Text("Cairo").searchCompletion("Cairo")
      }
    }
  }

  private var shown: [String] {
    let all = scope == "All" ? towns : towns.filter { $0 != "Cairo" && $0 != "Delhi" }
    return text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
  }
}
