import TestSupport
import Testing
import TutorialMotion
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Easings that are functions of CSS")
struct EasingFunctionTests {
  private func easing(_ written: String) throws -> Easing? {
    try stepPartial("transition: { move: { easing: \(written) } }").transition?.move?.partial?.easing?.value
  }

  private func text(_ written: String) -> MarkedText {
    stepText("transition: { move: { easing: '\(written)' } }")
  }

  private func points(_ stops: (Double, [Double])...) -> Easing? {
    PiecewiseLinearCurve(stops.map { PiecewiseLinearCurve.Stop($0.0, at: $0.1) }).map { Easing($0) }
  }

  @Test("linear() takes points, each a number with percentages before or behind it")
  func linear() throws {
    #expect(try easing("'linear(0, 1)'") == points((0, []), (1, [])))
    #expect(try easing("'linear(0, 0.25 75%, 1)'") == points((0, []), (0.25, [0.75]), (1, [])))
    #expect(try easing("'linear(0, 50% .5, 1)'") == points((0, []), (0.5, [0.5]), (1, [])))
    #expect(
      try easing("'linear( 0 ,1e-1 25% 75% , 75% 80% 9e-1,+1 )'")
        == points((0, []), (0.1, [0.25, 0.75]), (0.9, [0.75, 0.8]), (1, [])))
    #expect(try easing("' linear(0 -50%,-100,100,1 150%)\t'") == points((0, [-0.5]), (-100, []), (100, []), (1, [1.5])))
    #expect(try easing("\"linear(0,\\x201)\"") == points((0, []), (1, [])))
  }

  @Test("A text over several lines is one")
  func lines() throws {
    let text = MarkedText(
      """
      tutorial: t
      steps:
        - target: a
          transition:
            move:
              easing:
                linear(0,
                  0.5 10%,
                  1)
      """)
    let easing = decode(text).value?.steps.first?.partial.transition?.move?.partial?.easing?.value
    #expect(easing != nil && easing == points((0, []), (0.5, [0.1]), (1, [])))
  }

  @Test(
    "steps() takes how many, and where the jumps are",
    arguments: [
      ("steps(4)", 4, StepsCurve.Jumps.end), ("steps(4, end)", 4, .end), ("steps(4, jump-end)", 4, .end),
      ("steps(1, start)", 1, .start), ("steps(+1,jump-start )", 1, .start), ("steps(2, jump-none)", 2, .none),
      ("steps( 500 , jump-both)", 500, .both), ("steps(3.0)", 3, .end),
    ])
  func steps(written: String, count: Int, jumps: StepsCurve.Jumps) throws {
    #expect(try easing("'\(written)'") == StepsCurve(count, jumps).map { Easing($0) })
  }

  @Test(
    "A malformed function is reported where it goes wrong",
    arguments: [
      ("1️⃣linear(1️⃣", "the parenthesis of linear( is not closed"), ("linear(0,1️⃣,1️⃣ 1)", "something is missing here"),
      ("linear(0, 1,1️⃣)1️⃣", "something is missing here"), ("linear(1️⃣,1️⃣)", "something is missing here"),
      ("1️⃣linear1️⃣()", "linear() needs two points or more, such as linear(0, 1)"),
      ("1️⃣linear1️⃣(0.5)", "linear() needs two points or more, such as linear(0, 1)"),
      ("1️⃣linear1️⃣(0.5 0% 100%)", "linear() needs two points or more, such as linear(0, 1)"),
      ("linear(0, 1) 1️⃣ease1️⃣", "nothing may follow linear(…)"),
      ("linear(0, calc1️⃣(1️⃣1))", "linear( takes numbers, and nothing in parentheses"),
      ("linear(0, 1️⃣half1️⃣, 1)", "\"half\" is not a number"), ("linear(0, 1️⃣0x101️⃣, 1)", "\"0x10\" is not a number"),
      ("linear(0, 0.5 1️⃣x%1️⃣, 1)", "\"x%\" is not a percentage"), ("linear(0, 0.5 1️⃣%1️⃣, 1)", "\"%\" is not a percentage"),
      ("linear(0, 1️⃣50%1️⃣, 1)", "a point needs a number, its progress"),
      ("linear(0, 50% 0.5 1️⃣75%1️⃣, 1)", "a point has one number, and up to two percentages side by side"),
      ("linear(0, 0.5 50% 75% 1️⃣80%1️⃣, 1)", "a comma is missing before this"),
      ("1️⃣steps1️⃣()", "steps() needs a whole number, such as steps(4)"),
      ("steps(1️⃣2.51️⃣)", "\"2.5\" is not a whole number"), ("steps(1️⃣four1️⃣)", "\"four\" is not a whole number"),
      ("steps(4 1️⃣start1️⃣)", "a comma is missing before this"),
      ("steps(4, end, 1️⃣11️⃣)", "steps() takes a number and a word, and nothing more"),
    ])
  func malformed(written: String, message: String) {
    let text = text(written)
    let found = findings(text)
    #expect(found.map(\.id) == [.invalidEasing])
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.primary) == [text.span()])
  }

  @Test(
    "Numbers keep within bounds",
    arguments: [
      ("linear(0, 1️⃣100.51️⃣, 1)", "the point is 100.5, outside -100 to 100"),
      ("linear(0, 0.5 1️⃣100011️⃣%, 1)", "the point's percentage is 10001, outside -10000 to 10000"),
      ("linear(0, 1️⃣.nan1️⃣, 1)", ".nan is not a finite number"),
      ("linear(0, 1️⃣1e9991️⃣, 1)", "1e999 is not a finite number"),
      ("linear(0, 0.5 1️⃣-.inf1️⃣%, 1)", "-.inf is not a finite number"),
      ("steps(1️⃣01️⃣)", "the number of parts is 0, outside 1 to 500"),
      ("steps(1️⃣5011️⃣)", "the number of parts is 501, outside 1 to 500"),
      ("steps(1️⃣999999999999999999991️⃣)", "the number of parts is 99999999999999999999, outside 1 to 500"),
      ("steps(1, 1️⃣jump-none1️⃣)", "jump-none needs two parts or more"),
      (
        "1️⃣linear1️⃣(0 49.9%, 1 50%)",
        "the line through the outermost points leads to -499 at its start, outside -100 to 100"
      ),
      (
        "1️⃣linear1️⃣(0, 1 0.5%)", "the line through the outermost points leads to 200 at its end, outside -100 to 100"
      ),
    ])
  func bounds(written: String, message: String) {
    let text = text(written)
    #expect(findings(text) == [Diagnostic(.valueOutOfRange, message, at: text.span())])
  }

  @Test("A text that is longer than its numbers can need is too long")
  func length() {
    let found = findings(text("1️⃣linear(0,\(String(repeating: " ", count: 50_000))1)1️⃣"))
    #expect(found.map(\.id) == [.limitExceeded])
    #expect(found.map(\.message) == ["the easing is longer than the limit of 50000 bytes"])
  }

  @Test("A comma in braces is told to be quoted")
  func commaInBraces() {
    let text = stepText("transition: { move: { easing: 3️⃣linear(0, 2️⃣0.52️⃣, 1)3️⃣ } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .unknownKey, "unknown key \"0.5\" in a movement", at: text.span(2),
          label: "quote the text before it: it holds a comma", fixits: [quotes(around: text.span(3), isSure: true)])
      ])
    let open = stepText("transition: { move: { easing: 1️⃣linear(01️⃣ } }")
    #expect(
      findings(open) == [
        Diagnostic(
          .invalidEasing, "the parenthesis of linear( is not closed", at: open.span(),
          label: "in braces and brackets, a text with a comma has to be in quotes")
      ])
  }

  @Test("There are at most 500 points, however long the text is")
  func tooMany() {
    let most = (0..<500).map { "\(Double($0) / 499)" }.joined(separator: ",")
    #expect(findings(text("linear(\(most))")) == [])
    let text = text("linear(\(most), 1️⃣1 100%1️⃣, nonsense)")
    #expect(
      findings(text) == [
        Diagnostic(.limitExceeded, "the easing has more than the limit of 500 points", at: text.span())
      ])
  }

  private let known =
    "it is one of linear, easeIn, easeOut, easeInOut, easeInOutQuad, fastOutSlowIn, linearOutSlowIn, "
    + "fastOutLinearIn, spring, interactiveSpring, smooth, snappy, bouncy, linear(…), steps(…)"

  @Test("Names that are nearly right get the right one", arguments: [("step", "steps"), ("Linear", "linear")])
  func misspeltFunction(name: String, right: String) {
    let text = text("1️⃣\(name)1️⃣(4)")
    #expect(
      findings(text) == [
        proposal(
          .valueOutOfRange, "the easing cannot be \"\(name)\"", at: text.span(), nearest: right, notes: [.init(known)])
      ])
  }

  @Test("A word for the jumps that is nearly right gets the right one")
  func misspeltJumps() {
    let text = text("steps(4, 1️⃣jump-strat1️⃣)")
    #expect(
      findings(text) == [
        proposal(
          .valueOutOfRange, "the jumps cannot be \"jump-strat\"", at: text.span(), nearest: "jump-start",
          notes: [.init("it is one of jump-start, jump-end, jump-none, jump-both, start, end")])
      ])
  }

  @Test(
    "CSS's own words for one step are told how they are written",
    arguments: [("step-start", "steps(1, jump-start)"), ("step-end", "steps(1)")])
  func keywords(word: String, function: String) {
    let text = stepText("transition: { move: { easing: 1️⃣\(word)1️⃣ } }")
    #expect(
      findings(text) == [
        proposal(
          .valueOutOfRange, "the easing cannot be \"\(word)\"", at: text.span(), nearest: function,
          notes: [.init(known)])
      ])
  }

  @Test("A duration goes with them")
  func duration() throws {
    let movement = try stepPartial("transition: { move: { easing: steps(2), duration: 1 } }").transition?.move?.partial
    #expect(movement?.duration?.value == 1)
  }
}
