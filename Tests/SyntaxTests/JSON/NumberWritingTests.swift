import Foundation
import Testing
import TutorialSyntax

@Suite("Written numbers")
struct NumberWritingTests {
  private func text(_ value: Double, _ decimals: Int) -> String {
    var writer = ByteWriter()
    writer.write(value, decimals: decimals)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("have the digits that printf writes, less trailing zeros")
  func digitsOfThousandths() {
    for thousandths in stride(from: -2_000_000, through: 2_000_000, by: 997) {
      let value = Double(thousandths) / 1000
      var expected = String(format: "%.3f", value)
      while expected.hasSuffix("0") { expected.removeLast() }
      if expected.hasSuffix(".") { expected.removeLast() }
      #expect(text(value, 3) == (thousandths == 0 ? "0" : expected))
    }
  }

  @Test(
    "round halves away from zero, and have no sign without digits",
    arguments: [
      (0.0005, 3, "0.001"), (-0.0005, 3, "-0.001"), (0.0004999, 3, "0"), (-0.0004999, 3, "0"), (-0.0, 3, "0"),
      (2.5, 0, "3"), (-2.5, 0, "-3"), (0.49999999999999994, 0, "0"), (1e-9, 9, "0.000000001"), (0.1 + 0.2, 9, "0.3"),
      (999.9996, 3, "1000"), (4_503_599_627_370_497.0, 0, "4503599627370497"),
      (9_007_199_254_740_991, 3, "9007199254740991"), (1e13, 6, "10000000000000"),
      (12_345_678_901.5, 9, "12345678901.5"), (1e21, 3, "1000000000000000000000"),
      (-1e21, 3, "-1000000000000000000000"), (.infinity, 3, "0"), (.nan, 3, "0"),
      (999_999.9985, 3, "999999.999"), (999_999.9996, 3, "1000000"), (100_005.05, 3, "100005.05"),
      (-120_030.007, 3, "-120030.007"), (0.05, 3, "0.05"), (-7.1, 3, "-7.1"),
    ])
  func edges(value: Double, decimals: Int, expected: String) {
    #expect(text(value, decimals) == expected)
  }

  @Test("are the same in a list, however long it is and whatever stands in it", arguments: [true, false])
  func lists(spaced: Bool) {
    let values: [Double] = (0..<500).map { (place: Int) -> Double in
      place % 61 == 60 ? -1e30 : Double(place * place) / 7 - 9000
    }
    var writer = ByteWriter()
    writer.write(values, decimals: 3, spaced: spaced)
    let expected = values.map { text($0, 3) }.joined(separator: spaced ? ", " : ",")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("are the same in a cubic, whatever stands in it", arguments: [7.25, -1e30])
  func cubics(third: Double) {
    var writer = ByteWriter()
    writer.write((1, 2.5, third, -4, 0.0625, 6), decimals: 3)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "1 2.5 \(text(third, 3)) -4 0.063 6")
  }

  @Test("taking the bytes empties the writer")
  func takenBytes() {
    var writer = ByteWriter(capacity: 3)
    writer.write("Some words that take more room than there was. ")
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == "Some words that take more room than there was. ")
    writer.write(12)
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == "12")
  }

  @Test("are nothing where the list is empty")
  func emptyList() {
    var writer = ByteWriter()
    writer.write([], decimals: 3, spaced: true)
    #expect(writer.bytes.isEmpty)
  }
}
