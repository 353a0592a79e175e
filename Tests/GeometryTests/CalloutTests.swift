import Testing
import TutorialGeometry

/// Placement of callouts. The boundary is 0 to 400 by 0 to 800 unless a test says otherwise.
@Suite struct CalloutTests {
  private let boundary = Rect(0, 0, 400, 800)
  private let arrow = CalloutArrowForm(length: 10, base: 20, clearance: 14)

  private func scene(_ reference: Rect?, _ placements: CalloutPlacement..., obstacles: [Rect] = []) -> CalloutScene {
    CalloutScene(
      reference: reference, boundary: boundary, obstacles: obstacles, placements: placements, gap: 12, arrow: arrow)
  }

  private func spot(_ scene: CalloutScene, _ size: Size) -> CalloutSpot? {
    if case .fits(let spot) = scene.solve(size) { return spot }
    return nil
  }

  @Test("flip: the first placement at which it fits as it is aligned")
  func flip() {
    let scene = scene(Rect(320, 50, 60, 40), .beside(.top, .start), .beside(.bottom, .start), .beside(.left, .center))
    #expect(spot(scene, Size(80, 60))?.frame == Rect(320, 102, 80, 60))
    // As aligned, it would stick out above and below, but it fits on the left.
    #expect(spot(scene, Size(100, 30))?.frame == Rect(208, 55, 100, 30))
    // It fits on no side as aligned, so it is shifted along the first side where a small shift is enough.
    #expect(spot(scene, Size(310, 30))?.frame == Rect(90, 8, 310, 30))
  }

  @Test("shift: along the side where it has to be moved the least, of those named in a row")
  func leastShift() {
    // Below, it would be shifted by 70; beside, by 10.
    let corner = Rect(10, 10, 40, 40)
    let (below, beside) = (Rect(0, 62, 200, 80), Rect(62, 0, 200, 80))
    #expect(spot(scene(corner, .beside(.bottom, .center), .beside(.right, .center)), Size(200, 80))?.frame == beside)
    #expect(spot(scene(corner, .beside(.bottom, .center), .auto), Size(200, 80))?.frame == below)
  }

  @Test("shift: no farther than it must")
  func shift() {
    let scene = scene(Rect(10, 100, 40, 40), .beside(.bottom, .center))
    let spot = spot(scene, Size(200, 80))
    #expect(spot?.frame == Rect(0, 152, 200, 80))
    #expect(spot?.arrow?.tip == Point(30, 142))
  }

  @Test("shift: past an obstacle, to the nearer side of it; of two that are as near to where lines begin")
  func obstacles() {
    let reference = Rect(150, 100, 100, 40)
    let right = scene(reference, .beside(.bottom, .center), obstacles: [Rect(120, 150, 10, 10)])
    #expect(spot(right, Size(100, 50))?.frame == Rect(150, 152, 100, 50))
    #expect(spot(right, Size(160, 50))?.frame == Rect(130, 152, 160, 50))
    var middle = scene(reference, .beside(.bottom, .center), obstacles: [Rect(195, 160, 10, 10)])
    #expect(spot(middle, Size(100, 50))?.frame == Rect(95, 152, 100, 50))
    middle.isRightToLeft = true
    #expect(spot(middle, Size(100, 50))?.frame == Rect(205, 152, 100, 50))
  }

  @Test("shift: to the side that is nearer, though the other has room too")
  func nearerSide() {
    // The obstacle keeps a callout of width 100 from beginning between 90 and 200; it would begin at 150.
    let scene = scene(Rect(150, 100, 100, 40), .beside(.bottom, .center), obstacles: [Rect(190, 160, 10, 10)])
    #expect(spot(scene, Size(100, 50))?.frame == Rect(200, 152, 100, 50))
  }

  @Test("shift: rather farther to where the arrow can point at the reference")
  func aimed() {
    // To the right of the obstacle it would begin at 282, from where its arrow can't reach the reference's end at 298.
    let scene = scene(Rect(250, 100, 48, 40), .beside(.bottom, .start), obstacles: [Rect(276, 160, 6, 10)])
    #expect(spot(scene, Size(100, 50))?.frame == Rect(176, 152, 100, 50))
    #expect(spot(scene, Size(100, 50))?.arrow?.tip == Point(252, 142))
  }

  @Test("size: beside the reference as wide as the room, but not narrower than allowed")
  func size() {
    var scene = scene(Rect(0, 0, 220, 800), .auto)
    scene.narrowest = 160
    // Text that covers 4,000 square units.
    let text = { (limit: Double) in Size(min(limit, 320), 4000 / min(limit, 320)) }
    guard case .fits(let spot) = scene.solve(text) else {
      Issue.record("it fits to the right")
      return
    }
    #expect(spot.side == .right)
    #expect(spot.frame.width == 168)
    scene.narrowest = 170
    guard case .lacks(let lacks, _) = scene.solve(text) else {
      Issue.record("it is too wide")
      return
    }
    #expect(lacks.first { $0.side == .right } == CalloutLack(side: .right, points: 2, cause: .room))
  }

