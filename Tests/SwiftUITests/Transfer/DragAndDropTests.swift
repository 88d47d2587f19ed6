import CoreTransferable
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite(.onStage)
struct DragAndDropTests {
  private let stage = Stage.current

  private func point(_ label: String) throws -> CGPoint {
    let node = try #require(Finger.nodes.first { $0.label == label })
    return CGPoint(x: node.frame.midX, y: node.frame.midY)
  }

  private func show(_ view: some View) {
    showHosted(view)
    stage.loop.settle()
  }

  @Test
  func `what is dragged is dropped as its value`() throws {
    var dropped: [[String]] = []
    var targeted: [Bool] = []
    show(
      VStack(spacing: 40) {
        Text("source").draggable("payload")
        Text("target").dropDestination(for: String.self) { items, _ in
          dropped.append(items)
          return true
        } isTargeted: {
          targeted.append($0)
        }
      }
    )

    #expect(stage.dragAndDrop(from: try point("source"), to: try point("target")))

    #expect(dropped == [["payload"]])
    #expect(targeted == [true, false])
    #expect(stage.unsupportedFeatures.contains("dragging views with a finger"))
  }

  @Test
  func `a place takes only what it can read`() throws {
    var count = 0
    show(
      VStack(spacing: 40) {
        Text("source").draggable("payload")
        Text("target").dropDestination(for: Note.self) { _, _ in
          count += 1
          return true
        }
      }
    )

    #expect(!stage.dragAndDrop(from: try point("source"), to: try point("target")))
    #expect(!stage.dragAndDrop(from: try point("target"), to: try point("source")))
    #expect(count == 0)
  }

  @Test
  func `the innermost place that takes it gets it, where the finger is in it`() throws {
    var places: [String] = []
    show(
      VStack(spacing: 40) {
        Text("source").draggable("payload")
        Text("inner")
          .frame(width: 100, height: 50)
          .dropDestination(for: String.self) { _, place in
            places.append("inner \(Int(place.x)) \(Int(place.y))")
            return true
          }
          .padding(40)
          .dropDestination(for: String.self) { _, _ in
            places.append("outer")
            return true
          }
      }
    )
    let inner = try point("inner")

    stage.dragAndDrop(from: try point("source"), to: inner)
    stage.dragAndDrop(from: try point("source"), to: CGPoint(x: inner.x, y: inner.y + 60))

    #expect(places == ["inner 50 25", "outer"])
  }

  @Test
  func `a value is had as another type by its data`() async throws {
    var take: ([String]) -> Void = { _ in }
    show(
      VStack(spacing: 40) {
        Text("source").draggable(Note(text: "noted"))
        Text("target").dropDestination(for: String.self) { items, _ in
          take(items)
          return true
        }
      }
    )

    let (start, end) = (try point("source"), try point("target"))
    let texts = await withCheckedContinuation { continuation in
      take = { continuation.resume(returning: $0) }
      stage.dragAndDrop(from: start, to: end)
    }

    #expect(texts == ["noted"])
  }

  @Test
  func `item providers are dragged and dropped by their identifiers`() throws {
    var counts: [Int] = []
    show(
      VStack(spacing: 40) {
        Text("source").onDrag { NSItemProvider(object: NSString(string: "text")) }
        Text("target").onDrop(of: [.plainText], isTargeted: nil) { providers in
          counts.append(providers.count)
          return providers.allSatisfy { $0.canLoadObject(ofClass: NSString.self) }
        }
        Text("pictures").onDrop(of: [.image], isTargeted: nil) { _ in
          counts.append(-1)
          return true
        }
      }
    )

    #expect(stage.dragAndDrop(from: try point("source"), to: try point("target")))
    #expect(!stage.dragAndDrop(from: try point("source"), to: try point("pictures")))

    #expect(counts == [1])
  }
}

struct Note: Codable, Transferable, Equatable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
    ProxyRepresentation(exporting: { (note: Note) in note.text })
  }
}
