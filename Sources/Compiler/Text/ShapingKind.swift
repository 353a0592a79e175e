/// The effect of a scalar on the widths of its neighbours.
enum ShapingKind: UInt8 {
  /// No effect.
  case none
  /// A transparent mark: letters join through it.
  case transparent
  /// A letter that joins on both sides.
  case dual
  /// A letter that joins the preceding one.
  case right
  /// A character that joins on both sides and has one form: a zero-width joiner or a tatweel.
  case causing
  /// A letter that joins the following one.
  case left
  /// The Arabic lam, which forms a ligature with an alef.
  case lam
  /// An Arabic alef.
  case alef
  /// A sign that joins two consonants of an Indic script: a virama.
  case virama
  /// A consonant that a virama may join.
  case consonant
  /// An emoji.
  case pictograph
  /// A regional indicator, half of a flag.
  case regional
  /// An emoji that a skin tone modifier may follow.
  case person
  /// A skin tone modifier, which merges with the person before it.
  case skin
  /// The combining keycap, which turns a digit into a key.
  case keycap
  /// The variation selector that turns a sign into an emoji.
  case selector

  /// True if it has contextual forms.
  var joins: Bool {
    switch self {
    case .dual, .right, .causing, .left, .lam, .alef: true
    default: false
    }
  }

  /// True if it joins the following letter.
  var joinsAfter: Bool { self == .dual || self == .left || self == .lam }

  /// True if it joins the preceding letter.
  var joinsBefore: Bool { self == .dual || self == .right || self == .lam || self == .alef }
}

/// The properties of a scalar that determine its width.
struct ShapingClass: Sendable {
  private static let letters = AdvanceWindow(AdvanceWindow.letters, of: ShapingTable.kinds)
  private static let table = AdvanceRuns(ShapingTable.kinds)

  private let value: UInt16

  init(_ scalar: Unicode.Scalar) {
    let isLetter = AdvanceWindow.letters.contains(scalar.value)
    value = (isLetter ? Self.letters[scalar.value] : nil) ?? Self.table[scalar.value]
  }

  /// The effect on the neighbours.
  var kind: ShapingKind { ShapingKind(rawValue: UInt8(truncatingIfNeeded: value & 15)) ?? .none }

  /// True if a zero-width joiner makes it part of the preceding emoji.
  var isFollower: Bool { value & 16 != 0 }

  /// The script's number if the script has its own fonts; otherwise 0.
  var script: UInt32 { UInt32(value >> 5) }
}
