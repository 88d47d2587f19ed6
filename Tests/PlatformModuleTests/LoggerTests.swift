import OSLog
import Testing

struct LoggerTests {
  private let logger = Logger(subsystem: "app", category: "router")

  @Test func `a line names its level and its place`() {
    let lines = logged {
      logger.debug("d")
      logger.info("i")
      logger.notice("n")
      logger.warning("w")
      logger.error("e")
      logger.critical("c")
      logger.log(level: .fault, "f")
      Logger().log("plain")
    }

    #expect(
      lines == [
        "debug: [app:router] d", "info: [app:router] i", "default: [app:router] n",
        "error: [app:router] w", "error: [app:router] e", "fault: [app:router] c",
        "fault: [app:router] f", "default: plain",
      ]
    )
  }

  @Test func `a text is private unless it is called public, a number isn't`() {
    let name = "Ann"
    let lines = logged {
      logger.log("\(name) \(name, privacy: .public) \(7) \(7, privacy: .private) \(true)")
      logger.log("\(name, privacy: .private(mask: .hash)) \([1, 2], privacy: .public)")
    }

    #expect(lines[0].hasSuffix("] <private> Ann 7 <private> true"))
    #expect(lines[1].contains("] <mask.hash: '"))
    #expect(lines[1].hasSuffix(" [1, 2]"))
    #expect(!lines[1].contains("Ann"))
  }

  @Test func `numbers and columns have formats`() {
    let lines = logged {
      logger.log(
        "\(255, format: .hex(includePrefix: true)) \(-3) \(5, format: .decimal(minDigits: 3))"
      )
      logger.log("\(1.5) \(2.25, format: .fixed(precision: 1)) \(true, format: .answer)")
      logger.log(
        "<\("a", align: .right(columns: 3), privacy: .public)>\(7, align: .left(columns: 3))<"
      )
    }

    #expect(lines[0].hasSuffix("0xff -3 005"))
    #expect(lines[1].hasSuffix("1.500000 2.2 YES"))
    #expect(lines[2].hasSuffix("<  a>7  <"))
  }

  @Test func `the C function formats its arguments`() {
    let log = OSLog(subsystem: "app", category: "old")
    let lines = logged {
      os_log("plain")
      os_log("%d of %{public}d, %.1f%%", log: log, type: .error, 1, 2, 50.0)
      os_log(.info, log: log, "told \(3)")
      os_log("nothing", log: .disabled)
    }

    #expect(
      lines == ["default: plain", "error: [app:old] 1 of 2, 50.0%", "info: [app:old] told 3"]
    )
  }
}
