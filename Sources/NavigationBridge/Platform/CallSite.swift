/// The place in the app's code from which an issue comes.
struct CallSite: Hashable, Sendable {
  var fileID: String
  var line: UInt
}
