import TutorialGeometry

/// The agreement of two elements, as a level for each property. `EvidenceWeights` turns the levels into weights.
struct PairEvidence {
  /// The compared properties.
  enum Property: Int, CaseIterable {
    case nativeID, text, value, type, address, name, classes, words, path, ordinals, ancestor, contents, nearby, row,
      size
    case place, parent, order, kin

    /// True if it is about the element's position rather than the element itself.
    var isPosition: Bool {
      switch self {
      case .path, .ordinals, .size, .place, .parent, .order, .kin: true
      default: false
      }
    }
  }

  /// The level of agreement in a property. Not every property has every level.
  enum Level: UInt8, CaseIterable {
    /// Neither element has the property, so nothing follows.
    case absent
    /// Only one element has the property.
    case onesided
    case different
    case faint
    case similar
    case close
    case equal
    /// Equal, and no other element of either screen has the value.
    case unique
    /// Unique, with several words, which hardly agree by chance.
    case distinctive
  }

  private(set) var levels: [Level]

  /// Creates evidence without any agreement.
  init() { levels = [Level](repeating: .absent, count: Property.allCases.count) }

  subscript(property: Property) -> Level {
    get { levels.indices.contains(property.rawValue) ? levels[property.rawValue] : .absent }
    set { if levels.indices.contains(property.rawValue) { levels[property.rawValue] = newValue } }
  }
}

extension PairEvidence {
  /// True if the pair may be listed but not found, whatever the sum of its weights.
  var isDoubtful: Bool { isForeign || isContradicted || isVague }

  /// True if the elements have identifying properties and agree in none of them.
  private var isForeign: Bool {
    let own: [Property] = [.nativeID, .text, .address, .name, .words, .contents]
    guard own.contains(where: { self[$0] == .different }) else { return false }
    return !agrees(own, from: .similar)
  }

  /// True if only the text agrees, while both the position and the neighbouring texts differ.
  ///
  /// A text alone isn't enough: after a release, a column of a price list may have another column's name, and a word
  /// may occur in many places.
  private var isContradicted: Bool {
    guard agrees([.text], from: .equal), self[.place] == .different else { return false }
    guard [.nearby, .row].contains(where: { self[$0] == .different || self[$0] == .faint }) else { return false }
    return !agrees([.nativeID, .address, .name, .words, .contents], from: .similar)
  }

  /// True if a merely similar text is the only identifying property that agrees, and nothing around confirms it.
  private var isVague: Bool {
    guard agrees([.text], from: .faint), !agrees([.text], from: .equal) else { return false }
    return !agrees([.nativeID, .address, .name, .contents, .nearby, .row], from: .similar)
      && !agrees([.ancestor, .parent, .order, .kin], from: .equal)
  }

  /// Returns true if one of some properties reaches a level.
  fileprivate func agrees(_ properties: [Property], from least: Level) -> Bool {
    properties.contains { self[$0].rawValue >= least.rawValue }
  }
}

/// Compares elements of two screens.
struct PairComparison {
  let old: ScreenTraits
  let new: ScreenTraits
  /// The number of occurrences of each text, id and address on each screen.
  let oldCounts: ValueCounts
  let newCounts: ValueCounts
  /// The ratio of the new screen's lengths to the old one's.
  let scale: Double

  init(_ old: ScreenTraits, _ new: ScreenTraits) {
    self.old = old
    self.new = new
    oldCounts = ValueCounts(old)
    newCounts = ValueCounts(new)
    if let before = old.size, let after = new.size {
      scale = min(4, max(0.25, after.width / before.width))
    } else {
      scale = 1
    }
  }

  /// Returns the evidence of a pair by itself, without relocated elements.
  func evidence(_ i: Int, _ j: Int) -> PairEvidence {
    var result = PairEvidence()
    result[.nativeID] = nativeID(i, j)
    result[.text] = text(i, j)
    result[.value] = wording(old.values[i], new.values[j])
    result[.type] = type(i, j)
    result[.address] = attributes(of: .address, i, j)
    result[.name] = attributes(of: .name, i, j)
    result[.classes] = attributes(of: .classes, i, j)
    result[.words] = attributes(of: .words, i, j)
    (result[.path], result[.ordinals]) = path(i, j)
    result[.ancestor] = overlap(old.ancestors[i], new.ancestors[j], any: true)
    result[.contents] = overlap(old.contents[i], new.contents[j])
    // Without a unique id, text or address, the texts in an element's row count for more.
    let isKnown = !old.hasRows || result.agrees([.nativeID, .text, .address], from: .unique)
    result[isKnown ? .nearby : .row] = overlap(old.nearby[i], new.nearby[j])
    if let before = old.frames[i], let after = new.frames[j] { result[.size] = size(before, after) }
    return result
  }

  private func nativeID(_ i: Int, _ j: Int) -> PairEvidence.Level {
    guard let before = old.ids[i], let after = new.ids[j] else {
      return (old.ids[i] == nil) == (new.ids[j] == nil) ? .absent : .onesided
    }
    if old.exactIDs[i] == new.exactIDs[j] {
      return oldCounts.isUnique(id: old.exactIDs[i]) && newCounts.isUnique(id: new.exactIDs[j]) ? .unique : .equal
    }
    // `btn_save` and `saveButton` are closer than `row_1` and `row_2`, which only their numbers distinguish.
    if before.plain == after.plain { return .close }
    if before.masked == after.masked { return .faint }
    return Self.level(before.likeness(to: after))
  }

