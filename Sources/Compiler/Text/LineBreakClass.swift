/// How a character behaves where a line may end: Unicode Standard Annex #14, table 1, after rule LB1.
///
/// Some classes are told apart that the annex has as one, since rules LB15 to LB30b ask for more than the class.
enum LineBreakClass: UInt8, CaseIterable {
  /// Letters and symbols.
  case alphabetic
  /// Breaks after: spaces of a fixed width, hyphens of a script.
  case breakAfter
  /// Breaks before.
  case breakBefore
  /// Breaks on both sides: the em dash.
  case breakBoth
  /// Breaks in any case: form feed, line and paragraph separator.
  case mandatoryBreak
  /// Decided elsewhere: an embedded object.
  case contingent
  /// Small kana and the long mark, which a strict style keeps from starting a line.
  case conditionalStarter
  /// Closing punctuation.
  case closing
  /// Marks that combine.
  case combining
  /// A closing parenthesis.
  case closingParenthesis
  /// A closing parenthesis that is East Asian: wide, full or half width.
  case wideClosingParenthesis
  /// Carriage return.
  case carriageReturn
  /// The base of an emoji with a skin.
  case emojiBase
  /// The skin of an emoji.
  case emojiModifier
  /// Exclamation and interrogation.
  case exclamation
  /// Glue: the no-break space.
  case glue
  /// A Hangul syllable of two letters.
  case hangulLV
  /// A Hangul syllable of three letters.
  case hangulLVT
  /// A Hebrew letter.
  case hebrewLetter
  /// The hyphen.
  case hyphen
  /// Ideographs, kana and emoji.
  case ideographic
  /// A pictograph to come: no character yet.
  case reservedPictograph
  /// Leaders: the ellipsis.
  case inseparable
  /// Separators inside of numbers: comma, full stop.
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
  /// What does not start a line.
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
  /// A quotation mark that may open or close: the straight ones.
  case quotation
  /// A quotation mark that opens, in most languages: general category Pi.
  case initialQuotation
  /// A quotation mark that closes, in most languages: general category Pf.
  case finalQuotation
  /// Half a flag.
  case regionalIndicator
  /// The space.
  case space
  /// The solidus.
  case symbolSeparator
  /// The word joiner.
  case wordJoiner
  /// The space of no width.
  case zeroWidthSpace
  /// The joiner of no width.
  case zeroWidthJoiner

  /// The class of a scalar.
  init(_ scalar: Unicode.Scalar) {
    self.init(tableValue: LineBreakTable.runs.value(of: scalar))
  }

  /// The classes of the ASCII characters, none of which is resolved otherwise in any style, or wide.
  static let ascii = (0..<128 as Range<UInt8>).map { LineBreakClass(Unicode.Scalar($0)) }

  /// The class in a value of the table.
  init(tableValue: UInt8) {
    self = LineBreakClass(rawValue: tableValue & 0x7F) ?? .alphabetic
  }

  /// Whether a line ends after it in any case.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }
}

extension LineBreakClass {
  /// What a quotation mark that opens comes after (LB15a): BK, CR, LF, NL, OP, QU, GL, SP, ZW.
  var comesBeforeOpening: Bool {
    switch self {
    case .opening, .wideOpening, .quotation, .initialQuotation, .finalQuotation, .glue, .space, .zeroWidthSpace: true
    default: endsLine
    }
  }

  /// What comes after a quotation mark that closes (LB15b): SP, GL, WJ, CL, QU, CP, EX, IS, SY, BK, CR, LF, NL, ZW.
  var comesAfterClosing: Bool {
    switch self {
    case .space, .glue, .wordJoiner, .closing, .quotation, .initialQuotation, .finalQuotation, .closingParenthesis,
      .wideClosingParenthesis, .exclamation, .infixSeparator, .symbolSeparator, .zeroWidthSpace:
      true
    default: endsLine
    }
  }

  /// AL, HL.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// OP.
  var isOpening: Bool { self == .opening || self == .wideOpening }

  /// ID, EB, EM, and JL, JV, JT, H2, H3, which keep the same signs.
  var isPictorial: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}

extension [UInt32] {
  /// The value of a scalar in a table of runs: that of the last run which starts at or before it.
  func value(of scalar: Unicode.Scalar) -> UInt8 {
    let sought = scalar.value << 8 | 0xFF
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      if self[middle] <= sought { low = middle &+ 1 } else { high = middle }
    }
    return low == 0 ? 0 : UInt8(truncatingIfNeeded: self[low &- 1])
  }
}
