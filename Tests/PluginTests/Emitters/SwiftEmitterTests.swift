import Testing
import TutorialIR
import TutorialPluginKit

@testable import TutorialEmitters

@Suite struct SwiftEmitterTests {
  @Test(arguments: [
    ("compose-button", "composeButton"), ("com.example:id/save_all", "comExampleIdSaveAll"), ("class", "`class`"),
    ("1st", "_1st"), ("", "unnamed"), ("---", "unnamed"), ("Type", "type"), ("self", "self_"), ("init", "init_"),
    ("über mich", "überMich"), ("保存", "保存"), ("URL", "uRL"), ("none", "none2"), ("allCases", "allCases2"),
    ("a\"b\\c\n", "aBC"), ("🎈", "unnamed"),
  ])
  func everyIDHasALegalIdentifier(id: String, expected: String) {
    var names = SwiftIdentifiers()
    #expect(names.identifier(for: id) == expected)
  }

  @Test func idsThatWouldHaveOneNameAreNumbered() {
    var names = SwiftIdentifiers()
    #expect(["a-b", "aB", "a_b", "a-b-2"].map { names.identifier(for: $0) } == ["aB", "aB2", "aB3", "aB2_2"])
  }

  @Test func typesBeginWithACapital() {
    var names = SwiftIdentifiers(reserved: [])
    #expect(names.identifier(for: "first-mail", capitalized: true) == "FirstMail")
    #expect(names.identifier(for: "2nd", capitalized: true) == "_2nd")
  }

  @Test func oneFileSpeaksOfAllTours() {
    let emitter = SwiftEmitter()
    #expect(emitter.describe().scope == .wholeBuild)
    #expect(emitter.files(forTutorials: ["b", "a"], options: EmitOptions()) == [.named("Tours.swift")])
    let empty = Tour(
      generator: "test", tutorial: "x", once: "x/1", dismiss: [], locales: ["en"], strings: [:], motions: [:],
      variants: [], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
    let result = emitter.emit(
      EmitRequest(
        tours: [LocatedTour(empty, name: "a"), LocatedTour(empty, name: "b")],
        options: EmitOptions([.init("access", .text("public")), .init("bundle", .text("main"))])))
    #expect(result.diagnostics == [])
    let text = String(decoding: result.files.first?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("public static let a = A()"))
    #expect(text.contains("public static let b = B()"))
    #expect(text.contains("Bundle.main.url(forResource: \"a.tour\", withExtension: \"json\")"))
    #expect(!text.contains("enum TutorialTarget"))
  }
}