  @Test("auto: the side with the most room")
  func auto() {
    #expect(spot(scene(Rect(150, 500, 100, 40), .auto), Size(100, 80))?.side == .top)
    #expect(spot(scene(Rect(150, 300, 100, 40), .auto), Size(100, 80))?.side == .bottom)
    #expect(spot(scene(Rect(0, 0, 100, 800), .auto), Size(100, 80))?.side == .right)
  }

  @Test("auto: of two sides with as much room, the one to which lines run")
  func autoBesides() {
    var scene = scene(Rect(150, 0, 100, 800), .auto)
    #expect(spot(scene, Size(100, 80))?.side == .right)
    scene.isRightToLeft = true
    #expect(spot(scene, Size(100, 80))?.side == .left)
  }

  @Test("the arrow points at the middle, keeps off the corners, and is left out where it would point at something else")
  func arrows() {
    let corner = scene(Rect(0, 100, 20, 20), .beside(.bottom, .center))
    #expect(spot(corner, Size(200, 80))?.arrow == nil)
    let near = scene(Rect(0, 100, 40, 20), .beside(.bottom, .center))
    #expect(spot(near, Size(200, 80))?.arrow?.tip == Point(24, 122))
    let small = scene(Rect(200, 100, 20, 20), .beside(.bottom, .start))
    // As in Floating UI, the arrow is aligned if the reference is too small.
    #expect(spot(small, Size(100, 80))?.frame.x == 186)
    #expect(spot(small, Size(100, 80))?.arrow?.tip.x == 210)
    let narrow = scene(Rect(200, 100, 20, 20), .beside(.bottom, .center))
    #expect(spot(narrow, Size(47, 80))?.arrow == nil)
    #expect(spot(narrow, Size(48, 80))?.arrow?.tip.x == 210)
  }

  @Test("an arrow that would cross what is to be avoided is left out")
  func crossedArrow() {
    let bar = Rect(195, 143, 10, 5)
    let free = scene(Rect(150, 100, 100, 40), .beside(.bottom, .center))
    let crossed = scene(Rect(150, 100, 100, 40), .beside(.bottom, .center), obstacles: [bar])
    #expect(spot(free, Size(100, 50))?.arrow?.tip == Point(200, 142))
    #expect(spot(crossed, Size(100, 50))?.frame == Rect(150, 152, 100, 50))
    #expect(spot(crossed, Size(100, 50))?.arrow == nil)
  }

  @Test("an arrow is no longer than the gap, and none where there is no gap")
  func shortArrow() {
    var scene = scene(Rect(150, 100, 100, 40), .beside(.right, .center))
    scene.gap = 4
    #expect(spot(scene, Size(100, 80))?.arrow?.tip == Point(250, 120))
    scene.gap = 0
    #expect(spot(scene, Size(100, 80))?.arrow == nil)
  }

  @Test("if the boundary begins farther away than the gap, the callout is there")
  func beyondTheBoundary() {
    let above = scene(Rect(100, -50, 100, 40), .beside(.bottom, .center))
    #expect(spot(above, Size(200, 80))?.frame == Rect(50, 2, 200, 80))
    let farAbove = scene(Rect(100, -90, 100, 40), .beside(.bottom, .center))
    #expect(spot(farAbove, Size(200, 80))?.frame == Rect(50, 0, 200, 80))
    #expect(spot(scene(Rect(100, 820, 100, 40), .beside(.bottom, .center)), Size(200, 80)) == nil)
  }

  @Test("the middle is the last resort of a list, and the first of one that begins with it")
  func middle() {
    let reference = Rect(0, 0, 40, 40)
    #expect(spot(scene(reference, .beside(.bottom, .center), .center), Size(200, 80))?.side == .bottom)
    #expect(spot(scene(reference, .beside(.top, .center), .center), Size(200, 80))?.frame == Rect(100, 360, 200, 80))
    #expect(spot(scene(reference, .center, .beside(.bottom, .center)), Size(200, 80))?.side == nil)
  }

  @Test("if nothing fits, each side says how much it lacks, and the place that lacks the least is inside")
  func lacks() {
    let wall = Rect(0, 200, 400, 600)
    let solution = scene(Rect(150, 60, 100, 40), .auto, obstacles: [wall]).solve(Size(160, 90))
    guard case .lacks(let lacks, let spot) = solution else {
      Issue.record("nothing fits")
      return
    }
    #expect(
      lacks == [
        CalloutLack(side: .top, points: 42, cause: .room), CalloutLack(side: .right, points: 22, cause: .room),
        CalloutLack(side: .bottom, points: 160, cause: .obstacle(0)),
        CalloutLack(side: .left, points: 22, cause: .room),
      ])
    #expect(spot.frame == Rect(240, 35, 160, 90))
  }
}
