import Foundation

/// Where logged lines go: standard error, unless a test listens.
package enum LogOutput {
  @TaskLocal package static var write: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
