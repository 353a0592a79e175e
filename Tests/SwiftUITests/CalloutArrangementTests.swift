import Testing
import TutorialGeometry
import TutorialPlayer

@testable import TutorialSwiftUI

@Suite("Fixed and scrolling parts of a callout")
struct CalloutArrangementTests {
  private static func part(_ role: TourContent.Role, _ frame: Rect, touch: Rect? = nil) -> TourContent.Part {
    TourContent.Part(role: role, frame: frame, touch: touch)
  }

  private let title = part(.title, Rect(16, 16, 174, 22))
  private let body = part(.body, Rect(16, 42, 200, 60))
  private let back = part(.button, Rect(80, 116, 65, 36), touch: Rect(80, 112, 65, 44))
  private let next = part(.button, Rect(151, 116, 65, 36), touch: Rect(151, 112, 65, 44))
  private let close = part(.close, Rect(198, 10, 24, 24), touch: Rect(188, 0, 44, 44))

  private func content(_ parts: [TourContent.Part]) -> TourContent { TourContent(size: Size(232, 168), parts: parts) }

  @Test("if there is room, all parts are where the tour has them, and buttons know their place")
  func room() {
    let arrangement = CalloutArrangement(content([title, body, back, next, close]), in: Size(232, 168))
    #expect(arrangement.standing.map(\.part) == [title, body, back, next, close])
    #expect(arrangement.standing.map(\.button) == [nil, nil, 0, 1, nil])
    #expect(arrangement.scrolling.isEmpty && !arrangement.isCloseOverImage)
  }

  @Test("in a lower frame the title and the cross stay, the body scrolls, and the foot keeps its distance from below")
  func lower() {
    let arrangement = CalloutArrangement(content([title, body, back, next, close]), in: Size(232, 138))
    #expect(
      arrangement.standing.map(\.part.frame) == [
        title.frame, Rect(80, 86, 65, 36), Rect(151, 86, 65, 36), close.frame,
      ])
    #expect(arrangement.standing.map(\.part.touch) == [nil, Rect(80, 82, 65, 44), Rect(151, 82, 65, 44), close.touch])
    #expect(arrangement.viewport == Rect(16, 42, 200, 30) && arrangement.scrolledHeight == 60)
    #expect(arrangement.scrolling.map(\.part.frame) == [Rect(0, 0, 200, 60)])
  }

  @Test("everything above the foot scrolls if there is no title, or nothing but a title")
  func untitled() {
    let image = Self.part(.image, Rect(16, 16, 200, 100))
    let words = Self.part(.body, Rect(16, 130, 200, 22))
    let arrangement = CalloutArrangement(content([image, words, close]), in: Size(232, 108))
    #expect(arrangement.scrolling.map(\.part.frame) == [Rect(0, 0, 200, 100), Rect(0, 114, 200, 22)])
    #expect(arrangement.viewport == Rect(16, 16, 200, 76) && arrangement.standing.map(\.part) == [close])
    #expect(arrangement.isCloseOverImage)
    let alone = CalloutArrangement(content([title]), in: Size(232, 160))
    #expect(alone.scrolling.count == 1 && alone.viewport.height == 14)
  }

  @Test("the system's inset of a sheet isn't room, and a lack of less than half a unit doesn't count")
  func sheet() {
    #expect(CalloutArrangement(content([title, body]), in: Size(232, 202), bottom: 34).scrolling.isEmpty)
    #expect(CalloutArrangement(content([title, body]), in: Size(232, 167.6)).scrolling.isEmpty)
    #expect(CalloutArrangement(content([title, body]), in: Size(232, 200), bottom: 34).viewport.height == 58)
  }

  @Test("a frame without room for anything, and a callout of buttons alone")
  func nothing() {
    #expect(CalloutArrangement(content([title, body, back]), in: Size(232, 10)).viewport.height == 0)
    let buttons = CalloutArrangement(content([back, next]), in: Size(232, 10))
    #expect(buttons.scrolling.isEmpty && buttons.standing.map(\.part) == [back, next])
    #expect(CalloutArrangement(content([]), in: Size(0, 0)).standing.isEmpty)
  }
}

@Suite("The foot of a callout")
struct CalloutFootPlanTests {
  private func plan(progress: Size?, _ buttons: [Size], room: Double?) -> CalloutFootPlan {
    let all = (progress.map { [$0] } ?? []) + buttons
    return CalloutFootPlan(
      hasProgress: progress != nil, buttons: buttons.count, room: room, measures: .standard, reach: 4
    ) { place, width in
      // A part that is too wide wraps to several lines.
      let own = all[place]
      guard let width, width < own.width else { return own }
      return Size(width, own.height * (own.width / width).rounded(.up))
    }
  }

  @Test("a row has the progress at its start, centred vertically, and the buttons at its end")
  func row() {
    let plan = plan(progress: Size(40, 6), [Size(60, 36), Size(70, 36)], room: 220)
    #expect(plan.frames == [Rect(0, 15, 40, 6), Rect(82, 0, 60, 36), Rect(150, 0, 70, 36)])
    #expect(plan.size == Size(192, 36))
    #expect(self.plan(progress: nil, [Size(60, 36)], room: nil).frames == [Rect(0, 0, 60, 36)])
  }

  @Test("progress without room beside the buttons has a row of its own above")
  func above() {
    let plan = plan(progress: Size(90, 18), [Size(60, 36), Size(70, 36)], room: 200)
    #expect(plan.frames == [Rect(0, 0, 90, 18), Rect(62, 26, 60, 36), Rect(130, 26, 70, 36)])
    #expect(plan.size == Size(138, 62))
  }

  @Test("buttons that have no room beside each other lie above each other, each as wide as all, and are touched apart")
  func stacked() {
    let plan = plan(progress: Size(300, 18), [Size(160, 36), Size(250, 20)], room: 200)
    #expect(plan.frames == [Rect(0, 0, 200, 36), Rect(0, 44, 200, 36), Rect(0, 88, 200, 40)])
    #expect(plan.size == Size(200, 128))
  }

  @Test("progress alone, and nothing at all")
  func alone() {
    #expect(plan(progress: Size(40, 18), [], room: 200).frames == [Rect(0, 0, 40, 18)])
    #expect(plan(progress: Size(300, 18), [], room: 200).size == Size(200, 36))
    #expect(plan(progress: nil, [], room: 200).size == Size(0, 0))
  }
}
