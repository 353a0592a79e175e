import TutorialPluginKit

/// The header of a picture file. Nothing is decoded; that's left to the renderer of the picture.
struct PictureHeader: Sendable, Hashable {
  /// The format of the file.
  let format: Screenshot.Format
  /// The width and height in pixels, both above 0.
  let width: Int, height: Int

  private init?(_ format: Screenshot.Format, _ width: Int, _ height: Int) {
    guard width > 0, height > 0 else { return nil }
    (self.format, self.width, self.height) = (format, width, height)
  }

  /// Reads the header of a PNG (W3C, section 11.2.2), a JPEG (T.81, annex B) or a WebP (RFC 9649).
  ///
  /// Returns nil for other files, and if the size isn't at its place.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard Self.word(bytes, 12) == 0x4948_4452, let width = Self.word(bytes, 16), let height = Self.word(bytes, 20)
      else {
        return nil
      }
      self.init(.png, width, height)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let size = Self.jpegSize(bytes) else { return nil }
      self.init(.jpeg, size.width, size.height)
    } else if Self.word(bytes, 0) == 0x5249_4646, Self.word(bytes, 8) == 0x5745_4250 {
      guard let size = Self.webpSize(bytes) else { return nil }
      self.init(.webp, size.width, size.height)
    } else {
      return nil
    }
  }

  /// Reads four bytes as a big-endian number.
  private static func word(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes.count >= start + 4 else { return nil }
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads some bytes as a little-endian number.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard bytes.count >= start + count else { return nil }
    return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Finds the size in a JPEG's frame header of any coding process, skipping the segments before it.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Fill bytes, and markers without a segment.
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD7).contains(marker) {
        place += 2
        continue
      }
      // The image data or the file's end comes before any frame header.
      if marker == 0xDA || marker == 0xD9 { return nil }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard place + 9 <= bytes.count else { return nil }
        return (Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]), Int(bytes[place + 5]) << 8 | Int(bytes[place + 6]))
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// Finds the size of a WebP in any of its three forms.
  private static func webpSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch word(bytes, 12) {
    case 0x5650_3820:  // "VP8 ": a key frame, its start code, then 14 bits for each side.
      guard let code = number(bytes, 23, 3), code == 0x2A_019D, let width = number(bytes, 26, 2),
        let height = number(bytes, 28, 2)
      else { return nil }
      return (width & 0x3FFF, height & 0x3FFF)
    case 0x5650_384C:  // "VP8L": a signature, then 14 bits for each side minus one.
      guard number(bytes, 20, 1) == 0x2F, let bits = number(bytes, 21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case 0x5650_3858:  // "VP8X": the canvas, 24 bits for each side minus one.
      guard let width = number(bytes, 24, 3), let height = number(bytes, 27, 3) else { return nil }
      return (width + 1, height + 1)
    default: return nil
    }
  }
}
