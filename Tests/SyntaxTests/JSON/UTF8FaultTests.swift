import Testing
import TutorialSyntax

@Suite("Faults of UTF-8")
struct UTF8FaultTests {
  @Test(
    "are found at the first byte that belongs to no character",
    arguments: [
      ([0x61, 0x80], 1), ([0x61, 0xBF, 0x61], 1), ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0), ([0xC3], 0), ([0xC3, 0x28], 0),
      ([0xE0, 0x9F, 0xBF], 0), ([0xE2, 0x82], 0), ([0xE2, 0x28, 0xA1], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xED, 0xBF, 0xBF], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF0, 0x9F, 0x98], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0), ([0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xFE], 5),
      (Array(repeating: 0x61, count: 100) + [0xFF], 100),
    ] as [([UInt8], UInt32)])
  func faults(bytes: [UInt8], offset: UInt32) throws {
    let fault = try #require(UTF8Fault.find(in: bytes))
    #expect(fault.range == ByteRange(offset, offset + 1))
    let code = String(bytes[Int(offset)], radix: 16, uppercase: true)
    #expect(fault.message == "byte 0x\(code) is not valid UTF-8")
  }

  @Test("are found exactly where the standard library repairs")
  func oracle() {
    // Every pair, and every triple whose first byte needs more. Bytes that `String` decodes without a replacement
    // character are valid.
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for bytes in [[0x20, first, second], [0x20, first, second, 0x80], [0x20, first, second, 0xBF, 0xBF]] {
          let isValid = !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
          #expect((UTF8Fault.find(in: bytes) == nil) == isValid, "\(bytes)")
        }
      }
    }
  }

  @Test(
    "say which other encoding a file seems to have",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"), ([0x61, 0x00, 0x3A, 0x00], "UTF-16"),
      ([0x00, 0x61, 0x00, 0x3A], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ] as [([UInt8], String)])
  func otherEncodings(bytes: [UInt8], encoding: String) throws {
    let fault = try #require(UTF8Fault.find(in: bytes))
    #expect(fault.range == ByteRange(0, 0))
    #expect(fault.message == "the file is \(encoding); save it as UTF-8")
  }

  @Test("are none in text of any script", arguments: ["", "abc", "é", "€", "😀", "日本語 und Grüße", "\u{10FFFF}", "\0"])
  func none(text: String) {
    #expect(UTF8Fault.find(in: Array(text.utf8)) == nil)
  }
}
