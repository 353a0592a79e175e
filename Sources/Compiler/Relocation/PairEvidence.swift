import TutorialGeometry

/// What two elements agree in, property by property: a level for each, which `EvidenceWeights` turns into how much it
/// speaks for their being one.
struct PairEvidence {
  /// The properties that are compared.
  enum Property: Int, CaseIterable {
    case nativeID, text, value, type, address, name, classes, words, path, ordinals, ancestor, contents, nearby, row,
      size
    case place, parent, order, kin

    /// Whether it is about where an element is, and not about what it is.
    var isPosition: Bool {
      switch self {
      case .path, .ordinals, .size, .place, .parent, .order, .kin: true
      default: false
      }
    }
  }

  /// How a property compares. Not every property has every level.
  enum Level: UInt8, CaseIterable {
    /// Neither has it: nothing can be said.
    case absent
    /// One has it, and the other has not.
    case onesided
    case different
    case faint
    case similar
    case close
    case equal
    /// Equal, and nobody else on either screen has it.
    case unique
    /// The same for several words, which two hardly say by chance.
    case telling
  }

  private(set) var levels: [Level]

  /// Nothing known.
  init() { levels = [Level](repeating: .absent, count: Property.allCases.count) }

  subscript(property: Property) -> Level {
    get { levels.indices.contains(property.rawValue) ? levels[property.rawValue] : .absent }
    set { if levels.indices.contains(property.rawValue) { levels[property.rawValue] = newValue } }
  }
}

extension PairEvidence {
  /// Whether the two may be listed and not be found, whatever the sum of what they agree in is.
  var isDoubtful: Bool { isForeign || isContradicted || isVague }

  /// Whether they have something of their own to be known by, and agree in none of it.
  private var isForeign: Bool {
    let own: [Property] = [.nativeID, .text, .address, .name, .words, .contents]
    guard own.contains(where: { self[$0] == .different }) else { return false }
    return !agrees(own, from: .similar)
  }

  /// Whether equal words are all of their own that agrees, while both the place and the words beside it differ: the name
  /// of one column of a price list is that of another after a release, and a word is said in many places.
  private var isContradicted: Bool {
    guard agrees([.text], from: .equal), self[.place] == .different else { return false }
    guard [.nearby, .row].contains(where: { self[$0] == .different || self[$0] == .faint }) else { return false }
    return !agrees([.nativeID, .address, .name, .words, .contents], from: .similar)
  }

  /// Whether words that are alike and not equal are all of their own that agrees, and nothing around confirms them.
  private var isVague: Bool {
    guard agrees([.text], from: .faint), !agrees([.text], from: .equal) else { return false }
    return !agrees([.nativeID, .address, .name, .contents, .nearby, .row], from: .similar)
      && !agrees([.ancestor, .parent, .order, .kin], from: .equal)
  }

  /// Whether one of some properties comes to a level.
  fileprivate func agrees(_ properties: [Property], from least: Level) -> Bool {
    properties.contains { self[$0].rawValue >= least.rawValue }
  }

  /// What they agree in, for people.
  var agreement: RelocationAgreement {
    var result: RelocationAgreement = []
    func note(_ properties: [Property], from least: Level, _ agreement: RelocationAgreement) {
      if agrees(properties, from: least) { result.insert(agreement) }
    }
    note([.nativeID], from: .equal, .nativeID)
    note([.text], from: .equal, .text)
    if !result.contains(.text) { note([.text], from: .similar, .similarText) }
    note([.type], from: .equal, .type)
    note([.address, .name, .words], from: .equal, .attributes)
    note([.contents], from: .close, .contents)
    note([.ancestor, .nearby, .row], from: .close, .surroundings)
    note([.path, .parent, .order, .kin], from: .equal, .structure)
    if self[.size].rawValue >= Level.close.rawValue { note([.place], from: .close, .frame) }
    return result
  }
}

/// Compares elements of two screens.
struct PairComparison {
  let old: ScreenTraits
  let new: ScreenTraits
  /// How often each text, id and address stands on each screen.
  let oldCounts: ValueCounts
  let newCounts: ValueCounts
  /// By how much the new screen's lengths exceed the old one's.
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

  /// What a pair agrees in by itself, without what became of others.
  func evidence(_ i: Int, _ j: Int) -> PairEvidence {
    var result = PairEvidence()
    result[.nativeID] = nativeID(i, j)
    result[.text] = text(i, j)
    result[.value] = wording(old.values[i], new.values[j])
    result[.type] = type(i, j)
    compareAttributes(i, j, &result)
    (result[.path], result[.ordinals]) = path(i, j)
    result[.ancestor] = overlap(old.ancestors[i], new.ancestors[j], any: true)
    result[.contents] = overlap(old.contents[i], new.contents[j])
    // Of several that say the same, or nothing, what stands in their rows tells which is which.
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
    // `btn_save` and `saveButton` are closer than `row_1` and `row_2`, whose numbers are all that tells them apart.
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
          let level: PairEvidence.Level = !isUnique ? .equal : one.words.count > 1 ? .telling : .unique
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

  private func compareAttributes(_ i: Int, _ j: Int, _ result: inout PairEvidence) {
    for kind in [AttributeKind.address, .name, .classes, .words] {
      let property: PairEvidence.Property =
        switch kind {
        case .address: .address
        case .name: .name
        case .classes: .classes
        case .words: .words
        }
      result[property] = attributes(of: kind, i, j)
    }
  }

  /// The best that attributes of a kind come to; attributes are compared with those of the same name.
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
          // An address that differs in a word leads elsewhere.
          if kind == .address, level == .equal || level == .close { level = .similar }
        }
      }
      if level.rawValue > best.rawValue { best = level }
    }
    if best == .absent, new.attributes[j].contains(where: { $0.kind == kind }) { best = .onesided }
    return best
  }

  /// How much of the way from the outermost element is the same: from both ends, so that a box more or less in between
  /// does not matter; and whether the element and those around it are the same ones of their kind.
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

  /// How much two sorted lists share; `any` where one item in common is all that counts.
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
    // A text of another length changes the width and nothing else.
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

  /// The level of a likeness of texts.
  private static func level(_ likeness: Double) -> PairEvidence.Level {
    switch likeness {
    case 0.8...: .close
    case 0.6...: .similar
    case 0.35...: .faint
    default: .different
    }
  }
}
