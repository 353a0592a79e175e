/// The value of each scalar, by runs of scalars of one value.
///
/// Most scalars of most texts lie below U+3400: those are looked up at once, the others by halving.
struct AdvanceRuns: Sendable {
  /// The values of the scalars below `lowEnd`.
  private let low: [UInt16]
  /// For each run its first scalar, shifted by `valueBits`, and its value.
  private let runs: [UInt32]

  private static let lowEnd: UInt32 = 0x3400
  private static let valueBits: UInt32 = 11

  /// Reads a list of Tables.
  ///
  /// For each run: its value and whether it starts one scalar after the one before, in two letters of 6 bits; where it
  /// does not, how many after, 5 bits a letter, the lowest first, 32 added where more follow.
  init(_ packed: StaticString) {
    var runs: [UInt32] = []
    var low = [UInt16](repeating: 0, count: Int(Self.lowEnd))
    packed.withUTF8Buffer { letters in
      // No run takes fewer letters than two.
      runs.reserveCapacity(letters.count / 2)
      var place = letters.startIndex
      func next() -> UInt32 {
        guard place < letters.endIndex else { return 0 }
        defer { place += 1 }
        return Self.digit(letters[place])
      }
      var first: UInt32 = 0
      var value: UInt16 = 0
      low.withUnsafeMutableBufferPointer { low in
        var filled = 0
        /// Gives the value to all scalars before `end` that have none.
        func fill(to end: UInt32) {
          let end = min(Int(end), low.count)
          while filled < end {
            low[filled] = value
            filled += 1
          }
        }
        while place < letters.endIndex {
          let head = next() << 6 | next()
          var gap = head & 1
          if gap == 0 {
            var shift: UInt32 = 0
            var digit: UInt32
            repeat {
              digit = next()
              gap |= (digit & 31) << shift
              shift += 5
            } while digit > 31
          }
          first &+= gap
          fill(to: first)
          value = UInt16(truncatingIfNeeded: head >> 1)
          runs.append(first << Self.valueBits | UInt32(value))
        }
        fill(to: Self.lowEnd)
      }
    }
    self.low = low
    self.runs = runs
  }

  private static func digit(_ letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    default: 63
    }
  }

  /// The value at a point: a scalar, or what the list counts.
  subscript(point: UInt32) -> UInt16 {
    if point < Self.lowEnd { return low[Int(point)] }
    let sought = point << Self.valueBits | (1 << Self.valueBits - 1)
    var first = 0
    var last = runs.count
    while first < last {
      let middle = (first &+ last) / 2
      if runs[middle] <= sought { first = middle &+ 1 } else { last = middle }
    }
    return first == 0 ? 0 : UInt16(truncatingIfNeeded: runs[first &- 1] & (1 << Self.valueBits - 1))
  }
}

/// How wide scalars are at most in one weight, in thousandths of an em.
struct AdvanceEnvelope: Sendable {
  /// The forms in which letters of some scripts are drawn.
  enum Form {
    /// By itself.
    case alone
    /// Joined to what follows.
    case first
    /// Joined on both sides; of an alef after a lam, where the lam is joined on both sides.
    case middle
    /// Joined to what is before.
    case last
  }

  /// The lists of a weight, each read when a text first needs it: most texts need that of scalars by themselves alone.
  private let runs: @Sendable (Form) -> AdvanceRuns
  private let shared: @Sendable () -> AdvanceRuns

  /// The regular weight.
  static let regular = AdvanceEnvelope { form in
    switch form {
    case .alone: Regular.alone
    case .first: Regular.first
    case .middle: Regular.middle
    case .last: Regular.last
    }
  } shared: {
    Regular.shared
  }
  /// The bold and the semibold weight.
  static let bold = AdvanceEnvelope { form in
    switch form {
    case .alone: Bold.alone
    case .first: Bold.first
    case .middle: Bold.middle
    case .last: Bold.last
    }
  } shared: {
    Bold.shared
  }

  private enum Regular {
    static let alone = AdvanceRuns(RegularAdvances.alone)
    static let first = AdvanceRuns(RegularAdvances.first)
    static let middle = AdvanceRuns(RegularAdvances.middle)
    static let last = AdvanceRuns(RegularAdvances.last)
    static let shared = AdvanceRuns(RegularAdvances.shared)
  }

  private enum Bold {
    static let alone = AdvanceRuns(BoldAdvances.alone)
    static let first = AdvanceRuns(BoldAdvances.first)
    static let middle = AdvanceRuns(BoldAdvances.middle)
    static let last = AdvanceRuns(BoldAdvances.last)
    static let shared = AdvanceRuns(BoldAdvances.shared)
  }

  private init(_ runs: @escaping @Sendable (Form) -> AdvanceRuns, shared: @escaping @Sendable () -> AdvanceRuns) {
    self.runs = runs
    self.shared = shared
  }

  /// What an emoji takes.
  var emoji: Int { Self.thousandths(runs(.alone)[0x1F600]) }

  /// The width of a scalar in a form; only what joins has others than `.alone`.
  func width(_ scalar: Unicode.Scalar, _ form: Form = .alone) -> Int {
    Self.thousandths(runs(form)[scalar.value])
  }

  /// The width of a scalar that all scripts share in the fonts of some, as far as it is wider there; else 0.
  ///
  /// - Parameter scripts: a bit for each script, by its number.
  func sharedWidth(_ scalar: Unicode.Scalar, in scripts: UInt32) -> Int {
    let place: UInt32
    switch scalar.value {
    case 0x20..<0x100: place = scalar.value
    case 0x2010..<0x20C0: place = scalar.value - 0x2000 + 0x100
    default: return 0
    }
    var width = 0
    var left = scripts
    let shared = shared()
    while left != 0 {
      let script = UInt32(left.trailingZeroBitCount)
      left &= left &- 1
      width = max(width, Self.thousandths(shared[script << 9 | place]))
    }
    return width
  }

  /// Values are thousandths up to 1.535 em, and steps of 25 above.
  private static func thousandths(_ value: UInt16) -> Int {
    value <= 1535 ? Int(value) : 1535 + (Int(value) - 1535) * 25
  }
}
