/// The scripts without spaces between words for which there is a word list.
enum WordScript: Hashable {
  case thai, lao, khmer, burmese

  /// The word list, with the properties of each scalar.
  var list: WordList {
    switch self {
    case .thai: .thai
    case .lao: .lao
    case .khmer: .khmer
    case .burmese: .burmese
    }
  }

  /// The minimum length of a run that is divided; shorter runs are one word.
  var fewestLetters: Int { self == .thai ? 5 : 4 }

  /// True if the script has suffix signs for abbreviation and repetition: paiyannoi and maiyamok.
  var hasSuffixes: Bool { self == .thai }

  /// The script whose block contains a scalar, and the scalar's offset there; nil if there is none.
  static func place(of scalar: Unicode.Scalar) -> (script: WordScript, offset: Int)? {
    let value = Int(scalar.value)
    switch value {
    case 0xE00..<0xE80: return (.thai, value - 0xE00)
    case 0xE80..<0xF00: return (.lao, value - 0xE80)
    case 0x1000..<0x10A0: return (.burmese, value - 0x1000)
    case 0x1780..<0x1800: return (.khmer, value - 0x1780)
    // Extended A and B follow the block itself.
    case 0xA9E0..<0xAA00: return (.burmese, value - 0xA9E0 + 0xA0)
    case 0xAA60..<0xAA80: return (.burmese, value - 0xAA60 + 0xC0)
    default: return nil
    }
  }
}
