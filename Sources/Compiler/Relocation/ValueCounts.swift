/// How often values stand on a screen.
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

  /// Whether one element has the id.
  func isUnique(id: Int32) -> Bool { ids[id] == 1 }

  /// Whether one element says this.
  func isUnique(text: Int32) -> Bool { texts[text] == 1 }

  /// Whether one element says this; where only its own type counts, one element of that.
  func isUnique(text: Int32, of type: Int32, isSame: Bool) -> Bool {
    isSame ? textsOfTypes[TextOfType(text: text, type: type)] == 1 : texts[text] == 1
  }

  /// How much of the other screen's ids and texts is on this one: 0 after a translation, or where ids are made anew with
  /// each build. Nil where there is too little to tell.
  func share(of other: ValueCounts) -> (ids: Double?, texts: Double?) {
    (Self.share(other.ids, in: ids), Self.share(other.texts, in: texts))
  }

  private static func share(_ some: [Int32: Int], in all: [Int32: Int]) -> Double? {
    guard some.count >= 4, all.count >= 4 else { return nil }
    var kept = 0
    for value in some.keys where all[value] != nil { kept += 1 }
    return Double(kept) / Double(some.count)
  }
}
