import Combine

final class Settings: ObservableObject {
  @Published var volume = 0
  @Published var isLoud = false
}
