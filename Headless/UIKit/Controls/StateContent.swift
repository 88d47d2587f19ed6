/// What a button shows in each state; the normal state stands in for what isn't set.
struct StateContent {
  var titles: [UInt: String] = [:]
  var colors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgrounds: [UInt: UIImage] = [:]

  func value<Value>(_ values: [UInt: Value], for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[state.subtracting(.highlighted).rawValue] ?? values[0]
  }
}
