/// The line breaking class of a character: Unicode Standard Annex #14, table 1, after rule LB1.
///
/// Some of the annex's classes are split, because rules LB15 to LB30b depend on more than the class.
enum LineBreakClass: UInt8, CaseIterable {
  /// Letters and symbols.
  case alphabetic
  /// Breaks after: fixed-width spaces, hyphens of scripts.
  case breakAfter
  /// Breaks before.
  case breakBefore
  /// Breaks on both sides: the em dash.
  case breakBoth
  /// Always breaks: form feed, line and paragraph separator.
  case mandatoryBreak
  /// Decided elsewhere: an embedded object.
  case contingent
  /// Small kana and the prolonged sound mark, which can't start a line in the strict style.
  case conditionalStarter
  /// Closing punctuation.
  case closing
  /// Combining marks.
  case combining
  /// A closing parenthesis.
  case closingParenthesis
  /// A closing parenthesis that is East Asian: wide, fullwidth or halfwidth.
  case wideClosingParenthesis
  /// Carriage return.
  case carriageReturn
  /// The base of an emoji with a skin tone modifier.
  case emojiBase
  /// A skin tone modifier.
  case emojiModifier
  /// Exclamation and question marks.
  case exclamation
  /// Glue: the no-break space.
  case glue
  /// A Hangul syllable LV: consonant and vowel.
  case hangulLV
  /// A Hangul syllable LVT: consonant, vowel and consonant.
  case hangulLVT
  /// A Hebrew letter.
  case hebrewLetter
  /// The hyphen.
  case hyphen
  /// Ideographs, kana and emoji.
  case ideographic
  /// An unassigned code point reserved for pictographs.
  case reservedPictograph
  /// Leaders: the ellipsis.
  case inseparable
  /// Separators inside numbers: comma, full stop.
  case infixSeparator
  /// A leading Hangul consonant.
  case hangulL
  /// A trailing Hangul consonant.
  case hangulT
  /// A Hangul vowel.
  case hangulV
  /// Line feed.
  case lineFeed
  /// Next line.
  case nextLine
  /// A character that can't start a line.
  case nonstarter
  /// A digit.
  case numeric
  /// Opening punctuation.
  case opening
  /// Opening punctuation that is East Asian.
  case wideOpening
  /// After a number: the percent sign.
  case postfix
  /// Before a number: a currency sign.
  case prefix
  /// A quotation mark that may open or close: the straight quotes.
  case quotation
  /// A quotation mark that opens in most languages: general category Pi.
  case initialQuotation
  /// A quotation mark that closes in most languages: general category Pf.
  case finalQuotation
  /// A regional indicator, half of a flag.
  case regionalIndicator
  /// The space.
  case space
  /// The solidus.
  case symbolSeparator
  /// The word joiner.
  case wordJoiner
  /// The zero-width space.
  case zeroWidthSpace
  /// The zero-width joiner.
  case zeroWidthJoiner

  private static let letters = AdvanceWindow(AdvanceWindow.letters, of: LineBreakTable.classes)
  private static let table = AdvanceRuns(LineBreakTable.classes)

  static func tableValue(of scalar: Unicode.Scalar) -> UInt16 {
    let isLetter = AdvanceWindow.letters.contains(scalar.value)
    return (isLetter ? letters[scalar.value] : nil) ?? table[scalar.value]
  }

  init(_ scalar: Unicode.Scalar) {
    self.init(tableValue: Self.tableValue(of: scalar))
  }

  /// The classes of the ASCII characters. None of them is wide, or resolved differently by a style.
  static let ascii = (0..<128 as Range<UInt8>).map { LineBreakClass(Unicode.Scalar($0)) }

  init(tableValue: UInt16) {
    self = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: tableValue & 0x7F)) ?? .alphabetic
  }

  /// True if a line always ends after it.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// True for the classes after which a quotation mark opens (LB15a): BK, CR, LF, NL, OP, QU, GL, SP, ZW.
  var comesBeforeOpening: Bool {
    switch self {
    case .opening, .wideOpening, .quotation, .initialQuotation, .finalQuotation, .glue, .space, .zeroWidthSpace: true
    default: endsLine
    }
  }

  /// True for the classes before which a quotation mark closes (LB15b).
  ///
  /// They are SP, GL, WJ, CL, QU, CP, EX, IS, SY, BK, CR, LF, NL, ZW.
  var comesAfterClosing: Bool {
    switch self {
    case .space, .glue, .wordJoiner, .closing, .quotation, .initialQuotation, .finalQuotation, .closingParenthesis,
      .wideClosingParenthesis, .exclamation, .infixSeparator, .symbolSeparator, .zeroWidthSpace:
      true
    default: endsLine
    }
  }

  /// True for AL and HL.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// True for OP.
  var isOpening: Bool { self == .opening || self == .wideOpening }

  /// True for ID, EB, EM, and for JL, JV, JT, H2, H3, which share their rules on prefixes and postfixes.
  var isPictorial: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
