import Testing
import TutorialGeometry
import TutorialPlayer
import TutorialRuntime

struct CalloutSpaceTests {
  private func step(maxHeight: Double? = nil) -> TourStep {
    let element = Rect(180, 100, 40, 40)
    let corners = [Point(220, 100), Point(220, 140), Point(180, 140), Point(180, 100)]
    let outline = Outline(points: [180, 100] + corners.flatMap { [$0.x, $0.y, $0.x, $0.y, $0.x, $0.y] })
    return TourStep(
      id: "a", screen: "home", overlay: nil,
      cutouts: [
        TourCutout(
          target: "button", element: element, frame: element, shape: .rect, clip: nil, outline: outline)
      ], mask: nil, interaction: TourInteraction(mode: .block, pass: []),
      callout: TourCallout(kind: .bubble, title: nil, body: "body", width: 300, maxHeight: maxHeight), advance: [],
      enter: nil, exit: nil, variantChange: nil, transitions: [], accessibility: TourAccessibility())
  }

  private let screen = CalloutSurroundings(
    display: Size(400, 800), safeArea: EdgeInsets(top: 50, right: 0, bottom: 30, left: 0))

  @Test("a callout stays where it was compiled as long as its words fit there")
  func fits() {
    let compiled = Rect(100, 160, 200, 100)
    let box = step().calloutBox(compiled: compiled, in: screen) { Size($0, 100.4) }
    #expect(box?.frame == compiled && box?.isCompiled == true)
  }

  @Test("larger words get a larger box, beside the same hole and on the screen")
  func grows() throws {
    let box = try #require(
      step().calloutBox(compiled: Rect(100, 160, 200, 100), in: screen) { Size($0, 60_000 / $0) })
    #expect(!box.isCompiled)
    #expect(box.frame.width == 300 && box.frame.height == 200)
    #expect(box.frame.minY == 152 && box.frame.maxX <= 384)
  }

  @Test("it stays on its side as long as there is room")
  func side() throws {
    let left = TourPlacement(.left)
    let box = try #require(step().calloutBox(compiled: nil, at: left, in: screen) { Size(min($0, 120), 60) })
    #expect(box.frame.maxX == 168)
  }

  @Test("words that have no room are as high as there is room, or as the author allows, and scroll")
  func scrolls() throws {
    let high = try #require(step().calloutBox(compiled: nil, in: screen) { Size($0, 5000) })
    #expect(high.frame.height <= 688)
    let limited = try #require(step(maxHeight: 150).calloutBox(compiled: nil, in: screen) { Size($0, 5000) })
    #expect(limited.frame.height == 150)
  }

  @Test("a step without a callout has no box")
  func none() {
    var bare = step()
    bare.callout = nil
    #expect(bare.calloutBox(compiled: nil, in: screen) { Size($0, 1) } == nil)
  }
}
