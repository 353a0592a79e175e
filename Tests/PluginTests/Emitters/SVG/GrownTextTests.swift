import Testing
import TutorialGeometry
import TutorialPluginKit

@testable import TutorialDrawing
import TutorialTour

@Suite("Words of a wireframe in large text")
struct GrownTextTests {
  private func grown(_ scale: Double, width: Double = 400, height: Double = 100, wraps: Bool = false) -> Double {
    TextStyle(classes: "word", size: 10).grown(scale, "0123456789", width: width, height: height, wraps: wraps).size
  }

  @Test("they grow with the text size as far as the element has room, and are never smaller than usual by it")
  func room() {
    #expect(grown(1) == 10 && grown(2) == 20 && grown(0.8) == 8)
    #expect(abs(grown(3, width: 114) - 20) < 1e-9)
    #expect(abs(grown(3, height: 20) - 16) < 1e-9)
    #expect(grown(3, width: 10) == 10 && grown(3, height: 0) == 10 && grown(3, width: -5) == 10)
    #expect(grown(3, width: 57, height: 100) == 10 && grown(3, width: 57, height: 100, wraps: true) > 20)
  }

  @Test("a screen is drawn in the text size of its variant")
  func scene() {
    func sizes(_ textSize: String?) -> [String] {
      var tour = DrawnTour.tour()
      tour.variants[0].traits.textSize = textSize
      let wireframe = Wireframe(
        variant: "phone", screen: "home", steps: ["a"], size: Size(200, 400),
        elements: [Wireframe.Element(id: "b", role: .button, frame: Rect(0, 0, 200, 60), text: "Go")])
      let scene = SVGScene(LocatedTour(tour, wireframes: [wireframe]), tour.variants[0])
      var writer = SVGWriter()
      scene.drawScreen(wireframe, into: &writer, id: "w")
      return String(decoding: writer.bytes, as: UTF8.self).split(separator: " ").map(String.init)
        .filter { $0.hasPrefix("font-size") }
    }
    #expect(sizes(nil) == ["font-size=\"15\""])
    #expect(sizes("accessibility2") == ["font-size=\"30\""])
  }
}
