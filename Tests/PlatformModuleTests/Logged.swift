import Synchronization

import os

/// What is logged meanwhile.
func logged(_ work: () -> Void) -> [String] {
  let lines = Lines()
  LogOutput.$write.withValue({ line in lines.all.withLock { $0.append(line) } }, operation: work)
  return lines.all.withLock { $0 }
}

private final class Lines: Sendable {
  let all = Mutex<[String]>([])
}
