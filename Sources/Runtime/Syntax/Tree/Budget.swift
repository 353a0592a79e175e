/// The limits on the work of a run, by kind.
///
/// Work is counted, not timed, so that the same input exceeds a limit on every machine, with any number of threads, or
/// on none. The default limits admit everything that ``Limits`` allow, which is far more than anybody writes. Exceeding
/// one is a single `limit-exceeded` at the place where it happens, and ends the work. A file can't change the limits;
/// the command line can (`--limit`). See the table in docs/security.md.
package struct Budget: Sendable, Hashable {
  /// A kind of work.
  package enum Resource: String, Sendable, Hashable, CaseIterable {
    /// Names in folders that are visited by the search of one folder, or by the search for one pattern.
    case names
    /// Nodes of one file while parsing.
    ///
    /// That is scalars, lists, maps and their copies by merge keys, and elements and attributes of XML.
    case nodes
    /// Steps in searching the elements of one tutorial.
    ///
    /// A step is an element that a selector tests, a state of a regular expression that a character leads to, or eight
    /// bytes of a searched text.
    case searches
    /// Steps of one tutorial in each of its variants, with everything that they have there.
    ///
    /// That is their styles, targets, rules, buttons, sprites and effects, and the other elements that they name.
    case pairs
    /// Tests for crossings, for the union and overlap of one tutorial's holes and rings.
    ///
    /// A test is a comparison of two boxes; longer work counts as several.
    case crossings
    /// Segments of one tutorial's outlines. All outlines of a tour have as many as the one that needs most.
    case segments
    /// Elements that are drawn for the screens of one tutorial, counted each time that their screen is drawn.
    case drawings
    /// Bytes of the output of one emitter for one tutorial.
    case bytes
  }

  private var limits: [Resource: Int]

  /// The default limits.
  package init() {
    limits = Dictionary(uniqueKeysWithValues: Resource.allCases.map { ($0, $0.standard) })
  }

  /// The limit of a kind.
  package subscript(_ kind: Resource) -> Int {
    get { limits[kind] ?? kind.standard }
    set { limits[kind] = max(0, newValue) }
  }
}

extension Budget.Resource {
  /// The default limit.
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

  /// The diagnostic for exceeding `limit`.
  package func exceeded(_ limit: Int, at span: SourceSpan?) -> Diagnostic {
    let words =
      switch self {
      case .names: "the search looks at more than the limit of \(limit) names"
      case .nodes: "the file has more than the limit of \(limit) nodes"
      case .searches: "finding the elements up to here takes more than the limit of \(limit) searches"
      case .crossings: "the shapes up to here take more than the limit of \(limit) tests for crossings"
      case .pairs:
        "the steps up to here, with their contents, are more than the limit of \(limit) in all variants together"
      case .segments: "the outlines up to here have more than the limit of \(limit) segments"
      case .drawings: "drawing the screens of the tutorial takes more than the limit of \(limit) elements"
      case .bytes: "the output is larger than the limit of \(limit) bytes"
      }
    return Diagnostic(
      .limitExceeded, words, at: span, notes: [.init("`--limit \(rawValue)=\(Self.shownRaise(of: limit))` raises it")])
  }

  private static func shownRaise(of limit: Int) -> Int {
    let (doubled, isTooMuch) = limit.multipliedReportingOverflow(by: 2)
    return isTooMuch ? .max : max(doubled, 1)
  }
}

/// The work that one file or one tutorial has spent, of one kind.
package struct Spending: Sendable {
  /// The kind of work.
  package let kind: Budget.Resource
  /// The limit.
  package let limit: Int
  /// The work spent so far, never more than `limit` + 1.
  package private(set) var spent = 0

  /// Nothing spent yet.
  package init(_ kind: Budget.Resource, of budget: Budget) {
    self.kind = kind
    limit = budget[kind]
  }

  /// Nothing spent yet, with the limit of `other`.
  package init(_ kind: Budget.Resource, of other: Spending) {
    self.kind = kind
    limit = other.limit
  }

  /// True if more than the limit was requested.
  package var isExceeded: Bool { spent > limit }

  /// Spends an amount.
  ///
  /// - Returns: true if it was within the limit.
  @discardableResult
  package mutating func spend(_ amount: Int) -> Bool {
    let (sum, isTooMuch) = spent.addingReportingOverflow(amount)
    spent = isTooMuch || sum > limit ? limit &+ (limit < .max ? 1 : 0) : sum
    return !isExceeded
  }
}
