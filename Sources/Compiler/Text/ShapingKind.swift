/// What a scalar does to the widths of its neighbours.
enum ShapingKind: UInt8 {
  /// Nothing.
  case none
  /// A mark that letters join through.
  case transparent
  /// A letter that joins on both sides.
  case dual
  /// A letter that joins what is before it.
  case right
  /// What joins on both sides and has one form: a joiner of no width, a tatweel.
  case causing
  /// A letter that joins what follows.
  case left
  /// The Arabic lam: with an alef it is one sign.
  case lam
  /// An Arabic alef.
  case alef
  /// A sign that joins two consonants of an Indic script.
  case virama
  /// A letter that such a sign may join.
  case consonant
  /// An emoji.
  case pictograph
  /// Half a flag.
  case regional
  /// An emoji that a skin may follow.
  case person
  /// A skin: one with the person before it.
  case skin
  /// What makes a key of a digit.
  case keycap
  /// What makes an emoji of a sign.
  case selector

  /// Whether it has a form for each way in which letters join.
  var joins: Bool {
    switch self {
    case .dual, .right, .causing, .left, .lam, .alef: true
    default: false
    }
  }

  /// Whether it joins a letter after it.
  var joinsAfter: Bool { self == .dual || self == .left || self == .lam }

  /// Whether it joins a letter before it.
  var joinsBefore: Bool { self == .dual || self == .right || self == .lam || self == .alef }
}

/// What is known of a scalar before its width.
struct ShapingClass: Sendable {
  private static let letters = AdvanceWindow(AdvanceWindow.letters, of: ShapingTable.kinds)
  private static let table = AdvanceRuns(ShapingTable.kinds)

  private let value: UInt16

  /// The class of a scalar.
  init(_ scalar: Unicode.Scalar) {
    let isLetter = AdvanceWindow.letters.contains(scalar.value)
    value = (isLetter ? Self.letters[scalar.value] : nil) ?? Self.table[scalar.value]
  }

  /// What it does to its neighbours.
  var kind: ShapingKind { ShapingKind(rawValue: UInt8(truncatingIfNeeded: value & 15)) ?? .none }

  /// Whether a joiner makes it part of the emoji before it.
  var isFollower: Bool { value & 16 != 0 }

  /// The number of its script, where that has fonts of its own; else 0.
  var script: UInt32 { UInt32(value >> 5) }
}
