import Testing
import TutorialSyntax
import TutorialTour

@testable import TutorialCompiler
@testable import TutorialLanguage

/// Returns the tour of a tutorial over the test screen, which must have no errors.
func tour(_ text: String) throws -> Tour {
  let world = MemoryWorld(["t.tutorial.yaml": text, "a.layout.yaml": TriedStep.layout])
  let result = Compiler(world: world).compile("t.tutorial.yaml")
  let errors = result.diagnostics.filter { $0.severity == .error }
  guard errors.isEmpty, let tour = result.tour else {
    throw TriedStep.NoTour(text: text, errors: errors.map(\.message))
  }
  return tour
}

@Suite("The description of inheritance and defaults holds, for every key")
struct InheritanceTests {
  private static let inherited = DescribedKey.all.filter(\.isInherited)

  /// Keys whose examples don't change the tour.
  ///
  /// They take effect only if something is missing, or for a variant's choice of steps. Other tests cover them.
  private static let silent: Set<String> = [
    "fallback", "onMissing", "onMissing.layout", "screen", "only",
    // Only movement can be bent, and by default these fade.
    "transition.enter.arc", "transition.exit.arc", "transition.variantChange.arc",
  ]

  @Test("Written in the defaults, in a style or on the step, a key does the same", arguments: inherited)
  func places(tried: DescribedKey) throws {
    let base = TriedStep(for: tried).step.removing(tried.path)
    let without = try? tour(TriedStep.text(step: base))
    var isSeen = false
    for example in tried.examples {
      // An example that doesn't fit the screen says nothing about inheritance.
      guard let own = try? tour(TriedStep.text(step: base.setting(tried.path, example))) else { continue }
      let alone = SchemaNode.object([]).setting(tried.path, example)
      #expect(try tour(TriedStep.text(step: base, defaults: alone)) == own, "\(tried) in the defaults")
      if tried.path != ["only"] {
        #expect(try tour(TriedStep.text(step: base, style: alone)) == own, "\(tried) in a style")
      }
      isSeen = isSeen || without != own
    }
    #expect(isSeen || Self.silent.contains("\(tried)"), "no example of \(tried) changes anything")
  }

  @Test("A default that is written out changes nothing", arguments: DescribedKey.all)
  func defaults(tried: DescribedKey) throws {
    guard case .value(let value) = tried.key.otherwise else { return }
    let base = TriedStep(for: tried).step.removing(tried.path)
    let written = try tour(TriedStep.text(step: base.setting(tried.path, value)))
    #expect(try tour(TriedStep.text(step: base)) == written)
  }
}
