import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSVGEmitter
import TutorialTour

@testable import TutorialDrawing

@Suite("What a storyboard shows of a step")
struct StoryboardTests {
  private func storyboard(_ change: (inout TourStep) -> Void) -> String {
    let options = PluginOptions([.init("draw", .text("storyboard"))])
    let request = EmitRequest(tours: [LocatedTour(DrawnTour.tour(change: change))], options: options)
    return DrawnTour.text(SVGEmitter().emit(request), "mail.storyboard.svg")
  }

  @Test("an overlay is as dark as its opacity and that of its colour together")
  func dim() {
    let lighter = storyboard { $0.overlay?.opacity = 0.4 }
    #expect(lighter.contains("fill-opacity=\"0.4\""))
    let faint = storyboard { step in
      step.overlay?.color = "#00000033"
      step.overlay?.opacity = 0.5
    }
    #expect(faint.contains("fill-opacity=\"0.1\""))
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
}
