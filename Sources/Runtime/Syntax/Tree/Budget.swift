/// How much work a run may spend on what it is given, by kind. It is counted, never timed: the same input exceeds it on
/// every machine, with any number of threads, or on none.
///
/// The numbers admit what ``Limits`` allow, and far more than anybody writes; what exceeds one is one `limit-exceeded`
/// at the place that did, and the work stops there. A file cannot change them; the command line can (`--limit`). The
/// table in docs/security.md says so for each.
package struct Budget: Sendable, Hashable {
  /// What is counted.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Names in folders that the search of one folder, or for what matches one pattern, looks at.
    case names
    /// Scalars, lists, maps and their copies by merge keys in one file; elements and attributes of XML. While parsing.
    case nodes
    /// What looking for the elements of one tutorial takes: an element that a selector looks at, a state of a regular
    /// expression that a character of a text leads to, eight bytes of a text in which another is looked for.
    case searches
    /// Steps of one tutorial in each of its variants, and what they have there: styles, targets, rules, buttons, sprites, effects
    /// and the elements that they name besides.
    case pairs
    /// Tests for crossings, where holes and rings of one tutorial are united and where its holes overlap: comparisons of
    /// boxes, or as many as longer work is worth.
    case crossings
    /// Segments of the outlines of one tutorial: all of a tour have as many as the one that needs most.
    case segments
    /// Elements that are looked at to draw the screens of one tutorial, each as often as its screen is drawn anew.
    case drawings
    /// Bytes that one emitter makes of one tutorial.
    case bytes
  }

  private var limits: [Kind: Int]

  /// The numbers that hold unless somebody raises them.
  package init() {
    limits = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, $0.standard) })
  }

  /// How much of a kind may be spent.
  package subscript(_ kind: Kind) -> Int {
    get { limits[kind] ?? kind.standard }
    set { limits[kind] = max(0, newValue) }
  }
}

extension Budget.Kind {
  /// How much may be spent where nobody says otherwise.
  package var standard: Int {
    switch self {
    case .names: 1_000_000
    case .nodes: 4_000_000
    case .searches: 2_000_000_000
    case .crossings: 1_000_000_000
    case .segments: 8_000_000
    case .pairs: 1_000_000
    case .drawings: 50_000_000
    case .bytes: 1 << 30
    }
  }

  /// What is said where `limit` does not suffice.
  package func exceeded(_ limit: Int, at span: SourceSpan?) -> Diagnostic {
    let words =
      switch self {
      case .names: "the search looks at more than the limit of \(limit) names"
      case .nodes: "the file has more than the limit of \(limit) nodes"
      case .searches: "finding the elements up to here takes more than the limit of \(limit) searches"
      case .crossings: "the shapes up to here take more than the limit of \(limit) tests for crossings"
      case .pairs:
        "the steps up to here, with what they have, are more than the limit of \(limit) in all variants together"
      case .segments: "the outlines up to here have more than the limit of \(limit) segments"
      case .drawings: "drawing the screens of the tutorial takes more than the limit of \(limit) elements"
      case .bytes: "the output is larger than the limit of \(limit) bytes"
      }
    return Diagnostic(
      .limitExceeded, words, at: span, notes: [.init("`--limit \(rawValue)=\(Self.shownRaise(of: limit))` raises it")])
  }

  /// The number that is proposed in the place of one that did not suffice.
  private static func shownRaise(of limit: Int) -> Int {
    let (doubled, isTooMuch) = limit.multipliedReportingOverflow(by: 2)
    return isTooMuch ? .max : max(doubled, 1)
  }
}

/// What one file or one tutorial has spent of one kind.
package struct Spending: Sendable {
  /// What is counted.
  package let kind: Budget.Kind
  /// How much may be spent.
  package let limit: Int
  /// How much was, never more than `limit` and one.
  package private(set) var spent = 0

  /// Nothing spent.
  package init(_ kind: Budget.Kind, of budget: Budget) {
    self.kind = kind
    limit = budget[kind]
  }

  /// The same anew.
  package init(_ kind: Budget.Kind, of other: Spending) {
    self.kind = kind
    limit = other.limit
  }

  /// Whether more was asked for than there is.
  package var isExceeded: Bool { spent > limit }

  /// Spends some.
  ///
  /// - Returns: whether it was there.
  @discardableResult
  package mutating func spend(_ amount: Int) -> Bool {
    let (sum, isTooMuch) = spent.addingReportingOverflow(amount)
    spent = isTooMuch || sum > limit ? limit &+ (limit < .max ? 1 : 0) : sum
    return !isExceeded
  }
}
