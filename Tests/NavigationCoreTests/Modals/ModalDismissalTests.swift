import CoreSupport
import NavigationCore
import Testing

/// Field cases of level L that the dismissal of one modal among many decides.
@MainActor
struct ModalDismissalTests {
  private typealias Screen = FakeModals.Screen

  private let modals = FakeModals()

  /// What a chain knows of its modals, and tells of their end.
  @MainActor
  private final class Chain {
    var ledger = ModalLedger<Screen>()
    private(set) var dismissed: [String] = []
    private(set) var ends: [ModalDismissal<FakeModals>.End] = []
    private let modals: FakeModals

    init(_ modals: FakeModals, _ names: String...) {
      self.modals = modals
      for name in names { ledger.add(modals.present(name)) }
    }

    subscript(name: String) -> Screen? { ledger.records.first { $0.name == name } }

    func dismiss(_ screen: Screen, animated: Bool = true, isAwaited: Bool = true) {
      ModalDismissal(of: screen, in: modals).perform(
        animated: animated,
        isAwaited: { isAwaited },
        end: { [self] end in
          ends.append(end)
          look()
        }
      )
    }

    func look() {
      for screen in ledger.ended({ modals.presenter(of: $0) == nil }) {
        ledger.remove(screen)
        dismissed.append(screen.name)
      }
    }
  }

  private var shown: [String] { modals.shown.map(\.name) }

  @Test
  func `case 72: a modal in the middle takes what is above it along, not that alone`() throws {
    let chain = Chain(modals, "A", "B", "C")
    let (lowest, middle) = (try #require(chain["A"]), try #require(chain["B"]))

    chain.dismiss(middle)
    #expect(chain.dismissed.isEmpty)
    modals.rest()

    #expect(shown == ["A"])
    #expect(modals.presented(by: lowest) == nil)
    #expect(modals.presenter(of: lowest) === modals.base)
    #expect(chain.dismissed == ["C", "B"])
    #expect(chain.ends == [.gone])
    #expect(modals.dismissals == 1)
  }

  @Test
  func `case 72: what replaces the middle stands on what was below it`() throws {
    let chain = Chain(modals, "A", "B", "C")

    chain.dismiss(try #require(chain["B"]))
    modals.rest()
    chain.ledger.add(modals.present("D"))
    modals.endTurn()
    chain.look()

    #expect(shown == ["A", "D"])
    #expect(chain.dismissed == ["C", "B"])
  }

  @Test(arguments: ["A", "B", "C", "D"], [true, false])
  func `case 72: whichever is named, those below it stay and the others end once`(
    name: String,
    isAnimated: Bool
  ) throws {
    let names = ["A", "B", "C", "D"]
    let chain = Chain(modals, "A", "B", "C", "D")
    let place = try #require(names.firstIndex(of: name))

    chain.dismiss(try #require(chain[name]), animated: isAnimated)
    modals.rest()
    modals.endTurn()
    chain.look()

    #expect(shown == Array(names[..<place]))
    #expect(chain.dismissed == names[place...].reversed())
    #expect(chain.ledger.records.map(\.name) == shown)
    #expect(chain.ends == [.gone])
  }

  @Test
  func `case 74: one that a person took away before its turn ends once`() throws {
    let chain = Chain(modals, "A", "B")
    let top = try #require(chain["B"])

    modals.pullDown()
    chain.look()
    chain.dismiss(top)
    modals.endTurn()

    #expect(shown == ["A"])
    #expect(chain.dismissed == ["B"])
    #expect(chain.ends == [.gone])
    #expect(modals.dismissals == 0)
  }

  @Test
  func `a dismissal that is called off leaves all in place`() throws {
    let chain = Chain(modals, "A", "B")

    chain.dismiss(try #require(chain["A"]))
    modals.rest(isCalledOff: true)
    modals.endTurn()

    #expect(shown == ["A", "B"])
    #expect(chain.dismissed.isEmpty)
    #expect(chain.ends == [.calledOff])
  }

  @Test
  func `a dismissal that nobody hears ends in the next turn`() throws {
    let chain = Chain(modals, "A", "B")
    modals.isDeaf = true

    chain.dismiss(try #require(chain["A"]))
    #expect(chain.ends.isEmpty)
    modals.endTurn()

    #expect(shown == ["A", "B"])
    #expect(chain.ends == [.dropped])
  }

  @Test
  func `nobody is told of a dropped dismissal that has ended otherwise`() throws {
    let chain = Chain(modals, "A")
    modals.isDeaf = true

    chain.dismiss(try #require(chain["A"]), isAwaited: false)
    modals.endTurn()

    #expect(chain.ends.isEmpty)
  }

  @Test
  func `one that isn't known has none above it`() throws {
    let chain = Chain(modals, "A", "B")

    #expect(chain.ledger.above(nil).map(\.name) == ["A", "B"])
    #expect(chain.ledger.above(chain["A"]).map(\.name) == ["B"])
    #expect(chain.ledger.above(FakeModals().base).isEmpty)
  }
}
