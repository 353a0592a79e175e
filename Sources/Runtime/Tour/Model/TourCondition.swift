/// A question that only the app can answer: is its flag what is asked for? Or several of them, put together.
public indirect enum TourCondition: Sendable, Hashable {
  /// Whether the app's flag of this name is a value. A flag that the app does not know equals nothing.
  case flag(String, equals: TourScalar)
  /// True if a condition does not hold.
  case not(TourCondition)
  /// Whether all of some conditions hold.
  case all([TourCondition])
  /// Whether one of some conditions holds.
  case any([TourCondition])

  /// How deep conditions may lie in one another: `not` a flag is 2 deep.
  public static let depthLimit = 8
  /// How many flags a condition may ask for, with repetitions.
  public static let flagLimit = 100

  /// `flag` is `equals`.
  public init(flag: String, equals: TourScalar) {
    self = .flag(flag, equals: equals)
  }

  /// Whether it holds now.
  ///
  /// - Parameter flags: the app's flags, by their names; nil for one that the app does not know.
  public func holds(_ flags: (String) -> TourScalar?) -> Bool {
    switch self {
    case .flag(let name, let value): flags(name) == value
    case .not(let condition): !condition.holds(flags)
    case .all(let conditions): conditions.allSatisfy { $0.holds(flags) }
    case .any(let conditions): conditions.contains { $0.holds(flags) }
    }
  }

  /// The names of the flags that it asks for, each once, in their order.
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

  /// True if it asks for one flag.
  package var isPlain: Bool {
    if case .flag = self { return true }
    return false
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
