import TutorialSyntax

/// Operations on language tags (BCP 47), as far as layouts need them.
package enum LanguageTag {
  /// The tag in lower case, with `-` between its subtags, for comparisons.
  package static func folded(_ tag: String) -> String {
    if isFolded(tag) { return tag }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tag.utf8.count)
    for byte in tag.utf8 {
      switch byte {
      case UInt8(ascii: "_"): bytes.append(UInt8(ascii: "-"))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns true if a tag is folded already.
  package static func isFolded(_ tag: String) -> Bool {
    tag.utf8.allSatisfy { $0 != UInt8(ascii: "_") && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Returns true if a tag, once folded, equals another that is folded already.
  package static func folds(_ tag: String, to wanted: Substring) -> Bool {
    var rest = wanted.utf8.makeIterator()
    for byte in tag.utf8 {
      let other = rest.next() ?? 0
      // Beyond ASCII, texts can be equal although their bytes differ.
      guard byte < 0x80, other < 0x80 else { return folded(tag)[...] == wanted }
      switch byte {
      case UInt8(ascii: "_") where other == UInt8(ascii: "-"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): if other != byte | 0x20 { return false }
      default: if other != byte { return false }
      }
    }
    return rest.next() == nil
  }

  /// Returns true if the first letters of two tags show that their languages differ.
  static func beginApart(_ first: String, _ second: String) -> Bool {
    for (one, other) in zip(first.utf8, second.utf8) {
      let (one, other) = (one | 0x20, other | 0x20)
      guard isLetter(one), isLetter(other) else { return false }
      if one != other { return true }
    }
    return false
  }

  /// The tag in its conventional case (RFC 5646, 2.1.1): `de`, `pt-BR`, `zh-Hant-TW`. The separators stay as they are.
  package static func conventional(_ tag: String) -> String {
    var bytes: [UInt8] = []
    var isAfterSingleton = false
    let subtags = tag.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    for (number, subtag) in subtags.enumerated() {
      if number > 0 { bytes.append(tag.utf8[tag.utf8.index(before: subtag.startIndex)]) }
      let isUpper = number > 0 && !isAfterSingleton && subtag.count == 2
      let isTitle = number > 0 && !isAfterSingleton && subtag.count == 4
      for (place, byte) in subtag.enumerated() {
        let upper = isUpper || isTitle && place == 0
        bytes.append(isLetter(byte | 0x20) ? (upper ? byte & 0xDF : byte | 0x20) : byte)
      }
      // Subtags after a single letter belong to an extension, in lower case.
      if subtag.count == 1 { isAfterSingleton = true }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns true if the tag is well-formed: 2 to 8 letters, then subtags of 1 to 8 letters and digits.
  package static func isWellFormed(_ tag: String) -> Bool {
    let subtags = folded(tag).utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...8).contains(language.count), language.allSatisfy(isLetter) else {
      return false
    }
    return subtags.dropFirst().allSatisfy { subtag in
      (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || $0.isASCIIDigit }
    }
  }

  /// The direction in which the locale's script is written.
  ///
  /// The script is the tag's script subtag, if it has one (`az-Arab`), or else the language's usual script.
  package static func direction(of tag: String) -> LayoutDirection {
    let subtags = folded(tag).split(separator: "-")
    for subtag in subtags.dropFirst() {
      // A single letter or digit starts an extension, and scripts occur only before those.
      if subtag.utf8.count == 1 { break }
      if subtag.utf8.count == 4, subtag.utf8.allSatisfy(isLetter) {
        return rightToLeftScripts.contains(String(subtag)) ? .rightToLeft : .leftToRight
      }
    }
    // If a language has several scripts, the region decides: Kurdish in Iran, Punjabi in Pakistan, and so on.
    guard let language = subtags.first else { return .leftToRight }
    let usual = rightToLeftLanguages.contains(String(language))
    let isException = subtags.dropFirst().contains { exceptionalRegions.contains("\(language)-\($0)") }
    return usual != isException ? .rightToLeft : .leftToRight
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILowercase }

  /// The scripts in use that run from right to left (ISO 15924).
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "syre", "syrj", "syrn", "thaa",
    "yezi",
  ]

  /// The languages whose likely script (CLDR, likelySubtags) is one of those, including their retired codes.
  private static let rightToLeftLanguages: Set<String> = [
    "aeb", "aii", "apc", "apd", "ar", "arb", "arc", "ars", "ary", "arz", "bal", "bej", "bgn", "bqi", "brh",
    "ckb", "dv", "fa", "glk", "haz", "he", "iw", "ji", "khw", "ks", "lki", "lrc", "luz", "mzn", "nqo", "pnb", "prs",
    "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]

  /// The regions in which a language runs in the opposite of its usual direction (CLDR, likelySubtags).
  private static let exceptionalRegions: Set<String> = [
    "az-ir", "az-iq", "ha-cm", "ha-sd", "kk-af", "kk-cn", "kk-ir", "kk-mn", "ku-lb", "ky-cn",
    "ms-cc", "man-gn", "pa-pk", "tg-pk", "uz-af", "sd-in", "ug-kz", "ug-mn",
  ]
}
