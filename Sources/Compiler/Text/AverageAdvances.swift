/// The measurer that needs no font: average advances by script, with a margin of 10 %.
///
/// It never claims to be exact. `docs/text.md` says how far it is off on texts of eight scripts.
package struct AverageAdvances: TextMeasurer {
  /// What is added to an average, so that a callout has room for the words in most fonts.
  package static let margin = 0.1

  /// By how much bold letters are wider than regular ones.
  private static let boldness = 0.06

  /// The bundled table.
  package init() {}

  /// The advances of a run, from the table.
  package func measure(_ run: TextRun) -> MeasuredRun {
    let regular = run.fontSize * (1 + Self.margin)
    let bold = regular * (1 + Self.boldness)
    let em = run.role == .body ? regular : bold
    let ascii = Self.ascii
    var advances: [Double] = []
    advances.reserveCapacity(run.scalars.count)
    for scalar in run.scalars {
      advances.append((scalar.isASCII ? ascii[Int(scalar.value)] : Self.advance(of: scalar)) * em)
    }
    for range in run.strong where run.role == .body {
      for index in range.clamped(to: advances.indices) { advances[index] *= 1 + Self.boldness }
    }
    // A soft hyphen shows where a line ends.
    let isHyphen = { (place: Int) in run.scalars[place - 1] == "\u{AD}" }
    let lineEnds =
      run.breaks.contains(where: isHyphen)
      ? run.breaks.map { isHyphen($0) ? AdvanceTable.punctuation * regular : 0 } : []
    return MeasuredRun(advances: advances, lineEnds: lineEnds, isExact: false)
  }

  /// The advances of the ASCII characters, in em.
  private static let ascii = (0..<128 as Range<UInt8>).map { advance(of: Unicode.Scalar($0)) }

  /// The average advance of characters of a scalar's kind, in em.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch LineBreakClass(scalar) {
    case .zeroWidthJoiner, .wordJoiner, .zeroWidthSpace, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine:
      return 0
    case .combining: return scalar.properties.generalCategory == .spacingMark ? AdvanceTable.spacingMark : 0
    case .space: return AdvanceTable.space
    case .breakBoth: return 1
    case .inseparable: return AdvanceTable.ellipsis
    case .numeric: return scalar.value < 0xFF00 ? AdvanceTable.digit : 1
    default: break
    }
    let script = AdvanceTable.script(of: scalar)
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return script + AdvanceTable.capital
    case .control, .format: return 0
    case .spaceSeparator: return scalar == "\u{3000}" ? 1 : AdvanceTable.space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .currencySymbol, .mathSymbol, .modifierSymbol:
      return script < 1 ? AdvanceTable.punctuation : 1
    default: return script
    }
  }
}
