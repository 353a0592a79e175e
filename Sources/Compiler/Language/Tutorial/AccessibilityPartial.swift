package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A partial `accessibility`.
package struct AccessibilityPartial: DescribedMap {
  /// `label`; the callout's title and body if absent.
  package var label: Located<String>?
  /// `hint`.
  package var hint: Located<String>?
  /// `announce`.
  package var announce: Located<TourAccessibility.Announcement>?
  /// `focus`.
  package var focus: Located<TourAccessibility.Focus>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "accessibility", of: "accessibility", its: "the accessibility", "The behaviour of a screen reader.",
    examples: [["hint": "Opens an empty mail", "focus": "target"]]
  ) {
    Key(
      "label", .text(examples: ["Write a mail"]), "The text that is read out.", or: .words("title and body"),
      get: { $0.label }, set: { $0.label = $1 })
    Key(
      "hint", .text(examples: ["Opens an empty mail"]),
      "The text that is read out after the label: the result of the action.",
      get: { $0.hint }, set: { $0.hint = $1 })
    Key(
      "announce", .word(TourAccessibility.Announcement.self), "The time at which the text is read out.",
      called: "the announcement",
      else: \.announceOrDefault,
      get: { $0.announce }, set: { $0.announce = $1 })
    Key(
      "focus", .word(TourAccessibility.Focus.self),
      "The focus of the screen reader. A step without a callout has its focus on the target.", else: \.focusOrDefault,
      get: { $0.focus }, set: { $0.focus = $1 })
  }

  /// `announce`, else as soon as nothing else is said.
  package var announceOrDefault: TourAccessibility.Announcement { announce?.value ?? .polite }
  /// `focus`, else the callout.
  package var focusOrDefault: TourAccessibility.Focus { focus?.value ?? .callout }
}