  private func text(_ i: Int, _ j: Int) -> PairEvidence.Level {
    let (before, after) = (old.names[i], new.names[j])
    if before.isEmpty || after.isEmpty { return before.isEmpty == after.isEmpty ? .absent : .onesided }
    var best = PairEvidence.Level.different
    for one in before {
      for other in after {
        if one.plain == other.plain {
          let isUnique =
            oldCounts.isUnique(text: one.plain, of: old.types[i], isSame: old.types[i] == new.types[j])
            && newCounts.isUnique(text: other.plain, of: new.types[j], isSame: old.types[i] == new.types[j])
          let level: PairEvidence.Level = !isUnique ? .equal : one.words.count > 1 ? .distinctive : .unique
          if level.rawValue > best.rawValue { best = level }
        } else if best.rawValue < PairEvidence.Level.equal.rawValue {
          let level = one.masked == other.masked ? .close : Self.level(one.likeness(to: other))
          if level.rawValue > best.rawValue { best = level }
        }
      }
    }
    return best
  }

  private func wording(_ one: Wording?, _ other: Wording?) -> PairEvidence.Level {
    guard let one, let other else { return (one == nil) == (other == nil) ? .absent : .onesided }
    if one.plain == other.plain { return .equal }
    return one.masked == other.masked ? .close : Self.level(one.likeness(to: other))
  }

  private func type(_ i: Int, _ j: Int) -> PairEvidence.Level {
    guard old.types[i] >= 0, new.types[j] >= 0 else { return .absent }
    if old.types[i] == new.types[j] { return .equal }
    return Wording.common(old.typeWords[i], new.typeWords[j]) > 0 ? .similar : .different
  }

  /// Returns the best level among attributes of a kind. Attributes with the same name are compared.
  private func attributes(of kind: AttributeKind, _ i: Int, _ j: Int) -> PairEvidence.Level {
    var best = PairEvidence.Level.absent
    for one in old.attributes[i] where one.kind == kind {
      let other = new.attributes[j].first { $0.name == one.name }
      var level = PairEvidence.Level.onesided
      if let other {
        if one.exact == other.exact {
          let isUnique = oldCounts.isUnique(text: one.exact) && newCounts.isUnique(text: other.exact)
          level = kind == .address && isUnique ? .unique : .equal
        } else {
          level = wording(one.wording, other.wording)
          // A URL that differs in a word leads elsewhere.
          if kind == .address, level == .equal || level == .close { level = .similar }
        }
      }
      if level.rawValue > best.rawValue { best = level }
    }
    if best == .absent, new.attributes[j].contains(where: { $0.kind == kind }) { best = .onesided }
    return best
  }

  /// Compares two paths by types, and by the ordinals of the element and its ancestors.
  ///
  /// Types are matched from both ends, so that an additional container in between doesn't matter.
  private func path(_ i: Int, _ j: Int) -> (types: PairEvidence.Level, ordinals: PairEvidence.Level) {
    let (before, after) = (old.paths[i], new.paths[j])
    if before.isEmpty || after.isEmpty {
      let level = before.isEmpty == after.isEmpty ? PairEvidence.Level.absent : .onesided
      return (level, .absent)
    }
    let shorter = min(before.count, after.count)
    var inner = 0
    var moved = 0
    while inner < shorter, before[inner].type == after[inner].type {
      if before[inner].exact != after[inner].exact { moved += 1 }
      inner += 1
    }
    var outer = 0
    while outer < shorter - inner, before[before.count - 1 - outer] == after[after.count - 1 - outer] { outer += 1 }
    let ordinals = inner == 0 ? PairEvidence.Level.absent : moved == 0 ? .equal : moved == 1 ? .similar : .different
    let longer = max(before.count, after.count)
    if inner == longer { return (moved == 0 ? .equal : .close, ordinals) }
    let share = Double(inner + outer) / Double(longer)
    return (inner == 0 ? .different : share >= 0.75 ? .similar : share >= 0.5 ? .faint : .different, ordinals)
  }

  /// Compares two sorted lists by their overlap. With `any`, a single common item counts as equal.
  private func overlap(_ before: [Int32], _ after: [Int32], any: Bool = false) -> PairEvidence.Level {
    if before.isEmpty || after.isEmpty { return before.isEmpty == after.isEmpty ? .absent : .onesided }
    let common = Wording.common(before, after)
    if common == 0 { return .different }
    if any || (common == before.count && common == after.count) { return .equal }
    let share = 2 * Double(common) / Double(before.count + after.count)
    return share >= 0.75 ? .close : share >= 0.4 ? .similar : .faint
  }

  private func size(_ before: Rect, _ after: Rect) -> PairEvidence.Level {
    let width = ratio(before.width * scale, after.width)
    let height = ratio(before.height, after.height)
    // A text of another length changes only the width.
    switch min(height, (height + width) / 2) {
    case 0.97...: return .equal
    case 0.85...: return .close
    case 0.6...: return .similar
    case 0.35...: return .faint
    default: return .different
    }
  }

  private func ratio(_ a: Double, _ b: Double) -> Double {
    let (less, more) = (min(a, b), max(a, b))
    return more <= 0 ? 1 : max(0, less) / more
  }

  /// Returns the level of a text similarity.
  private static func level(_ likeness: Double) -> PairEvidence.Level {
    switch likeness {
    case 0.8...: .close
    case 0.6...: .similar
    case 0.35...: .faint
    default: .different
    }
  }
}
