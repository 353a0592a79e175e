import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage
import TutorialValues

@Suite("Durations")
struct DurationTests {
  @Test(
    "A duration is a number of seconds, or a number with its unit",
    arguments: [("0.35", 0.35), ("350ms", 0.35), ("0.35s", 0.35), ("10", 10), ("10s", 10), ("0", 0), ("\"2s\"", 2)])
  func forms(written: String, seconds: Double) throws {
    #expect(try stepPartial("delay: \(written)").delay?.value == seconds)
  }

  @Test("A number that makes sense only in milliseconds gets the unit as a fix")
  func suspicious() {
    let text = stepText("delay: 1️⃣4001️⃣")
    #expect(
      findings(text) == [
        Diagnostic(
          .suspiciousDuration, "the step's delay of 400 seconds is surely meant in milliseconds", at: text.span(),
          label: "write 400ms", fixits: [FixIt("make it milliseconds", .always, [.init(text.span(), "400ms")])])
      ])
  }

  @Test("From 50 s to 10,000 s a number is meant in milliseconds", arguments: ["50", "74", "10000"])
  func suspiciousBounds(written: String) {
    let text = stepText("delay: 1️⃣\(written)1️⃣")
    #expect(findings(text).map(\.id) == [.suspiciousDuration])
  }

  @Test(
    "A duration lies between 0 and 10 s",
    arguments: ["-1", "49.9", "10001", "-1ms", "10.5", "11s", "10001ms", "20000", "1e300"])
  func range(written: String) {
    let text = stepText("delay: 1️⃣\(written)1️⃣")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the step's delay is \(written), outside 0 to 10 s", at: text.span())
      ])
  }

  @Test("Infinities and NaN are no durations", arguments: [".inf", ".nan", "1e400", "1e400s", "-.inf"])
  func finite(written: String) {
    let text = stepText("delay: 1️⃣\(written)1️⃣")
    #expect(
      findings(text) == [Diagnostic(.valueOutOfRange, "\(written) is not a finite number", at: text.span())])
  }

  @Test("A duration that isn't a number is refused", arguments: ["soon", "5m", "s", "ms", "1.2.3", "~", "[1]"])
  func words(written: String) {
    let text = stepText("delay: 1️⃣\(written)1️⃣")
    let found = written == "~" ? "nothing" : written == "[1]" ? "a list" : "\"\(written)\""
    #expect(
      findings(text) == [wrongType(found, expected: "a duration such as 0.35, 350ms or 0.35s", at: text.span())])
  }

  @Test("A bare number in quotes is text")
  func quoted() {
    let text = stepText("delay: 1️⃣\"0.35\"1️⃣")
    #expect(
      findings(text) == [
        Diagnostic(
          .wrongType, "the text \"0.35\" where a duration such as 0.35, 350ms or 0.35s is expected", at: text.span(),
          label: "write 0.35", fixits: [FixIt("replace it with 0.35", .maybe, [.init(text.span(), "0.35")])])
      ])
  }
}
