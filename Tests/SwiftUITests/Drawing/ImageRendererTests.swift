import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ImageRendererTests {
  @Test
  func `an image has the size of the views and the scale that was set`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 3

    let image = try #require(renderer.uiImage)

    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == 3)
  }

  @Test
  func `the proposed size is what the views fill`() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 120, height: 80)

    #expect(try #require(renderer.uiImage).size == CGSize(width: 120, height: 80))
  }

  @Test
  func `what is shown is what the views draw`() throws {
    let renderer = ImageRenderer(content: Text("drawn").padding(4))
    let image = try #require(renderer.uiImage)
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: image.size)

    #expect("\(view.displayItems())".contains("drawn"))
  }

  @Test
  func `nothing appears`() {
    let trace = Trace()
    let renderer = ImageRenderer(content: Text("x").onAppear { trace("appeared") })

    _ = renderer.uiImage

    #expect(trace.events.isEmpty)
  }

  @Test
  func `views without a size give no image`() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test
  func `a renderer draws into any context`() {
    let renderer = ImageRenderer(content: Color.blue.frame(width: 8, height: 4))
    var sizes: [CGSize] = []
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      renderer.render { size, draw in
        sizes.append(size)
        draw(context.cgContext)
      }
    }

    #expect(sizes == [CGSize(width: 8, height: 4)])
    #expect(image.size == CGSize(width: 8, height: 4))
  }
}
