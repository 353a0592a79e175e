/// A cache of typeset callouts, so that callouts with the same texts and setting are typeset once for each width.
///
/// A layout depends only on the callout's texts, its setting and the width, which form its key. The value isn't shared
/// between threads.
package struct TypesetterCache {
  private struct Key: Hashable {
    var text: CalloutText
    var setting: TextSetting
  }

  /// A callout with its layouts by maximum width.
  private struct Entry {
    var typesetter: CalloutTypesetter
    /// The first few layouts, most of which are requested again.
    var first: [(width: Double, layout: TypesetCallout)] = []
    var layouts: [Double: TypesetCallout] = [:]
  }

  /// The number of a callout's layouts that are searched linearly.
  private static let mostFirst = 4

  private var texts: MeasuredTextCache
  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []

  /// Creates an empty cache.
  package init(_ measurer: any TextMeasurer) { texts = MeasuredTextCache(measurer) }

  /// The number of callouts.
  package var count: Int { entries.count }

  /// Returns the index of a callout, which other methods take; measures its texts if they are new.
  package mutating func place(of text: CalloutText, in setting: TextSetting) -> Int {
    func keep(_ place: inout Int) -> Int { place }
    // Texts are slow to hash, so a single look-up finds or inserts them.
    let place = keep(&places[Key(text: text, setting: setting), default: entries.count])
    if place == entries.count {
      entries.append(Entry(typesetter: CalloutTypesetter(text, in: setting, measuring: &texts)))
    }
    return place
  }

  /// The callout's typesetter, with measured texts.
  package subscript(place: Int) -> CalloutTypesetter { entries[place].typesetter }

  /// Returns true if the widths of a callout's texts are exact.
  package func isMeasured(_ place: Int) -> Bool { entries[place].typesetter.isMeasured }

  /// The characters of a callout that its fonts lack.
  package func missing(_ place: Int) -> [MissingGlyphs] { entries[place].typesetter.missing }

  /// The callout's size within a maximum width; see `CalloutTypesetter`.
  package mutating func layOut(_ place: Int, maxWidth: Double) -> TypesetCallout {
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
