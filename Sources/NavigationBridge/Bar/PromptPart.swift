public import SwiftUI
import UIKit

extension NavigationBarConfiguration {
  /// The line above the title.
  ///
  /// Nil leaves it alone.
  public var prompt: String? {
    get { value(.prompt) }
    set { set(.prompt, newValue) }
  }
}

extension View {
  /// Shows a line above the title, while this screen is on top.
  ///
  /// - Parameters:
  ///   - prompt: The line. Nil leaves it alone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarPrompt(
    _ prompt: String?,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.prompt = prompt
    return modifier(BarModifier(configuration: configuration))
  }
}

extension ValueSlot {
  static var prompt: ValueSlot {
    ValueSlot(
      .prompt,
      of: String?.self,
      property: "prompt",
      read: { $0.item.prompt },
      write: { $0.item.prompt = $1 }
    )
  }
}
