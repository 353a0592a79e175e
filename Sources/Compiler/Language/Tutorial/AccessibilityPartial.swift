package import TutorialSyntax
import TutorialValues

/// A partial `accessibility`.
package struct AccessibilityPartial: DescribedMap {
  /// The map.
  package var range: ByteRange
  /// `label`; the callout's title and body if absent.
  package var label: Located<String>?
  /// `hint`.
  package var hint: Located<String>?
  /// `announce`.
  package var announce: Located<Announcement>?
  /// `focus`.
  package var focus: Located<AccessibilityFocus>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// How urgently a screen reader says that a step has come.
package enum Announcement: String, DescribedWord, DocumentKey, Written {
  case polite, assertive

  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .polite: "when the screen reader has said what it says"
    case .assertive: "at once"
    }
  }
}

/// Where the focus of a screen reader goes.
package enum AccessibilityFocus: String, DescribedWord, DocumentKey, Written {
  case callout, target

  /// How the words are found.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .callout: "on the callout"
    case .target: "on the target"
    }
  }
}

extension AccessibilityPartial {
  package static let keys = MapDescription<Self>(
    "accessibility", of: "accessibility", its: "the accessibility", "What a screen reader does.",
    examples: [["hint": "Opens an empty mail", "focus": "target"]]
  ) {
    Key("label", .text(examples: ["Write a mail"]), "What is read out.", or: .words("title and body")) {
      $0.label
    } set: {
      $0.label = $1
    }
    Key("hint", .text(examples: ["Opens an empty mail"]), "What is read out after it: what comes of it.") {
      $0.hint
    } set: {
      $0.hint = $1
    }
    Key(
      "announce", .word(Announcement.self), "When it is read out.", called: "the announcement",
      else: \.announceOrDefault
    ) {
      $0.announce
    } set: {
      $0.announce = $1
    }
    Key(
      "focus", .word(AccessibilityFocus.self),
      "Where the screen reader goes. A step without a callout has its focus on the target.", else: \.focusOrDefault
    ) {
      $0.focus
    } set: {
      $0.focus = $1
    }
  }

  /// `announce`, else as soon as nothing else is said.
  package var announceOrDefault: Announcement { announce?.value ?? .polite }
  /// `focus`, else the callout.
  package var focusOrDefault: AccessibilityFocus { focus?.value ?? .callout }
}
