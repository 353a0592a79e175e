import Testing

@testable import TutorialSyntax

@Suite("Bytes are looked at eight at a time")
struct ByteScanTests {
  @Test("a byte is found at any index from the start of the search")
  func first() {
    for length in 0..<20 {
      for place in 0...length {
        // Neighbours that differ from the byte in one bit, or only in the highest one.
        var bytes = (0..<length).map { [UInt8(0x22), 0xA3, 0x24, 0x00, 0xFF][$0 % 5] }
        if place < length { bytes[place] = 0x23 }
        bytes.withUnsafeBufferPointer {
          #expect(ByteScan.first(0x23, in: $0, from: 0) == place)
          #expect(ByteScan.first(0x23, in: $0, from: place) == place)
          #expect(ByteScan.first(0x23, in: $0, from: place + 1) == max(length, place + 1))
        }
      }
    }
  }

  @Test("the first eight bytes are a number, wherever they stand")
  func prefix() {
    let bytes = (1...12 as ClosedRange<UInt8>).map(\.self)
    #expect(ByteScan.prefix(bytes, 0..<3) == 0x03_0201)
    #expect(ByteScan.prefix(bytes, 1..<12) == 0x0908_0706_0504_0302)
    #expect(ByteScan.prefix(bytes, 9..<12) == 0x0C_0B0A)
    #expect(ByteScan.prefix(bytes, 4..<12) == 0x0C0B_0A09_0807_0605)
    #expect(ByteScan.prefix(bytes, 5..<5) == 0)
    #expect(ByteScan.prefix(bytes, 12..<12) == 0)
  }
}
