@_spi(Headless) internal import SwiftUI
@_spi(Headless) internal import UIKit

/// A list of ten thousand rows, each a view with a body.
struct LongList: View {
  var body: some View {
    List(0..<10_000, id: \.self) { LongListRow(number: $0) }
  }
}

private struct LongListRow: View {
  let number: Int

  var body: some View {
    Text("Row \(number)")
  }
}

/// The same rows for a table.
final class LongTable: NSObject, UITableViewDataSource {
  private(set) var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
