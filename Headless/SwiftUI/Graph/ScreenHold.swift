@_spi(Headless) import UIKit

/// What the graph of a hosting controller is known by.
@MainActor
protocol GraphCarrier: UIViewController {
  var carriedGraph: ViewGraph? { get }
}

/// Keeps those graphs updating that a shown screen may cover: the one that shows it and the ones
/// that it is a part of, up to the app's own hosting controller. They decide when the screen goes.
@MainActor
final class ScreenHold {
  private let graphs: [ViewGraph]

  init(by graph: ViewGraph) {
    var graphs = [graph]
    var page = graph.host?.hostController as? HostedPage
    while let current = page, let carrier = Self.carrier(above: current) {
      if let outer = carrier.carriedGraph { graphs.append(outer) }
      page = carrier as? HostedPage
    }
    self.graphs = graphs
    for graph in graphs {
      graph.shownScreens += 1
    }
  }

  func end() {
    for graph in graphs {
      graph.shownScreens -= 1
    }
  }

  private static func carrier(above page: HostedPage) -> (any GraphCarrier)? {
    var parent = page.parent
    while let candidate = parent {
      if let carrier = candidate as? any GraphCarrier { return carrier }
      parent = candidate.parent
    }
    return nil
  }
}
