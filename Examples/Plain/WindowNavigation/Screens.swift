import SwiftUI
import UIKit

struct RootView: View {
  var body: some View {
    TabView {
      NavigationView {
        LibraryView()
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .tabItem {
        Image(systemName: "books.vertical")
        Text("Library")
      }
      NavigationView {
        PlayerView()
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .tabItem {
        Image(systemName: "play.circle")
        Text("Player")
      }
    }
  }
}

struct LibraryView: View {
  @EnvironmentObject private var navigation: WindowNavigation
  @EnvironmentObject private var settings: Settings

  var body: some View {
    List {
      Text("Volume \(settings.volume)")
      Button("First album") { navigation.push(AlbumView(name: "First album")) }
      Button("About") { navigation.push(AboutViewController()) }
    }
    .navigationBarTitle("Library")
    .navigationBarItems(
      trailing: Button(action: showSettings) {
        Image(systemName: "gear").accessibilityLabel(Text("Settings"))
      }
    )
  }

  private func showSettings() {
    navigation.push(SettingsView(settings: settings))
  }
}

struct AlbumView: View, TitledScreen {
  let name: String
  @EnvironmentObject private var navigation: WindowNavigation

  var title: String { name }
  var titleDisplayMode: UINavigationItem.LargeTitleDisplayMode { .never }

  var body: some View {
    VStack(spacing: 12) {
      Text("Songs of \(name)")
      Button("Back to all") { navigation.pop() }
    }
  }
}

struct SettingsView: View, TitledScreen {
  @ObservedObject var settings: Settings

  var title: String { "Settings" }
  var titleDisplayMode: UINavigationItem.LargeTitleDisplayMode { .always }

  var body: some View {
    Form {
      Toggle("Loud", isOn: $settings.isLoud)
      Button("Louder") { settings.volume += 1 }
      Text("At \(settings.volume)")
    }
  }
}

struct PlayerView: View {
  @EnvironmentObject private var navigation: WindowNavigation

  var body: some View {
    VStack(spacing: 12) {
      Button("Queue") { navigation.present(QueueView()) }
      Button("Lyrics") { navigation.push(AlbumView(name: "Lyrics")) }
    }
    .navigationBarTitle("Player", displayMode: .inline)
  }
}

/// A modal with a stack of its own.
struct QueueView: View {
  @EnvironmentObject private var navigation: WindowNavigation

  var body: some View {
    NavigationView {
      VStack(spacing: 12) {
        Button("Song") { navigation.push(AlbumView(name: "Song")) }
        Button("Done") { navigation.dismiss() }
      }
      .navigationBarTitle("Queue", displayMode: .inline)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.backgroundColor = .white
    let label = UILabel()
    label.text = "Made with care"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}
