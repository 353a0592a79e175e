import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@testable import TutorialLanguage

/// Values as written by authors used to other tools.
///
/// Each mistake is one error that says how to write the value, with a fix if only one is right.
@Suite("First mistakes in values")
struct FirstMistakesInValuesTests {
  /// A step with a mistake, the message about it, and the step after its certain fixes.
  ///
  /// The latter is nil if there are none.
  struct Mistake: Sendable {
    let step: String
    let said: String
    let mended: String?

    init(_ step: String, _ said: String, _ mended: String? = nil) {
      (self.step, self.said, self.mended) = (step, said, mended)
    }
  }

  private static func tutorial(_ step: String) -> String { "tutorial: t\nsteps:\n  - target: a\n    \(step)\n" }

  @Test("each mistake has its message, and --fix its result", arguments: mistakes)
  func values(_ mistake: Mistake) {
    let text = Self.tutorial(mistake.step)
    let found = findings(MarkedText(text))
    #expect(found.map { "\($0.message): \($0.primaryLabel)" } == [mistake.said])
    let edits = found.flatMap(\.fixits).filter { $0.applicability == .always }.flatMap(\.edits)
    #expect((edits.isEmpty ? nil : applied(edits, to: text)) == mistake.mended.map(Self.tutorial))
  }

  @Test("a fixed file has no mistake any more", arguments: mistakes.filter { $0.mended != nil })
  func mended(_ mistake: Mistake) {
    let found = findings(MarkedText(Self.tutorial(mistake.mended ?? "")))
    #expect(found.filter { !mistake.said.contains("holds a comma") || $0.fixits.isEmpty }.map(\.message) == [])
  }

  static let mistakes =
    placements + shapes + movements + buttons + parts + numbers + MistakesInEasings.all + MistakesOfForm.all

  private static let placements = [
    Mistake(
      "callout: { body: Hi, placement: up }", "a placement cannot be \"up\": did you mean \"top\"?",
      "callout: { body: Hi, placement: top }"),
    Mistake(
      "callout: { body: Hi, placement: down }", "a placement cannot be \"down\": did you mean \"bottom\"?",
      "callout: { body: Hi, placement: bottom }"),
    Mistake(
      "callout: { body: Hi, placement: [above, left] }", "a placement cannot be \"above\": did you mean \"top\"?",
      "callout: { body: Hi, placement: [top, left] }"),
    Mistake(
      "callout: { body: Hi, placement: over-center }",
      "a placement cannot be \"over-center\": did you mean \"center\"?", "callout: { body: Hi, placement: center }"),
    Mistake(
      "callout: { body: Hi, placement: top-left }", "a placement cannot be \"top-left\": did you mean \"top-start\"?"),
    Mistake(
      "callout: { body: Hi, side: left }", "unknown key \"side\" in a callout: did you mean \"placement\"?",
      "callout: { body: Hi, placement: left }"),
    Mistake(
      "callout: { body: Hi, side: left, placement: top }",
      "unknown key \"side\" in a callout: did you mean \"placement\"?"),
    Mistake(
      "callout: { body: Hi, kind: tooltip }", "the callout's kind cannot be \"tooltip\": did you mean \"bubble\"?",
      "callout: { body: Hi, kind: bubble }"),
  ]

  private static let shapes = [
    Mistake(
      "cutout: { shape: { roundedRect: 10 } }",
      "unknown key \"roundedRect\" in a shape: write \"shape: roundedRect\", and beside it \"radius: 10\"",
      "cutout: { shape: roundedRect, radius: 10 }"),
    Mistake(
      "cutout:\n      shape: { roundedRect: 10 }",
      "unknown key \"roundedRect\" in a shape: write \"shape: roundedRect\", and beside it \"radius: 10\"",
      "cutout:\n      shape: roundedRect\n      radius: 10"),
    Mistake(
      "cutout: { shape: { circle: 10 } }", "unknown key \"circle\" in a shape: write \"shape: circle\""),
    Mistake(
      "cutout: { shape: oval }", "the cutout's shape cannot be \"oval\": did you mean \"ellipse\"?",
      "cutout: { shape: ellipse }"),
    Mistake(
      "cutout: { shape: \"RoundedRectangleBorder\" }",
      "the cutout's shape cannot be \"RoundedRectangleBorder\": did you mean \"roundedRect\"?",
      "cutout: { shape: \"roundedRect\" }"),
    Mistake(
      "cutout: circle",
      "\"circle\" where a map of keys to values for a cutout is expected: did you mean { shape: circle }?"),
  ]

