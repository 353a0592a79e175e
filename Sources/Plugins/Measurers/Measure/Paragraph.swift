import CHarfBuzz
import TutorialPluginKit

/// A paragraph whose items are being shaped.
struct Paragraph {
  private let request: MeasureRequest
  private let language: OpaquePointer?
  private var advances: [Double]
  private var lineEnds: [Double]
  private var lineStarts: [Double]
  private var missing: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []
  private var nextBreak = 0

  /// Prepares a paragraph without any shaped items.
  init(_ request: MeasureRequest) {
    self.request = request
    language = hb_language_from_string(request.locale, -1)
    advances = Array(repeating: 0, count: request.text.count)
    lineEnds = Array(repeating: 0, count: request.breaks.count)
    lineStarts = lineEnds
  }

  /// Notes scalars that no font has.
  mutating func note(missing scalars: [Unicode.Scalar]) {
    for scalar in scalars where seen.insert(scalar).inserted { missing.append(scalar) }
  }

  /// The measurements so far.
  var answer: MeasureAnswer {
    MeasureAnswer(
      advances: advances, lineEnds: lineEnds.contains { $0 != 0 } ? lineEnds : [],
      lineStarts: lineStarts.contains { $0 != 0 } ? lineStarts : [], missing: missing)
  }

  /// Shapes an item and adds its advances.
  mutating func add(_ item: Item, _ shaper: Shaper) {
    let glyphs = shaper.shape(request.text, item.range, item, language)
    let scale = request.size / item.font.unitsPerEm
    var units = [Int](repeating: 0, count: item.range.count)
    /// True at the start of a cluster where a line may start without being shaped anew.
    var isSafe = [Bool](repeating: false, count: item.range.count)
    for glyph in glyphs where item.range.contains(glyph.cluster) {
      let place = glyph.cluster - item.range.lowerBound
      units[place] += glyph.advance
      isSafe[place] = !glyph.isUnsafeToBreak
    }
    for (place, advance) in units.enumerated() {
      advances[item.range.lowerBound + place] = Double(advance) * scale
    }
    // Items and breaks both come in order, so each break is looked at once.
    while nextBreak < request.breaks.count, request.breaks[nextBreak] <= item.range.upperBound {
      let index = nextBreak
      let offset = request.breaks[index]
      nextBreak += 1
      let place = offset - item.range.lowerBound
      if place > 0, place < units.count, !isSafe[place] {
        let before = (0..<place).last { isSafe[$0] } ?? 0
        let after = (place + 1..<units.count).first { isSafe[$0] } ?? units.count
        lineEnds[index] += Double(excess(item, before..<place, units, shaper)) * scale
        lineStarts[index] += Double(excess(item, place..<after, units, shaper)) * scale
      }
      if place > 0, request.text[offset - 1].value == 0xAD { lineEnds[index] += hyphen(item, shaper) * scale }
    }
  }

  /// The extra width of a part when shaped by itself, not within its item, in design units.
  ///
  /// Trailing spaces don't count.
  private func excess(_ item: Item, _ part: Range<Int>, _ units: [Int], _ shaper: Shaper) -> Int {
    let start = item.range.lowerBound
    let text = Array(request.text[start + part.lowerBound..<start + part.upperBound])
    var end = text.count
    while end > 0, text[end - 1] == " " { end -= 1 }
    let alone = shaper.shape(text, 0..<text.count, item, language).reduce(0) {
      $0 + ($1.cluster < end ? $1.advance : 0)
    }
    return alone - units[part.lowerBound..<part.lowerBound + end].reduce(0, +)
  }

  /// The width of the hyphen that a soft hyphen shows at the end of a line, in design units.
  private func hyphen(_ item: Item, _ shaper: Shaper) -> Double {
    let sign: Unicode.Scalar = item.font.draws("\u{2010}") ? "\u{2010}" : "-"
    return Double(shaper.shape([sign], 0..<1, item, language).reduce(0) { $0 + $1.advance })
  }
}
