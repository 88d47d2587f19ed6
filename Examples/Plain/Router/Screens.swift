import SwiftUI

struct FirstScreen: View {
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    VStack(spacing: 12) {
      Button("Go to two") { navigator.navigateTo(route: AppRoute.second(number: 1)) }
      Button("Two, own back button") {
        navigator.navigateTo(route: AppRoute.second(number: 1), customBack: true)
      }
      Button("Cover with two") { navigator.presentScreen(route: AppRoute.second(number: 10)) }
      Button("Sheet with two") { navigator.presentModally(route: AppRoute.second(number: 20)) }
    }
    .navigationTitle("First")
  }
}

struct SecondScreen: View {
  @State var number: Int
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    Form {
      Section {
        NumberRow(number: $number)
      }
      Section {
        Button("Dismiss") { navigator.dismiss(animated: true) }
        Button("Present the next") {
          navigator.presentScreen(route: AppRoute.second(number: number + 1))
        }
        Button("Push three") { navigator.navigateTo(route: AppRoute.third(number: number + 1)) }
        Button("To the root") { navigator.popToRoot() }
        Button("Pop") { navigator.pop() }
      }
    }
    .navigationTitle("Second")
  }
}

struct NumberRow: View {
  @Binding var number: Int

  var body: some View {
    HStack {
      Text("Number \(number)")
      Spacer()
      Button("Add one") { number += 1 }
        .buttonStyle(BorderlessButtonStyle())
    }
  }
}

struct ThirdScreen: View {
  let number: Int
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    VStack(spacing: 12) {
      Text("Three has \(number)")
      Button("Root") { navigator.popToRoot() }
    }
    .navigationTitle("Third")
    .navigationBarTitleDisplayMode(.inline)
  }
}
