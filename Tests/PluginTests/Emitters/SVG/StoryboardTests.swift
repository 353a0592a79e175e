import Foundation
import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSVGEmitter
import TutorialTour

@testable import TutorialDrawing

@Suite("Steps in a storyboard")
struct StoryboardTests {
  private func storyboard(_ change: (inout TourStep) -> Void) -> String { storyboard(DrawnTour.tour(change: change)) }

  private func storyboard(_ tour: Tour) -> String {
    let options = PluginOptions([.init("draw", .text("storyboard"))])
    let request = EmitRequest(tours: [LocatedTour(tour)], options: options)
    return DrawnTour.text(SVGEmitter().emit(request), "mail.storyboard.svg")
  }

  @Test("a dim is a fourth lighter than its opacity and that of its colour together, and never black")
  func dim() {
    let lighter = storyboard { $0.overlay?.opacity = 0.4 }
    #expect(lighter.contains("fill=\"#101830\" fill-opacity=\"0.3\""))
    let faint = storyboard { step in
      step.overlay?.color = "#ff002033"
      step.overlay?.opacity = 0.5
    }
    #expect(faint.contains("fill=\"#ff1830\" fill-opacity=\"0.075\""))
  }

  @Test("a ring is dashed as the tour says")
  func dashes() {
    func ring(_ dash: [Double]?) -> TourRing {
      TourRing(
        cutouts: [0], width: 3, gap: 0, color: "#ff0000", dash: dash, outline: DrawnTour.square(110, 210, 80))
    }
    let dashed = storyboard { $0.rings = [ring([6, 4.5])] }
    #expect(dashed.contains("stroke-dasharray=\"6 4.5\""))
    let plain = storyboard { $0.rings = [ring(nil)] }
    #expect(plain.contains("class=\"ring\"") && !plain.contains("stroke-dasharray"))
  }

  @Test("a sheet at the display's edge goes on beneath it, so that its lower corners are not seen")
  func sheets() {
    let display = Rect(0, 0, 200, 400)
    let low = Rect(0, 300, 200, 100)
    #expect(CalloutDrawing.box(low, .sheet, display: display) == Rect(0, 300, 200, 126))
    #expect(CalloutDrawing.box(low, .bubble, display: display) == low)
    let high = Rect(0, 200, 200, 100)
    #expect(CalloutDrawing.box(high, .sheet, display: display) == high)
  }

  @Test(
    "a device is what its idiom says, else a tablet where its smaller side is above 560",
    arguments: [
      (nil, Size(560, 900), Device.Kind.phone), (nil, Size(561, 900), .tablet), (nil, Size(900, 540), .phone),
      ("tablet", Size(400, 800), .tablet), ("phone", Size(800, 900), .phone), ("desktop", Size(400, 800), .window),
    ])
  func devices(idiom: String?, size: Size, kind: Device.Kind) {
    var variant = DrawnTour.tour().variants[0]
    variant.traits.idiom = idiom
    variant.display = TourDisplay(size: size)
    #expect(Device(variant, wireframe: nil).kind == kind)
  }

  /// Returns a tour of `steps` steps, each leading to the next, and the last to the end.
  private func tour(steps: Int, change: (inout TourVariant) -> Void = { _ in }) -> Tour {
    var tour = DrawnTour.tour()
    tour.variants[0].display.size = Size(393, 852)
    tour.variants[0].steps = (0..<steps).map { number in
      var step = DrawnTour.step("s\(number)", hole: Rect(20, 20, 40, 40))
      step.advance = [TourAdvance(.tapTarget, to: number + 1 < steps ? "s\(number + 1)" : nil)]
      return step
    }
    change(&tour.variants[0])
    return tour
  }

  /// Returns the position of each step's device.
  private func places(_ storyboard: String) throws -> [Point] {
    try storyboard.split(separator: "\n").filter { $0.contains("data-step=") }.map { line in
      let place = try #require(line.split(separator: "translate(").last?.prefix { $0 != ")" })
      let numbers = place.split(separator: " ").compactMap { Double($0) }
      return Point(try #require(numbers.first), try #require(numbers.last))
    }
  }

  private func count(_ word: String, in text: String) -> Int { text.components(separatedBy: word).count - 1 }

  @Test("phones stand three in a row, from the right where lines run from there")
  func rows() throws {
    let found = try places(storyboard(tour(steps: 5)))
    #expect(found[0].x < found[1].x && found[1].x < found[2].x && found[3].x == found[0].x)
    #expect(found[0].y == found[2].y && found[3].y > found[2].y)
    let mirrored = try places(storyboard(tour(steps: 5) { $0.traits.locale = "ar" }))
    for (one, other) in zip(found, mirrored) {
      // The left edges of the screens, all equally far from their device's left edge.
      #expect(abs(one.x + other.x - 2 * found[1].x) < 0.01)
      #expect(one.y == other.y)
    }
  }

  @Test("headings above the steps stand at the right if all lines begin there")
  func headings() {
    let title = "font-size=\"28\" font-weight=\"700\""
    #expect(storyboard(tour(steps: 1)).contains("<text class=\"ink\" x=\"26\" y=\"50\" \(title)>First mail</text>"))
    let mirrored = storyboard(tour(steps: 1) { $0.traits.locale = "ar" })
    #expect(
      mirrored.contains("<text class=\"ink\" x=\"824\" y=\"50\" \(title) text-anchor=\"end\">First mail</text>"))
    #expect(mirrored.contains("font-size=\"20\" font-weight=\"600\" text-anchor=\"end\">phone</text>"))
  }

  @Test("an arrow leads to each next step: beside it, and from the end of a row to the start of the next")
  func arrows() {
    let text = storyboard(tour(steps: 5))
    #expect(count("d=\"M-8 0H8\"", in: text) == 3)
    #expect(count("d=\"M-7 -10H-3", in: text) == 1 && count("d=\"M-6 -10V-4", in: text) == 1)
    #expect(count("d=\"M7 0A7", in: text) == 1)
    #expect(count("scale(-1 1)", in: text) == 0)
    let mirrored = storyboard(tour(steps: 5) { $0.traits.locale = "ar" })
    #expect(count(") scale(-1 1)\"", in: mirrored) == count("class=\"way\"", in: mirrored))
  }

  @Test("a jump is drawn as one, with the number of the step that it leads to")
  func jumps() {
    let text = storyboard(
      tour(steps: 3) { variant in
        variant.steps[0].advance = [TourAdvance(.tapTarget, to: "s2")]
        variant.steps[1].advance = [TourAdvance(.tapTarget, to: "s0")]
      })
    #expect(count("d=\"M-8 0H8\"", in: text) == 0)
    #expect(count("d=\"M-9 5C-7", in: text) == 1 && count("d=\"M-8 5H2.5", in: text) == 1)
    #expect(text.contains(">to 3</text>") && text.contains(">to 1</text>"))
    #expect(text.contains(">tap the target to s2 (3)</text>"))
  }

  @Test("a new screen has its name beside the step's, and a broken line leads to it")
  func newScreens() {
    #expect(count("stroke-dasharray", in: storyboard(tour(steps: 3))) == 0)
    let text = storyboard(
      tour(steps: 3) { variant in
        variant.steps[1].screen = "mail"
        variant.steps[2].screen = "mail"
      })
    #expect(count("stroke-dasharray", in: text) == 1)
    #expect(count(">home</text>", in: text) == 1 && count(">mail</text>", in: text) == 1)
  }
}
