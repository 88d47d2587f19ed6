/// The texts of what an app can get wrong about its stored routes.
enum RestorationIssue {
  static func sameName(_ name: String, _ types: [String]) -> String {
    let names = types.map { "'\($0)'" }.joined(separator: " and ")
    return """
      Can't tell the routes of \(names) apart in stored data: their types have the same name, \
      '\(name)'. A stored route is read as the first of them that it fits. Give each a \
      'restorationName' of its own.
      """
  }
}
