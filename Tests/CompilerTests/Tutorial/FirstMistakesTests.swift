import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@testable import TutorialLanguage

/// Steps as written by authors who are used to other tools or haven't read the page.
///
/// Each mistake is one error that says how to write it.
@Suite("First mistakes")
struct FirstMistakesTests {
  /// Returns the messages with their labels, which say how to write it.
  private func said(_ text: String) -> [String] {
    findings(MarkedText(text)).map { "\($0.message): \($0.primaryLabel)" }
  }

  @Test(
    "a key of another tool, or of the map inside, comes with the one to write",
    arguments: [
      // driver.js
      ("element: a", ["unknown key \"element\" in a step: did you mean \"target\"?"]),
      ("popover: { title: T }", ["unknown key \"popover\" in a step: did you mean \"callout\"?"]),
      ("callout: { title: T, description: D }", ["unknown key \"description\" in a callout: did you mean \"body\"?"]),
      ("callout: { title: T, side: left }", ["unknown key \"side\" in a callout: did you mean \"placement\"?"]),
      ("stagePadding: 4", ["unknown key \"stagePadding\" in a step: write \"cutout: { padding: … }\""]),
      ("overlayOpacity: 0.5", ["unknown key \"overlayOpacity\" in a step: write \"overlay: { opacity: … }\""]),
      (
        "disableActiveInteraction: true",
        ["unknown key \"disableActiveInteraction\" in a step: write \"interaction: { mode: … }\""]
      ),
      // Shepherd
      ("attachTo: { element: a, on: top }", ["unknown key \"attachTo\" in a step: did you mean \"target\"?"]),
      ("text: Hello", ["unknown key \"text\" in a step: write \"callout: { body: … }\""]),
      ("buttons: [{ label: Next }]", ["unknown key \"buttons\" in a step: write \"callout: { buttons: … }\""]),
      ("advanceOn: { event: click }", ["unknown key \"advanceOn\" in a step: did you mean \"advance\"?"]),
      ("scrollTo: true", ["unknown key \"scrollTo\" in a step: did you mean \"scroll\"?"]),
      ("showOn: x", ["unknown key \"showOn\" in a step: did you mean \"when\"?"]),
      // Joyride
      ("content: Hello", ["unknown key \"content\" in a step: write \"callout: { body: … }\""]),
      ("placement: top", ["unknown key \"placement\" in a step: write \"callout: { placement: … }\""]),
      ("spotlightPadding: 4", ["unknown key \"spotlightPadding\" in a step: write \"cutout: { padding: … }\""]),
      // Intro.js
      ("intro: Hello", ["unknown key \"intro\" in a step: write \"callout: { body: … }\""]),
      ("position: bottom", ["unknown key \"position\" in a step: write \"callout: { placement: … }\""]),
      // Instructions, showcaseview
      ("coachMark: x", ["unknown key \"coachMark\" in a step: did you mean \"callout\"?"]),
      ("targetShapeBorder: circle", ["unknown key \"targetShapeBorder\" in a step: write \"cutout: { shape: … }\""]),
      ("key: a", ["unknown key \"key\" in a step: did you mean \"target\"?"]),
      // tutorialc's own keys in the wrong place
      ("title: T", ["unknown key \"title\" in a step: write \"callout: { title: … }\""]),
      ("arrow: false", ["unknown key \"arrow\" in a step: write \"callout: { arrow: … }\""]),
      ("radius: 8", ["unknown key \"radius\" in a step: write \"cutout: { radius: … }\""]),
      ("opacity: 0.5", ["unknown key \"opacity\" in a step: write \"overlay: { opacity: … }\""]),
      ("animation: fade", ["unknown key \"animation\" in a step: did you mean \"transition\"?"]),
      ("next: b", ["unknown key \"next\" in a step: did you mean \"advance\"?"]),
      ("callout: { text: Hi }", ["unknown key \"text\" in a callout: did you mean \"body\"?"]),
      ("cutout: { borderRadius: 4 }", ["unknown key \"borderRadius\" in a cutout: did you mean \"radius\"?"]),
      (
        "cutout: { shape: { roundedRect: 10 } }",
        ["unknown key \"roundedRect\" in a shape: write \"shape: roundedRect\", and beside it \"radius: 10\""]
      ),
      ("overlay: { alpha: 0.5 }", ["unknown key \"alpha\" in an overlay: did you mean \"opacity\"?"]),
      ("transition: { easing: spring }", ["unknown key \"easing\" in a transition: write \"move: { easing: … }\""]),
      ("transition: { duration: 0.3s }", ["unknown key \"duration\" in a transition: write \"move: { duration: … }\""]),
      ("advance: { click: target }", ["unknown key \"click\" in a rule: did you mean \"tap\"?"]),
      ("advance: { timeout: 5s }", ["unknown key \"timeout\" in a rule: did you mean \"after\"?"]),
      ("when: { name: x }", ["unknown key \"name\" in a condition: did you mean \"flag\"?"]),
    ])
  func keys(step: String, expected: [String]) {
    let isTarget = step.hasPrefix("element") || step.hasPrefix("attachTo") || step.hasPrefix("key")
    #expect(said("tutorial: t\nsteps: [{ \(isTarget ? "callout: Hi" : "target: a"), \(step) }]\n") == expected)
  }

