// expect: 'task(priority:_:)' is only available in iOS 15.0 or newer
import SwiftUI

struct Screen: View {
  var body: some View {
    Text("Title").task {}
  }
}
