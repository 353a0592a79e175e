import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSwiftSupport

@testable import TutorialSwiftEmitter
import TutorialTour

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

  @Test(arguments: [
    ("first-mail", "FirstMail"), ("2nd", "Tour2nd"), ("保存", "Tour保存"), ("---", "Unnamed"), ("type", "Type_"),
    ("any", "Any_"), ("string", "String"), ("swift", "Swift2"), ("foundation", "Foundation2"),
  ])
  func typesBeginWithACapital(id: String, expected: String) {
    var names = SwiftIdentifiers(reserved: SwiftIdentifiers.modules)
    #expect(names.typeIdentifier(for: id) == expected)
  }

  @Test func aNameAndATypeThatWouldBeTheSameAreNumbered() {
    #expect(declarations(["保存", "tour-保存", "2"]) == ["保存 = Tour保存", "tour保存 = Tour保存2", "_2 = Tour2"])
  }

  /// Returns the text between `static let` and `()` for tours with the given names.
  private func declarations(_ names: [String]) -> [Substring] {
    let lines = SwiftAccessors(
      names.map { LocatedTour(empty, name: $0) }, access: "internal", bundle: "module", isLoading: false
    )
    .text
    return lines.split(separator: "\n").filter { $0.contains("static let ") }.map { $0.dropFirst(13).dropLast(2) }
  }

  private let empty = Tour(
    generator: "test", tutorial: "x", once: "x/1", dismiss: [], locales: ["en"], strings: [:], motions: [:],
    variants: [], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))

  @Test func whatComesFromOtherModulesIsNamedWithThem() {
    let text = SwiftAccessors(
      [LocatedTour(empty, name: "string")], access: "internal", bundle: "module", isLoading: false
    ).text
    #expect(text.contains("struct String: Swift.Sendable {"))
    #expect(text.contains("let id: Swift.String = \"x\""))
    #expect(text.contains("var url: Foundation.URL? {\n      #if SWIFT_PACKAGE\n        Foundation.Bundle.module.url("))
    #expect(text.contains("#else\n        Foundation.Bundle.main.url("))
  }

  @Test func theLibraryIsNamedOnlyWhereToursAreLoaded() {
    func text(isLoading: Bool) -> String {
      SwiftAccessors([LocatedTour(empty, name: "a")], access: "public", bundle: "module", isLoading: isLoading).text
    }
    #expect(!text(isLoading: false).contains("TutorialTour"))
    #expect(text(isLoading: true).contains("\npublic import TutorialTour\n"))
    #expect(text(isLoading: true).contains("    public func load() throws -> TutorialTour.Tour {"))
  }

  @Test func theVariablesOfAllToursHaveNames() {
    var (one, two) = (empty, empty)
    one.variables = ["user_name": ["en": "Ann"], "total": ["en": "1"]]
    two.variables = ["total": ["en": "2"]]
    func text(_ tours: [Tour]) -> String {
      let located = tours.enumerated().map { LocatedTour($1, name: "t\($0)") }
      return SwiftAccessors(located, access: "internal", bundle: "module", isLoading: false).text
    }
    #expect(
      text([one, two]).contains(
        """
        enum TutorialVariable: Swift.String, Swift.CaseIterable, Swift.Sendable {
          case total = "total"
          case userName = "user_name"
        }
        """))
    #expect(!text([empty]).contains("TutorialVariable"))
    #expect(text([TourNames.abridged(one)]) == text([one]))
  }

  @Test("a change that the accessors don't read doesn't rewrite them")
  func abridgedOfWhatIsRead() {
    var other = empty
    other.title = "t"
    other.strings = ["en": ["t": "Other"]]
    other.contents = [TourContent(size: Size(10, 10), parts: [])]
    other.probes = ["en": TourProbes()]
    other.dismiss = [.escape]
    #expect(other != empty)
    #expect(TourNames.abridged(other) == TourNames.abridged(empty))
  }

  @Test func oneFileSpeaksOfAllTours() {
    let emitter = SwiftEmitter()
    #expect(emitter.describe().scope == .wholeBuild)
    #expect(emitter.files(forTutorials: ["b", "a"], options: PluginOptions()) == [.named("Tours.swift")])
    let result = emitter.emit(
      EmitRequest(
        tours: [LocatedTour(empty, name: "a"), LocatedTour(empty, name: "b")],
        options: PluginOptions([.init("access", .text("public")), .init("bundle", .text("main"))])))
    #expect(result.diagnostics == [])
    let text = String(decoding: result.files.first?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("public static let a = A()"))
    #expect(text.contains("public static let b = B()"))
    #expect(text.contains("Bundle.main.url(forResource: \"a.tour\", withExtension: \"json\")"))
    #expect(!text.contains("enum TutorialTarget"))
  }
}
