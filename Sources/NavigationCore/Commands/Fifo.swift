/// A queue whose ends cost the same however long it is.
struct Fifo<Element> {
  private var elements: [Element] = []
  private var head = 0

  var count: Int { elements.count - head }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func append(contentsOf more: [Element]) {
    elements.append(contentsOf: more)
  }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head]
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: elements.count < 64)
      head = 0
    } else if head >= 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func removeAll() -> [Element] {
    defer {
      elements = []
      head = 0
    }
    return Array(elements[head...])
  }
}

extension Fifo: Sendable where Element: Sendable {}

extension Fifo where Element: Equatable {
  mutating func remove(_ element: Element) -> Bool {
    guard let index = elements[head...].firstIndex(of: element) else { return false }
    elements.remove(at: index)
    return true
  }
}
