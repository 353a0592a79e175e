import TutorialSyntax
import TutorialValues

/// The value of `progress` of a callout.
package enum ProgressSetting: Sendable, Hashable {
  /// No indication of progress.
  case absent
  /// The standard text.
  case text
  /// A dot for each step.
  case dots
  /// The author's own text, with placeholders.
  case words(String)

  /// The placeholders for the step's number, and for the number of steps.
  package static let placeholders = ["{step}", "{total}"]
}

/// The words that `progress` may be.
enum ProgressName: String, DescribedWord, DocumentKey {
  case none
  case text
  case dots

  static let table = KeyTable<Self>()

  var prose: String {
    switch self {
    case .none: "no indicator"
    case .text: "the standard text, `common.progress` of `strings`: `{step} of {total}`"
    case .dots: "a dot for each step, or the standard text if there are more than 10"
    }
  }

  var setting: ProgressSetting {
    switch self {
    case .none: .absent
    case .text: .text
    case .dots: .dots
    }
  }
}

extension Kind where Value == Located<ProgressSetting> {
  /// A word, or a text with a placeholder in it.
  static var progress: Kind {
    let words = WordDescription.all(ProgressName.self)
    return Kind(
      KindForm(
        [
          "anyOf": [
            WordDescription.schema(words),
            ["type": "string", "pattern": "\\{(step|total)\\}", "maxLength": .number(Double(Limits.text))],
          ]
        ], examples: ["dots", "Step {step} of {total}"], words: words)
    ) { decoder, field, called in
      let node = field.value
      let words = decoder.document.string(node)
      if decoder.document.isScalar(node), ProgressSetting.placeholders.contains(where: { words.contains($0) }) {
        return decoder.filledString(node, of: called)?.map { .words($0) }
      }
      return decoder.choice(node, ProgressName.self, of: called).map { Located($0.value.setting, $0.range) }
    }
  }
}
