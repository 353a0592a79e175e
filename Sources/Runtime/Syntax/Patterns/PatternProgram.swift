/// A regular expression as states with ways between them.
struct PatternProgram: Sendable {
  /// A state.
  enum Instruction: Sendable {
    /// Takes a character that the set has, and goes on to the next instruction.
    case take(PatternSet)
    /// Goes on to the next instruction if this is such a place.
    case check(PatternPlace)
    /// Goes on in two places at once.
    case fork(Int, Int)
    /// Goes on elsewhere.
    case jump(Int)
    /// The expression is found.
    case found
  }

  private(set) var instructions: [Instruction] = []
  /// Parts of the expression that were written out. Repetitions of nothing make no instructions, but take time.
  private var parts = 0

  /// The states of an expression.
  init(_ node: PatternNode) throws(PatternError) {
    try add(node)
    instructions.append(.found)
  }

  /// Its depth is that of the expression, which its reader bounds.
  private mutating func add(_ node: PatternNode) throws(PatternError) {
    parts += 1
    guard parts <= Limits.patternParts else {
      throw PatternError(
        limit: "has more than the limit of \(Limits.patternParts) parts when its repetitions are written out")
    }
    switch node {
    case .one(let set): instructions.append(.take(set))
    case .place(let place): instructions.append(.check(place))
    case .sequence(let nodes): for each in nodes { try add(each) }
    case .choice(let nodes): try add(choice: nodes[...])
    case .repetition(let inner, let least, let most): try add(inner, least, most)
    }
  }

  private mutating func add(choice nodes: ArraySlice<PatternNode>) throws(PatternError) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let fork = reserve()
      try add(node)
      jumps.append(reserve())
      instructions[fork] = .fork(fork + 1, instructions.count)
    }
    if let last = nodes.last { try add(last) }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  private mutating func add(_ inner: PatternNode, _ least: Int, _ most: Int?) throws(PatternError) {
    for _ in 0..<least { try add(inner) }
    guard let most else {
      let fork = reserve()
      try add(inner)
      instructions.append(.jump(fork))
      instructions[fork] = .fork(fork + 1, instructions.count)
      return
    }
    var forks: [Int] = []
    for _ in least..<max(least, most) {
      forks.append(reserve())
      try add(inner)
    }
    for fork in forks { instructions[fork] = .fork(fork + 1, instructions.count) }
  }

  /// A place for an instruction that is known when what follows it is.
  private mutating func reserve() -> Int {
    instructions.append(.found)
    return instructions.count - 1
  }
}
