/// A question that only the app can answer, about the value of one flag or of several.
public indirect enum TourCondition: Sendable, Hashable {
  /// True if the app's flag of this name has a value. An unknown flag equals nothing.
  case flag(String, equals: TourScalar)
  /// True if a condition doesn't hold.
  case not(TourCondition)
  /// True if all conditions hold.
  case all([TourCondition])
  /// True if at least one condition holds.
  case any([TourCondition])

  /// Creates a condition that `flag` has the value `equals`.
  public init(flag: String, equals: TourScalar) {
    self = .flag(flag, equals: equals)
  }

  /// Returns true if the condition holds.
  ///
  /// - Parameter flags: returns the value of one of the app's flags by its name, or nil if the app doesn't know it.
  public func holds(_ flags: (String) -> TourScalar?) -> Bool {
    switch self {
    case .flag(let name, let value): flags(name) == value
    case .not(let condition): !condition.holds(flags)
    case .all(let conditions): conditions.allSatisfy { $0.holds(flags) }
    case .any(let conditions): conditions.contains { $0.holds(flags) }
    }
  }

  /// The names of its flags, each once, in the order of their first mention.
  public var flags: [String] {
    var names: [String] = []
    addFlags(to: &names)
    return names
  }

  private func addFlags(to names: inout [String]) {
    switch self {
    case .flag(let name, _): if !names.contains(name) { names.append(name) }
    case .not(let condition): condition.addFlags(to: &names)
    case .all(let conditions), .any(let conditions): for condition in conditions { condition.addFlags(to: &names) }
    }
  }
}

/// A value that a flag can have.
public enum TourScalar: Sendable, Hashable {
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
}
