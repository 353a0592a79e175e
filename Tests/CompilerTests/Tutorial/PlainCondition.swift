import TutorialLanguage
import TutorialSyntax

extension Condition {
  /// The flag and its expected value, for a condition on a single flag; otherwise nil.
  var plain: (flag: Located<String>, expected: ConditionValue)? {
    guard case .flag(let flag, let equals) = question else { return nil }
    return (flag, equals?.value ?? .bool(true))
  }
}
