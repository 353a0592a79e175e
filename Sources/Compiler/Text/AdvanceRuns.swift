/// A run-length encoded map from scalars to values.
///
/// Most scalars of most texts lie below U+3400: their values are in an array. Others are found by binary search.
struct AdvanceRuns: Sendable {
  /// The values of the scalars below `lowEnd`.
  private let low: AdvanceWindow
  /// For each run, its first scalar shifted by `valueBits`, or-ed with its value.
  private let runs: [UInt32]

  private static let lowEnd: UInt32 = 0x3400
  private static let valueBits: UInt32 = 11

  /// Unpacks a list from Tables.
  init(_ packed: StaticString) {
    var runs: [UInt32] = []
    // A run takes at least two letters.
    runs.reserveCapacity(packed.utf8CodeUnitCount / 2)
    low = AdvanceWindow(0..<Self.lowEnd) { window in
      packed.withUTF8Buffer { letters in
        var reader = RunReader(letters: letters)
        while let run = reader.next() {
          window.add(run)
          runs.append(run.first << Self.valueBits | UInt32(run.value))
        }
      }
    }
    self.runs = runs
  }

  /// The value at a key: a scalar, or whatever else the list is keyed by.
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

/// The values of the scalars in a range, as an array.
struct AdvanceWindow: Sendable {
  private let start: UInt32
  private var values: [UInt16]

  /// The letters of most Latin, Greek and Cyrillic texts: a tenth of all runs.
  static let letters: Range<UInt32> = 0..<0x590
  /// Quotation marks, dashes and the ellipsis.
  static let punctuation: Range<UInt32> = 0x2000..<0x2100

  /// Unpacks a list from Tables up to the end of a range.
  init(_ range: Range<UInt32>, of packed: StaticString) {
    self.init(range) { window in
      packed.withUTF8Buffer { letters in
        var reader = RunReader(letters: letters)
        while !window.isFull, let run = reader.next() { window.add(run) }
      }
    }
  }

  /// Creates a window from runs in ascending order.
  fileprivate init(_ range: Range<UInt32>, _ read: (inout Filling) -> Void) {
    start = range.lowerBound
    values = Array(repeating: 0, count: range.count)
    values.withUnsafeMutableBufferPointer { values in
      var filling = Filling(range, values)
      read(&filling)
      filling.fill(to: range.upperBound)
    }
  }

  /// A window that is being filled.
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

    @inline(__always)
    mutating func add(_ run: (first: UInt32, value: UInt16)) {
      fill(to: run.first)
      value = run.value
    }

    /// Sets all unset values before `end` to the value of the last run.
    @inline(__always)
    mutating func fill(to end: UInt32) {
      let end = min(end < start ? 0 : Int(end - start), values.count)
      while filled < end {
        values[filled] = value
        filled += 1
      }
    }
  }

  /// The value at a key; nil outside the range.
  subscript(point: UInt32) -> UInt16? {
    let place = Int(point) - Int(start)
    return values.indices.contains(place) ? values[place] : nil
  }
}

/// Reads the runs of a packed list from Tables.
///
/// A run begins with two letters of 6 bits each: its value, and one bit that is set if it starts one scalar after the
/// previous run. If the bit isn't set, the distance follows, 5 bits a letter with the lowest first. All letters of a
/// distance but the last have 32 added.
private struct RunReader {
  let letters: UnsafeBufferPointer<UInt8>
  var place = 0
  var first: UInt32 = 0

  /// The next run with its first scalar; nil at the end.
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

  /// The next six bits; 0 at the end.
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

/// The maximum widths of scalars in one weight, in thousandths of an em.
enum AdvanceEnvelope {
  /// The regular weight.
  case regular
  /// The bold and semibold weights.
  case bold

  /// The contextual form of a letter in a joining script.
  enum Form {
    /// Isolated.
    case alone
    /// Joined to the following letter.
    case first
    /// Joined on both sides. For an alef after a lam: the lam is joined on both sides.
    case middle
    /// Joined to the preceding letter.
    case last
  }

  // Each list is unpacked when first needed, and most texts need only a part of the list of isolated scalars.
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

  private func runs(_ form: Form) -> AdvanceRuns {
    switch (self, form) {
    case (.regular, .alone): Regular.alone
    case (.regular, .first): Regular.first
    case (.regular, .middle): Regular.middle
    case (.regular, .last): Regular.last
    case (.bold, .alone): Bold.alone
    case (.bold, .first): Bold.first
    case (.bold, .middle): Bold.middle
    case (.bold, .last): Bold.last
    }
  }

  private var shared: AdvanceRuns { self == .bold ? Bold.shared : Regular.shared }

  /// The part of the list of isolated scalars that contains a given scalar; nil if there is none.
  private func window(_ scalar: UInt32) -> AdvanceWindow? {
    if AdvanceWindow.letters.contains(scalar) { return self == .bold ? Bold.letters : Regular.letters }
    if AdvanceWindow.punctuation.contains(scalar) { return self == .bold ? Bold.punctuation : Regular.punctuation }
    return nil
  }

  var emoji: Int { Self.thousandths(runs(.alone)[0x1F600]) }

  /// The width of a scalar in a form; only joining letters have forms other than `.alone`.
  func width(_ scalar: Unicode.Scalar, _ form: Form = .alone) -> Int {
    let own = form == .alone ? window(scalar.value)?[scalar.value] : nil
    return Self.thousandths(own ?? runs(form)[scalar.value])
  }

  /// The width of a scalar common to all scripts, in the fonts of some scripts, if it is wider there; otherwise 0.
  ///
  /// - Parameter scripts: a bit set with one bit for each script number.
  func sharedWidth(_ scalar: Unicode.Scalar, in scripts: UInt32) -> Int {
    let place: UInt32
    switch scalar.value {
    case 0x20..<0x100: place = scalar.value
    case 0x2010..<0x20C0: place = scalar.value - 0x2000 + 0x100
    default: return 0
    }
    var width = 0
    var left = scripts
    let shared = shared
    while left != 0 {
      let script = UInt32(left.trailingZeroBitCount)
      left &= left &- 1
      width = max(width, Self.thousandths(shared[script << 9 | place]))
    }
    return width
  }

  /// Decodes a width: values are thousandths up to 1.535 em, then steps of 25 thousandths.
  private static func thousandths(_ value: UInt16) -> Int {
    value <= 1535 ? Int(value) : 1535 + (Int(value) - 1535) * 25
  }
}
