import Testing
import TutorialPluginKit
import TutorialTour
import TutorialTypeScriptEmitter

/// The texts of the declarations. Tests/Web/test_types.py runs the type checker on them.
@Suite("The typescript emitter")
struct TypeScriptEmitterTests {
  private func texts(_ tour: Tour, _ options: PluginOptions = PluginOptions()) -> [String] {
    let result = TypeScriptEmitter().emit(EmitRequest(tours: [LocatedTour(tour, name: "a b")], options: options))
    #expect(result.diagnostics == [])
    #expect(result.files.map(\.path) == ["a b.tour.d.json.ts", "a b.tour.json.d.ts"])
    return result.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("the type has each step of all variants once")
  func steps() {
    var tour = DrawnTour.tour()
    let steps = tour.variants[0].steps.map(\.id)
    tour.variants.append(tour.variants[0])
    tour.variants[1].steps[0].id = "only here"
    let written = texts(tour)
    #expect(Set(written).count == 1)
    let names = (steps + ["only here"]).map { "\"\($0)\"" }.joined(separator: " | ")
    #expect(written[0].contains("declare const tour: TourOf<\(names)>;\n"))
  }

  @Test("the type of a tour without variants has no steps")
  func none() {
    var tour = DrawnTour.tour()
    tour.variants = []
    #expect(texts(tour)[0].contains("TourOf<never>"))
  }

  @Test("the option `module` is the module that the player is imported from")
  func module() {
    let written = texts(DrawnTour.tour(), PluginOptions([.init("module", .text("./tutorial-player.js"))]))
    #expect(written[0].contains("import type { TourOf } from \"./tutorial-player.js\";\n"))
  }

  @Test("an id stays within its quotes, whatever is in it")
  func hostile() {
    var tour = DrawnTour.tour()
    tour.variants[0].steps[0].id = "\"; */ \\ \n\r\u{2028}\u{0}\u{85} é"
    let line = texts(tour)[0].split(separator: "\n").first { $0.hasPrefix("declare") }
    #expect(line?.contains(#"TourOf<"\"; */ \\ \n\u000D\u2028\u0000\u0085 é" | "#) == true)
  }
}
