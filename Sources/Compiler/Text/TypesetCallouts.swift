/// Callouts as they were set, so that what says the same for the same people, in whichever step and
/// variant, is set once for each width.
///
/// A layout depends on the callout's words, its setting and the width alone, and they are all that it is found by.
/// No two threads have the same at a time.
package struct TypesetCallouts {
  private struct Key: Hashable {
    var text: CalloutText
    var setting: TextSetting
  }

  /// A callout, and its layouts by the width that was allowed.
  private struct Entry {
    var typesetter: CalloutTypesetter
    /// The first few: most are asked for again.
    var first: [(width: Double, layout: CalloutTextLayout)] = []
    var layouts: [Double: CalloutTextLayout] = [:]
  }

  /// So many layouts of a callout are found by looking at each.
  private static let mostFirst = 4

  private var texts: MeasuredTexts
  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []

  /// Nothing set yet.
  package init(_ measurer: any TextMeasurer) { texts = MeasuredTexts(measurer) }

  /// How many there are.
  package var count: Int { entries.count }

  /// The place of a callout, by which the others know it. Its words are measured, as far as they were not.
  package mutating func place(of text: CalloutText, in setting: TextSetting) -> Int {
    func keep(_ place: inout Int) -> Int { place }
    // Words take long to hash: one look-up finds them, or takes them in.
    let place = keep(&places[Key(text: text, setting: setting), default: entries.count])
    if place == entries.count {
      entries.append(Entry(typesetter: CalloutTypesetter(text, in: setting, measuring: &texts)))
    }
    return place
  }

  /// The callout's words, ready for being set.
  package subscript(place: Int) -> CalloutTypesetter { entries[place].typesetter }

  /// Whether the widths of a callout's words are exact.
  package func isMeasured(_ place: Int) -> Bool { entries[place].typesetter.isMeasured }

  /// What the fonts of a callout lack.
  package func missing(_ place: Int) -> [MissingGlyphs] { entries[place].typesetter.missing }

  /// The callout's size where it may be at most `maxWidth` wide: see `CalloutTypesetter`.
  package mutating func layOut(_ place: Int, maxWidth: Double) -> CalloutTextLayout {
    if let known = entries[place].first.firstIndex(where: { $0.width == maxWidth }) {
      return entries[place].first[known].layout
    }
    let isFirst = entries[place].first.count < Self.mostFirst
    if !isFirst, let known = entries[place].layouts[maxWidth] { return known }
    let layout = entries[place].typesetter.layOut(maxWidth: maxWidth)
    if isFirst {
      entries[place].first.append((maxWidth, layout))
    } else {
      entries[place].layouts[maxWidth] = layout
    }
    return layout
  }
}
