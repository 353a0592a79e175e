package import TutorialLanguage
package import TutorialSyntax

/// A button of a callout.
package struct ButtonPlan: Sendable {
  /// What stands on a button.
  package enum Title: Sendable {
    /// What the callout's own list says, at a place of it.
    case written(Located<String>, place: Int)
    /// The word for what it does.
    case standard(StandardText)
  }

  /// What stands on it.
  package var title: Title
  /// What a rule calls it.
  package var role: String?
  /// The place in the variant of the step that it leads to; nil is the end.
  package var to: Int?
  /// Whether it leads back to where the person came from; `to` is the step before then.
  package var isBack = false
}

/// A text that no author has to write: of a button that a rule waits for and no callout has to list, or of progress.
package enum StandardText: String, Sendable, CaseIterable {
  /// To where the person came from.
  case back
  /// To the next step.
  case next
  /// To the end.
  case done
  /// Where in the tutorial one is.
  case progress

  /// The key under which strings files translate it.
  var key: String { "common.\(rawValue)" }

  /// What it says where no strings file says it, in English.
  var word: String {
    switch self {
    case .back: "Back"
    case .next: "Next"
    case .done: "Done"
    case .progress: "{step} of {total}"
    }
  }
}

/// A rule of `advance` with its destination found.
package struct RulePlan: Sendable {
  /// The place among the step's rules.
  package var place: Int
  /// What makes it apply.
  package var trigger: AdvanceTrigger
  /// The place in the variant of the step that comes then; nil is the end.
  package var to: Int?
  /// Whether it leads back to where the person came from; `to` is the step before then.
  package var isBack = false
  /// A condition for the client.
  package var when: Condition?
}