  private static let movements = [
    Mistake(
      "transition: { easing: spring }", "unknown key \"easing\" in a transition: write \"move: { easing: … }\"",
      "transition: { move: { easing: spring } }"),
    Mistake(
      "transition: spring",
      "\"spring\" where a map of keys to values for a transition is expected: did you mean { move: { easing: spring } }?"
    ),
    Mistake(
      "transition: { move: spring }",
      "\"spring\" where a map of keys to values for a movement is expected: did you mean { easing: spring }?"),
    Mistake(
      "transition: { move: { timing: linear } }", "unknown key \"timing\" in a movement: did you mean \"easing\"?",
      "transition: { move: { easing: linear } }"),
    Mistake(
      "transition: { move: { easing: \"cubic-bezier(0.2, 0, 0, 1)\" } }",
      "the easing cannot be \"cubic-bezier(0.2, 0, 0, 1)\": write [0.2, 0, 0, 1]",
      "transition: { move: { easing: [0.2, 0, 0, 1] } }"),
    Mistake(
      "transition: { move: { easing: linear(0, 0.5 20%, 1) } }",
      "unknown key \"0.5 20%\" in a movement: quote the text before it: it holds a comma",
      "transition: { move: { easing: \"linear(0, 0.5 20%, 1)\" } }"),
    Mistake(
      "effects: { kind: ping }", "the effect's kind cannot be \"ping\": did you mean \"ripple\"?",
      "effects: { kind: ripple }"),
  ]

  private static let buttons = [
    Mistake(
      "callout: { body: Hi, buttons: Next }",
      "\"Next\" where a list of buttons is expected: did you mean [{ title: Next }]?"),
    Mistake(
      "callout: { body: Hi, buttons: { title: Next } }",
      "a map where a list of buttons is expected: write [ ] around it"),
    Mistake(
      "callout: { body: Hi, buttons: [Next] }",
      "\"Next\" where a map of keys to values for a button is expected: did you mean { title: Next }?"),
    Mistake(
      "callout: { body: Hi, buttons: [{ text: Next }] }", "unknown key \"text\" in a button: did you mean \"title\"?",
      "callout: { body: Hi, buttons: [{ title: Next }] }"),
    Mistake(
      "callout: { body: Hi, buttons: [{ title: Next, action: next }] }",
      "unknown key \"action\" in a button: write \"to: next\", \"to: back\" or \"to: end\""),
    Mistake(
      "callout: { body: Hi, buttons: [{ title: Next, classes: big }] }",
      "unknown key \"classes\" in a button: write \"theme: …\" at the top of the tutorial"),
    Mistake(
      "advance: { button: Next }",
      "the button's role \"Next\" is not an id: lower-case letters, digits and hyphens, not starting with a hyphen: did you mean \"next\"?"
    ),
    Mistake(
      "advance: { click: target }", "unknown key \"click\" in a rule: did you mean \"tap\"?", "advance: { tap: target }"
    ),
  ]

  private static let parts = [
    Mistake(
      "text: Hello", "unknown key \"text\" in a step: write \"callout: { body: … }\"", "callout: { body: Hello }"),
    Mistake(
      "popover: { title: Hi }", "unknown key \"popover\" in a step: did you mean \"callout\"?", "callout: { title: Hi }"
    ),
    Mistake(
      "callout: { body: Tap here, then send it. }",
      "unknown key \"then send it.\" in a callout: quote the text before it: it holds a comma",
      "callout: { body: \"Tap here, then send it.\" }"),
    Mistake(
      "callout: { body: Well, hello }", "unknown key \"hello\" in a callout: quote the text before it: it holds a comma"
    ),
    Mistake(
      "overlay: false",
      "\"false\" where a map of keys to values for an overlay is expected: to take it away, write none",
      "overlay: none"),
    Mistake(
      "interaction: false", "the interaction cannot be \"false\": did you mean \"block\"?", "interaction: block"),
    Mistake("disableBeacon: true", "unknown key \"disableBeacon\" in a step: leave it out: there are no beacons"),
    Mistake(
      "tooltipClass: wide", "unknown key \"tooltipClass\" in a step: write \"theme: …\" at the top of the tutorial"),
    Mistake(
      "showProgress: true",
      "unknown key \"showProgress\" in a step: leave it out: clients know which step of how many it is, and draw it"),
    Mistake(
      "allowClose: false",
      "unknown key \"allowClose\" in a step: write \"dismiss: [escape, close]\" at the top of the tutorial"),
  ]

  private static let numbers = [
    Mistake(
      "cutout: { padding: 8px }", "\"8px\" where a number is expected: write 8"),
    Mistake(
      "cutout: { padding: \"8\" }", "the text \"8\" where a number is expected: write it without quotes: 8",
      "cutout: { padding: 8 }"),
    Mistake("overlay: { opacity: 50% }", "\"50%\" where a number is expected: write 0.5"),
    Mistake(
      "ring: { color: red }", "\"red\" is not a colour: did you mean \"#ff0000\"?", "ring: { color: \"#ff0000\" }"),
    Mistake(
      "overlay: { color: \"rgba(0, 0, 0, 0.5)\" }",
      "\"rgba(0, 0, 0, 0.5)\" is not a colour: did you mean \"#00000080\"?", "overlay: { color: \"#00000080\" }"),
    Mistake(
      "overlay: { color: rgba(0,0,0,0.5) }",
      "unknown key \"0\" in an overlay: quote the text before it: it holds a comma",
      "overlay: { color: \"rgba(0,0,0,0.5)\" }"),
  ]

  /// Returns a text with some edits applied.
  private func applied(_ edits: [FixIt.Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.span.range.start > $1.span.range.start }) {
      bytes.replaceSubrange(edit.span.range.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
