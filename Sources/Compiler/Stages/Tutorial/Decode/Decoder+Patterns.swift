import TutorialIR
import _StringProcessing

extension Decoder {
  /// A regular expression that compiles.
  ///
  /// The engine recurses into nested character classes without a limit of its own, so that is bounded here, and so is
  /// the length.
  mutating func pattern(_ node: NodeID) -> String? {
    guard let text = filledString(node, of: "the regular expression", expected: "a regular expression") else {
      return nil
    }
    guard text.value.utf8.count <= Limits.pattern else {
      report(
        Diagnostic(
          .limitExceeded, "the regular expression is longer than the limit of \(Limits.pattern) bytes",
          at: document.span(node)))
      return nil
    }
    guard classNesting(text.value) <= Limits.patternNesting else {
      report(
        Diagnostic(
          .limitExceeded,
          "the regular expression nests character classes deeper than the limit of \(Limits.patternNesting)",
          at: document.span(node)))
      return nil
    }
    do {
      _ = try Regex<AnyRegexOutput>(text.value)
      return text.value
    } catch {
      reportOutOfRange(node, "the regular expression does not compile: \(excerpt("\(error)"))")
      return nil
    }
  }

  /// How deep `[` nests, at most.
  private func classNesting(_ pattern: String) -> Int {
    var depth = 0
    var deepest = 0
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "[") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "]") {
        depth = max(0, depth - 1)
      }
    }
    return deepest
  }
}
