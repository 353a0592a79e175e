/// A measurer that needs no fonts: it uses the maximum advances in an envelope of free fonts.
///
/// It is never exact. `docs/text.md` names the fonts of the envelope and says how much room it leaves.
package struct BoundAdvances: TextMeasurer {
  /// Creates a measurer with the bundled table.
  package init() {}

  /// The advances of a run, from the table.
  package func measure(_ run: TextRun) -> MeasuredRun {
    var isBold = [Bool](repeating: run.role != .body, count: run.scalars.count)
    for range in run.strong { for index in range.clamped(to: isBold.indices) { isBold[index] = true } }
    let em = run.fontSize / 1000
    let advances: [Double]
    if run.scalars.allSatisfy(\.isASCII) {
      advances = run.scalars.indices.map { index in
        let table = isBold[index] ? BoldAdvances.ascii : RegularAdvances.ascii
        return Double(table[Int(run.scalars[index].value)]) * em
      }
    } else {
      advances = ShapedWidths(run.scalars, isBold).widths.map { Double($0) * em }
    }
    // A soft hyphen is visible at the end of a line.
    let isHyphen = { (place: Int) in place > 0 && place <= run.scalars.count && run.scalars[place - 1] == "\u{AD}" }
    var lineEnds: [Double] = []
    if run.breaks.contains(where: isHyphen) {
      lineEnds = run.breaks.map { isHyphen($0) ? Double(Self.hyphen(isBold[$0 - 1])) * em : 0 }
    }
    return MeasuredRun(advances: advances, lineEnds: lineEnds, isExact: false)
  }

  private static func hyphen(_ isBold: Bool) -> Int {
    let envelope: AdvanceEnvelope = isBold ? .bold : .regular
    return max(envelope.width("-"), envelope.width("\u{2010}"))
  }
}

/// The widths of a paragraph's scalars, each in the form determined by its neighbours.
private struct ShapedWidths {
  /// The widths, in thousandths of an em.
  private(set) var widths: [Int] = []

  private let scalars: [Unicode.Scalar]
  private let isBold: [Bool]
  private let classes: [ShapingClass]
  /// A bit for each script in the text that has its own fonts.
  private let scripts: UInt32
  /// True if the preceding letter, marks aside, joins the following one.
  private var isJoined = false
  /// The form of a lam directly before, marks aside.
  private var lam: AdvanceEnvelope.Form?
  /// True if the last consonant got its narrower joined width.
  private var isNarrowed = false
  /// True if the last scalar is the first half of a flag.
  private var isHalfFlag = false

  init(_ scalars: [Unicode.Scalar], _ isBold: [Bool]) {
    self.scalars = scalars
    self.isBold = isBold
    classes = scalars.map { ShapingClass($0) }
    scripts = classes.reduce(0) { $0 | 1 << $1.script } & ~1
    widths.reserveCapacity(scalars.count)
    for index in scalars.indices { widths.append(width(at: index)) }
  }

  private func envelope(_ index: Int) -> AdvanceEnvelope { isBold[index] ? .bold : .regular }

  private func kind(_ index: Int) -> ShapingKind { index >= 0 ? classes[index].kind : .none }

  private mutating func width(at index: Int) -> Int {
    let kind = kind(index)
    if kind.joins { return joinedWidth(at: index, kind) }
    if kind != .transparent {
      isJoined = false
      lam = nil
    }
    let envelope = envelope(index)
    switch kind {
    case .consonant: return consonantWidth(at: index)
    case .regional:
      isHalfFlag = !(isHalfFlag && self.kind(index - 1) == .regional)
      return isHalfFlag ? envelope.emoji : 0
    case .skin: return self.kind(index - 1) == .person ? 0 : envelope.emoji
    case .keycap, .selector: return restOfEmoji(at: index)
    default: break
    }
    if classes[index].isFollower, continuesEmoji(at: index) { return 0 }
    return max(
      envelope.width(scalars[index]), scripts == 0 ? 0 : envelope.sharedWidth(scalars[index], in: scripts))
  }

  /// The width of a joining letter in the form that its neighbours determine.
  private mutating func joinedWidth(at index: Int, _ kind: ShapingKind) -> Int {
    let isOpen = kind.joinsAfter && joinsNext(index)
    var form: AdvanceEnvelope.Form = isOpen ? .first : .alone
    if isJoined, kind.joinsBefore { form = isOpen ? .middle : .last }
    if kind == .alef, let lam { form = lam }
    lam = kind == .lam ? form : nil
    isJoined = kind.joinsAfter || kind == .causing
    return max(
      envelope(index).width(scalars[index], form),
      form == .alone && scripts != 0 ? envelope(index).sharedWidth(scalars[index], in: scripts) : 0)
  }

  /// Returns true if the scalar after a letter, marks aside, joins the preceding one.
  private func joinsNext(_ index: Int) -> Bool {
    var next = index + 1
    while next < classes.count, classes[next].kind == .transparent { next += 1 }
    guard next < classes.count else { return false }
    return classes[next].kind.joinsBefore || classes[next].kind == .causing
  }

  /// The width of a consonant.
  ///
  /// If a virama joins it to the previous one, one of the two becomes narrower: the one that shrinks more, and each at
  /// most once.
  private mutating func consonantWidth(at index: Int) -> Int {
    let alone = envelope(index).width(scalars[index])
    guard index >= 2, kind(index - 1) == .virama, kind(index - 2) == .consonant else {
      isNarrowed = false
      return alone
    }
    let first = envelope(index - 2)
    let before = isNarrowed ? 0 : first.width(scalars[index - 2]) - first.width(scalars[index - 2], .first)
    let last = envelope(index).width(scalars[index], .last)
    isNarrowed = alone - last > before
    if isNarrowed { return last }
    if before > 0 { widths[index - 2] -= before }
    return alone
  }

  /// The width that a sign adds if it turns the previous scalar into an emoji.
  private func restOfEmoji(at index: Int) -> Int {
    switch kind(index - 1) {
    case .selector where kind(index) == .keycap:
      return index >= 2 && scalars[index - 2].isASCII ? 0 : envelope(index).emoji
    case .regional, .skin, .keycap, .selector: return 0
    default: break
    }
    guard let last = widths.last, last > 0 || !classes[index - 1].isFollower else { return 0 }
    return max(0, envelope(index).emoji - last)
  }

  /// Returns true if a scalar follows an emoji and a zero-width joiner.
  private func continuesEmoji(at index: Int) -> Bool {
    guard index >= 2, scalars[index - 1] == "\u{200D}" else { return false }
    return (max(0, index - 4)..<index - 1).contains { kind($0) == .pictograph || kind($0) == .person }
  }
}