  @Test(
    "a word in the place of a rule is told the rule",
    arguments: [
      ("next", "{ button: next }"), ("tapAnywhere", "{ tap: anywhere }"), ("click", "{ tap: target }"),
      ("auto", "{ after: 5s }"),
    ])
  func rules(word: String, map: String) {
    #expect(
      said("tutorial: t\nsteps: [{ target: a, advance: \(word) }]\n") == [
        "\"\(word)\" where a map of keys to values for a rule is expected: did you mean \(map)?"
      ])
  }

  @Test("a rule without a trigger that has another word for it is one error")
  func trigger() {
    let message = said("tutorial: t\nsteps: [{ target: a, advance: { on: tapAnywhere } }]\n")
    #expect(message == ["unknown key \"on\" in a rule: write \"tap: anywhere\""])
    let unknown = said("tutorial: t\nsteps: [{ target: a, advance: { on: something } }]\n")
    #expect(unknown.count == 1)
    #expect(unknown[0].hasPrefix("unknown key \"on\" in a rule: write the trigger: \"tap: anywhere\""))
  }

  @Test("a key that is missing is no error of its own where another may be meant for it, else it is")
  func missing() {
    #expect(
      said("name: t\nsteps: [{ target: a }]\n") == ["unknown key \"name\" in a tutorial: did you mean \"tutorial\"?"])
    #expect(said("allowClose: true\nsteps: [{ target: a }]\n").count == 2)
  }

  @Test("a text that is cut at its comma gets quotes")
  func comma() throws {
    let text = MarkedText("tutorial: t\nsteps: [{ callout: 1️⃣Hi there, you, and you1️⃣, target: a }]\n")
    let found = try #require(findings(text).first)
    #expect(found.primaryLabel == "quote the text before it: it holds a comma")
    #expect(found.fixits == [quotes(around: text.span())])
    // Only a text of its own can be quoted.
    #expect(findings(text).dropFirst().allSatisfy { $0.fixits.isEmpty })
    let quoted = MarkedText("tutorial: t\nsteps: [{ target: a, callout: 'Hi', you }]\n")
    #expect(findings(quoted).map(\.fixits) == [[]])
  }

  @Test("of a quote that is never closed no more is said")
  func openQuote() {
    #expect(
      findings(MarkedText("tutorial: t\nsteps:\n  - { target: a, callout: \"Hi }\n")).map(\.id) == [.yamlSyntax])
  }

  @Test("keys and words that hints name exist")
  func hints() {
    let tutorial = Tutorial.keys.outline
    var outlines = [tutorial]
    var seen: Set<String> = []
    while let outline = outlines.popLast() {
      guard seen.insert(outline.name).inserted else { continue }
      let maps = outline.keys.compactMap { $0.form.map?() }
      outlines += maps
      for (word, hint) in outline.hints {
        #expect(!outline.keys.contains { $0.name == word }, "\(outline.name): \(word) is a key")
        switch hint {
        case .key(let name), .same(let name):
          #expect(outline.keys.contains { $0.name == name }, "\(outline.name): \(word)")
        case .inside(let path):
          var map: MapOutline? = outline
          for (place, name) in path.enumerated() {
            let key = map?.keys.first { $0.name == name }
            #expect(key != nil, "\(outline.name): \(word)")
            map = place + 1 < path.count ? key?.form.map?() : nil
          }
        case .words: break
        }
      }
    }
    #expect(seen.isSuperset(of: ["tutorial", "step", "callout", "cutout", "overlay", "transition", "condition"]))
  }
}
