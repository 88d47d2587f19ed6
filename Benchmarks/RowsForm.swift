internal import SwiftUI

/// Reaches into the form's state.
@MainActor
final class RowsRemote {
  var leaf: Binding<Int>?
  var root: Binding<Int>?
}

/// A form of a hundred rows; one of them has a state of its own.
struct RowsForm: View {
  let remote: RowsRemote
  @State private var value = 0

  var body: some View {
    // A state that no body reads is nobody's concern.
    let _ = value
    let _ = remote.root = $value
    Form {
      Section(header: Text("Rows")) {
        LeafRow(remote: remote)
        ForEach(1..<100) { PlainRow(number: $0) }
      }
    }
  }
}

private struct PlainRow: View {
  let number: Int

  var body: some View {
    HStack {
      Text("Row \(number)")
      Spacer()
      Text("Value")
    }
  }
}

private struct LeafRow: View {
  let remote: RowsRemote
  @State private var value = 0

  var body: some View {
    let _ = remote.leaf = $value
    HStack {
      Text("Leaf")
      Spacer()
      Text("\(value)")
    }
  }
}
