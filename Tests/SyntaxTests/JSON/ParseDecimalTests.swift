import Foundation
import Testing
import TutorialSyntax

@Suite("Decimal numbers")
struct ParseDecimalTests {
  private func parse(_ text: String) -> DecimalParse { parseDecimal(Array(text.utf8), 0..<text.utf8.count) }

  /// Compares with the C library, which rounds correctly too.
  private func expectLikeC(_ text: String) {
    let expected = strtod(text, nil)
    guard case .value(let value) = parse(text) else {
      #expect(parse(text) == .notFinite && expected.isInfinite, "\(text)")
      return
    }
    #expect(value.bitPattern == expected.bitPattern, "\(text): \(value), not \(expected)")
  }

  @Test(
    "are what C makes of them",
    arguments: [
      "0", "-0", "+0", "1", "-1", "+1", "0.1", ".5", "-.5", "1.", "1e0", "1E5", "1e+5", "1e-5", "007", "0.000",
      "123456789012345",
      "1234567890123456", "9007199254740992", "9007199254740993", "9007199254740993.0000000000000000000001", "1e22",
      "1e23",
      "123456789012345e22", "123456789012345e-22", "1e-22", "1e-23", "5e-324", "4.9e-324", "2.4703282292062327e-324",
      "2.4703282292062328e-324", "2.2250738585072014e-308", "2.2250738585072011e-308", "1e-400", "-1e-400", "1e400",
      "-1e400",
      "1.7976931348623157e308", "1.7976931348623159e308", "0e400", "0e-99999999999999999999", "1e-99999999999999999999",
      "1e99999999999999999999", "0.30000000000000000000000000000001", "100000000000000000000000000000000e-32",
      "0.000000000000000000000000000000000000000000000000000000001e57",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124", "8.5e15", "179769313486231580793728971405301e276",
    ])
  func likeC(text: String) {
    expectLikeC(text)
  }

  @Test("are what C makes of them, at random")
  func random() {
    var generator = RepeatableGenerator(state: 42)
    for _ in 0..<20_000 {
      let double = Double(bitPattern: generator.next())
      if double.isFinite { expectLikeC("\(double)") }
      let digits = (0..<Int.random(in: 1...25, using: &generator)).map { _ in Int.random(in: 0...9, using: &generator) }
      let point = Int.random(in: 0...digits.count, using: &generator)
      var text = Int.random(in: 0...1, using: &generator) == 0 ? "" : "-"
      text += digits[..<point].map(String.init).joined() + "." + digits[point...].map(String.init).joined()
      if Bool.random(using: &generator) { text += "e\(Int.random(in: -340...320, using: &generator))" }
      expectLikeC(text)
    }
  }

  @Test("that are too large are not finite", arguments: ["1e400", "-1e400", "1" + String(repeating: "0", count: 400)])
  func overflow(text: String) {
    #expect(parse(text) == .notFinite)
  }

  @Test(
    "that are not numbers are refused as such",
    arguments: [
      ".inf", "-.inf", "+.INF", ".NaN", "nan", "NAN", "inf", "-Inf", "Infinity", "-infinity",
    ])
  func notFinite(text: String) {
    #expect(parse(text) == .notFinite)
  }

  @Test(
    "accept nothing else",
    arguments: [
      "", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "1e-", "1e5.5", "1.2.3", "--1", "+-1", "1-", "0x10", "0b1",
      "0o7",
      "1_000", "1,5", "1 ", " 1", "1:30", "12px", "1e5e5", "infinite", "nanny", "١", "½", "1\0",
      "12345678901234567890x",
    ])
  func notANumber(text: String) {
    #expect(parse(text) == .notANumber)
  }

  @Test("are read from the middle of other text")
  func bounds() {
    #expect(parseDecimal(Array("12345.678".utf8), 1..<4) == .value(234))
    #expect(parseDecimal(Array("1e5".utf8), 0..<2) == .notANumber)
  }
}

/// A random number generator with the same sequence in every run: SplitMix64.
struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
