public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Self.Data { get }
}
