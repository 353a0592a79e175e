import TutorialMotion
import TutorialSyntax

extension EasingNotation {
  /// A number of jumps: CSS's `steps()`.
  static let steps = EasingNotation(
    schema: {
      let words = jumpWords.map(\.word).joined(separator: "|")
      return [
        "description": .string(
          "CSS's steps(): 1 to \(StepsCurve.limit) parts of equal length, and the place of the jumps, by default at the ends of the parts."
        ),
        "type": "string",
        "pattern": .string(#"^\s*steps\(\s*\+?0*([1-9][0-9]?|[1-4][0-9]{2}|500)(\.0*)?\s*(,\s*(\#(words))\s*)?\)\s*$"#),
      ]
    },
    example: "steps(4, jump-end)",
    respelled: ["step-start": "steps(1, jump-start)", "step-end": "steps(1)"],
    form: .function("steps") { function throws(EasingSyntaxError) in Easing(try stepsCurve(&function)) })
}

private let jumpWords: [(word: String, jumps: StepsCurve.Jumps)] =
  StepsCurve.Jumps.allCases.map { ($0.rawValue, $0) } + [("start", .start), ("end", .end)]

private func stepsCurve(_ function: inout WrittenFunction) throws(EasingSyntaxError) -> StepsCurve {
  guard let first = try function.nextArgument() else {
    throw EasingSyntaxError("steps() needs a whole number, such as steps(4)", at: function.nameRange)
  }
  let count = try count(try only(first), function)
  var (jumps, behind) = (StepsCurve.Jumps.end, first[0])
  if let second = try function.nextArgument() {
    behind = try only(second)
    let word = function.text(behind)
    guard let known = jumpWords.first(where: { $0.word == word }) else {
      throw EasingSyntaxError(
        unknown: word, at: behind, known: jumpWords.map(\.word), of: "the jumps",
        nearest: nearestName(to: word, among: jumpWords.map(\.word)))
    }
    jumps = known.jumps
  }
  if let third = try function.nextArgument() {
    throw EasingSyntaxError("steps() takes a number and a word, and nothing more", at: third[0])
  }
  guard let curve = StepsCurve(count, jumps) else {
    throw EasingSyntaxError(.valueOutOfRange, "jump-none needs two parts or more", at: behind)
  }
  return curve
}

private func only(_ parts: [Range<Int>]) throws(EasingSyntaxError) -> Range<Int> {
  if parts.count > 1 { throw EasingSyntaxError("a comma is missing before this", at: parts[1]) }
  return parts[0]
}

private func count(_ part: Range<Int>, _ function: WrittenFunction) throws(EasingSyntaxError) -> Int {
  let limit = Double(StepsCurve.limit)
  guard let number = try function.number(part, in: 1...limit, of: "the number of parts"),
    let count = Int(exactly: number)
  else { throw EasingSyntaxError("\"\(excerpt(function.text(part)))\" is not a whole number", at: part) }
  return count
}
