/// The value of each scalar, by runs of scalars of one value.
///
/// Most scalars of most texts lie below U+3400: those are looked up at once, the others by halving.
struct AdvanceRuns: Sendable {
  /// The values of the scalars below `lowEnd`.
  private let low: AdvanceWindow
  /// For each run its first scalar, shifted by `valueBits`, and its value.
  private let runs: [UInt32]

  private static let lowEnd: UInt32 = 0x3400
  private static let valueBits: UInt32 = 11

  /// Reads a list of Tables.
  init(_ packed: StaticString) {
    var runs: [UInt32] = []
    // No run takes fewer letters than two.
    runs.reserveCapacity(packed.utf8CodeUnitCount / 2)
    low = AdvanceWindow(0..<Self.lowEnd) { window in
      packed.withUTF8Buffer { letters in
        var reader = RunReader(letters)
        while let run = reader.next() {
          window.add(run)
          runs.append(run.first << Self.valueBits | UInt32(run.value))
        }
      }
    }
    self.runs = runs
  }

  /// The value at a point: a scalar, or what the list counts.
  subscript(point: UInt32) -> UInt16 {
    if let value = low[point] { return value }
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

/// The values of the scalars in a range, one behind the other.
struct AdvanceWindow: Sendable {
  private let start: UInt32
  private var values: [UInt16]

  /// The scalars that most texts in Latin, Greek and Cyrillic letters have, but for punctuation: a tenth of all runs.
  static let letters: Range<UInt32> = 0..<0x590
  /// Quotation marks, dashes, the ellipsis.
  static let punctuation: Range<UInt32> = 0x2000..<0x2100

  /// Reads a list of Tables as far as a range goes.
  init(_ range: Range<UInt32>, of packed: StaticString) {
    self.init(range) { window in
      packed.withUTF8Buffer { letters in
        var reader = RunReader(letters)
        while !window.isFull, let run = reader.next() { window.add(run) }
      }
    }
  }

  /// The values that some runs give, in their order.
  fileprivate init(_ range: Range<UInt32>, _ read: (inout Filling) -> Void) {
    start = range.lowerBound
    values = Array(repeating: 0, count: range.count)
    values.withUnsafeMutableBufferPointer { values in
      var filling = Filling(range, values)
      read(&filling)
      filling.fill(to: range.upperBound)
    }
  }

  /// Values that are not all known yet.
  fileprivate struct Filling {
    private let start: UInt32
    private let values: UnsafeMutableBufferPointer<UInt16>
    private var filled = 0
    private var value: UInt16 = 0

    init(_ range: Range<UInt32>, _ values: UnsafeMutableBufferPointer<UInt16>) {
      start = range.lowerBound
      self.values = values
    }

    var isFull: Bool { filled == values.count }

    /// Takes the next run.
    @inline(__always)
    mutating func add(_ run: (first: UInt32, value: UInt16)) {
      fill(to: run.first)
      value = run.value
    }

    /// Gives the value of the last run to all scalars before `end` that have none.
    @inline(__always)
    mutating func fill(to end: UInt32) {
      let end = min(end < start ? 0 : Int(end - start), values.count)
      while filled < end {
        values[filled] = value
        filled += 1
      }
    }
  }

  /// The value at a point; nil outside of the range.
  subscript(point: UInt32) -> UInt16? {
    let place = Int(point) - Int(start)
    return values.indices.contains(place) ? values[place] : nil
  }
}

/// Reads the runs of a list of Tables.
///
/// For each run: its value and whether it starts one scalar after the one before, in two letters of 6 bits; where it does
/// not, how many after, 5 bits a letter, the lowest first, 32 added where more follow.
private struct RunReader {
  private let letters: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var first: UInt32 = 0

  init(_ letters: UnsafeBufferPointer<UInt8>) {
    self.letters = letters
  }

  /// The next run, with its first scalar; nil at the end.
  @inline(__always)
  mutating func next() -> (first: UInt32, value: UInt16)? {
    guard place < letters.count else { return nil }
    let head = digit() << 6 | digit()
    var gap = head & 1
    if gap == 0 {
      var (shift, digit): (UInt32, UInt32) = (0, 0)
      repeat {
        digit = self.digit()
        gap |= (digit & 31) << shift
        shift += 5
      } while digit > 31
    }
    first &+= gap
    return (first, UInt16(truncatingIfNeeded: head >> 1))
  }

  /// Six bits; none behind the end.
  @inline(__always)
  private mutating func digit() -> UInt32 {
    guard place < letters.count else { return 0 }
    let letter = letters[place]
    place += 1
    return switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    default: 63
    }
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

  /// The lists of a weight, each read when a text first needs it: most need a part of that of scalars by themselves.
  private let runs: @Sendable (Form) -> AdvanceRuns
  private let shared: @Sendable () -> AdvanceRuns
  /// The same as the list of scalars by themselves in a range of them; nil where there is none.
  private let window: @Sendable (UInt32) -> AdvanceWindow?

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
  } window: { scalar in
    AdvanceWindow.letters.contains(scalar)
      ? Regular.letters : AdvanceWindow.punctuation.contains(scalar) ? Regular.punctuation : nil
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
  } window: { scalar in
    AdvanceWindow.letters.contains(scalar)
      ? Bold.letters : AdvanceWindow.punctuation.contains(scalar) ? Bold.punctuation : nil
  }

  private enum Regular {
    static let letters = AdvanceWindow(AdvanceWindow.letters, of: RegularAdvances.alone)
    static let punctuation = AdvanceWindow(AdvanceWindow.punctuation, of: RegularAdvances.alone)
    static let alone = AdvanceRuns(RegularAdvances.alone)
    static let first = AdvanceRuns(RegularAdvances.first)
    static let middle = AdvanceRuns(RegularAdvances.middle)
    static let last = AdvanceRuns(RegularAdvances.last)
    static let shared = AdvanceRuns(RegularAdvances.shared)
  }

  private enum Bold {
    static let letters = AdvanceWindow(AdvanceWindow.letters, of: BoldAdvances.alone)
    static let punctuation = AdvanceWindow(AdvanceWindow.punctuation, of: BoldAdvances.alone)
    static let alone = AdvanceRuns(BoldAdvances.alone)
    static let first = AdvanceRuns(BoldAdvances.first)
    static let middle = AdvanceRuns(BoldAdvances.middle)
    static let last = AdvanceRuns(BoldAdvances.last)
    static let shared = AdvanceRuns(BoldAdvances.shared)
  }

  private init(
    _ runs: @escaping @Sendable (Form) -> AdvanceRuns, shared: @escaping @Sendable () -> AdvanceRuns,
    window: @escaping @Sendable (UInt32) -> AdvanceWindow?
  ) {
    self.runs = runs
    self.shared = shared
    self.window = window
  }

  /// What an emoji takes.
  var emoji: Int { Self.thousandths(runs(.alone)[0x1F600]) }

  /// The width of a scalar in a form; only what joins has others than `.alone`.
  func width(_ scalar: Unicode.Scalar, _ form: Form = .alone) -> Int {
    let own = form == .alone ? window(scalar.value)?[scalar.value] : nil
    return Self.thousandths(own ?? runs(form)[scalar.value])
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
