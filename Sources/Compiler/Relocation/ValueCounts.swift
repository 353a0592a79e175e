/// The number of occurrences of values on a screen.
struct ValueCounts {
  private var ids: [Int32: Int] = [:]
  private var texts: [Int32: Int] = [:]
  private var textsOfTypes: [TextOfType: Int] = [:]

  private struct TextOfType: Hashable {
    var text: Int32
    var type: Int32
  }

  init(_ screen: ScreenTraits) {
    for id in screen.exactIDs where id >= 0 { ids[id, default: 0] += 1 }
    for (said, type) in zip(screen.names, screen.types) {
      for name in said {
        texts[name.plain, default: 0] += 1
        textsOfTypes[TextOfType(text: name.plain, type: type), default: 0] += 1
      }
    }
    for list in screen.attributes { for attribute in list { texts[attribute.exact, default: 0] += 1 } }
  }

  /// Returns true if exactly one element has the id.
  func isUnique(id: Int32) -> Bool { ids[id] == 1 }

  /// Returns true if exactly one element has the text.
  func isUnique(text: Int32) -> Bool { texts[text] == 1 }

  /// Returns true if exactly one element has the text. With `isSame`, only elements of its type count.
  func isUnique(text: Int32, of type: Int32, isSame: Bool) -> Bool {
    isSame ? textsOfTypes[TextOfType(text: text, type: type)] == 1 : texts[text] == 1
  }

  /// Returns the share of the other screen's ids and texts that this one has.
  ///
  /// 0 after a translation, or if ids are regenerated with each build. Nil if there are too few values.
  func share(of other: ValueCounts) -> (ids: Double?, texts: Double?) {
    (Self.share(other.ids, in: ids), Self.share(other.texts, in: texts))
  }

  private static func share(_ some: [Int32: Int], in all: [Int32: Int]) -> Double? {
    guard some.count >= 4, all.count >= 4 else { return nil }
    return Double(some.keys.count { all[$0] != nil }) / Double(some.count)
  }
}
