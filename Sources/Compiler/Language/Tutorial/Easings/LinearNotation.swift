import TutorialMotion
import TutorialSyntax
import TutorialValues

extension EasingNotation {
  /// Straight lines between points: CSS's `linear()`.
  static let points = EasingNotation(
    schema: {
      let number = #"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?"#
      let point = #"\s*(\#(number)(\s+\#(number)%){0,2}|(\#(number)%\s+){1,2}\#(number))\s*"#
      return [
        "description":
          "CSS's linear(): at least two points, each a number and up to two percentages, with straight lines between them.",
        "type": "string", "pattern": .string(#"^\s*linear\(\#(point)(,\#(point))+\)\s*$"#),
      ]
    },
    example: "linear(0, 0.25 75%, 1)",
    form: .function("linear") { function throws(EasingSyntaxError) in Easing(try pointCurve(&function)) })
}

private func pointCurve(_ function: inout WrittenFunction) throws(EasingSyntaxError) -> PiecewiseLinearCurve {
  var stops: [PiecewiseLinearCurve.Stop] = []
  while let parts = try function.nextArgument() {
    guard stops.count < PiecewiseLinearCurve.limit else {
      throw EasingSyntaxError(
        .limitExceeded, "the easing has more than the limit of \(PiecewiseLinearCurve.limit) points",
        at: parts[0].lowerBound..<parts[parts.count - 1].upperBound)
    }
    stops.append(try stop(parts, function))
  }
  guard let curve = PiecewiseLinearCurve(stops) else {
    throw EasingSyntaxError("linear() needs two points or more, such as linear(0, 1)", at: function.nameRange)
  }
  for (end, words) in [(curve.ends.start, "at its start"), (curve.ends.end, "at its end")]
  where !(-100...100).contains(end) {
    throw EasingSyntaxError(
      .valueOutOfRange, "the line through the outermost points leads to \(decimal(end)) \(words), outside -100 to 100",
      at: function.nameRange)
  }
  return curve
}

/// Reads a point: a number, preceded or followed by up to two percentages.
private func stop(_ parts: [Range<Int>], _ function: WrittenFunction) throws(EasingSyntaxError)
  -> PiecewiseLinearCurve.Stop
{
  var progress: Double?
  var times: [Double] = []
  for (place, part) in parts.enumerated() {
    if function.isPercentage(part) {
      let isInside = place > 0 && function.isPercentage(parts[place - 1])
      guard times.isEmpty || isInside, times.count < 2 else {
        throw EasingSyntaxError("a point has one number, and up to two percentages side by side", at: part)
      }
      let digits = part.lowerBound..<part.upperBound - 1
      guard let time = try function.number(digits, in: -10_000...10_000, of: "the point's percentage") else {
        throw EasingSyntaxError("\"\(excerpt(function.text(part)))\" is not a percentage", at: part)
      }
      times.append(time / 100)
    } else {
      guard let number = try function.number(part, in: -100...100, of: "the point") else {
        throw EasingSyntaxError("\"\(excerpt(function.text(part)))\" is not a number", at: part)
      }
      guard progress == nil else {
        throw EasingSyntaxError(
          "a point has one number, and up to two percentages side by side", at: part,
          label: "is a comma missing before it, or a percent sign after it?")
      }
      progress = number
    }
  }
  guard let progress else { throw EasingSyntaxError("a point needs a number, its progress", at: parts[0]) }
  return PiecewiseLinearCurve.Stop(progress, at: times)
}
