/// A regular expression as a nondeterministic automaton.
struct PatternProgram: Sendable {
  /// A state.
  enum Instruction: Sendable {
    /// Consumes a character of the set and continues with the next instruction.
    case consume(PatternSet)
    /// Continues with the next instruction if the assertion holds.
    case check(PatternPlace)
    /// Continues with two instructions at once.
    case fork(Int, Int)
    /// Continues with another instruction.
    case jump(Int)
    /// Accepts.
    case found
  }

  private(set) var instructions: [Instruction] = []
  /// The expanded parts of the expression. Repetitions of nothing make no instructions, but take time.
  private var parts = 0

  init(_ node: PatternNode) throws(PatternError) {
    try add(node)
    instructions.append(.found)
  }

  /// Recursive, with the depth of the expression, which its reader limits.
  private mutating func add(_ node: PatternNode) throws(PatternError) {
    parts += 1
    guard parts <= Limits.patternParts else {
      throw PatternError(
        message: "has more than the limit of \(Limits.patternParts) parts when its repetitions are written out",
        isLimit: true)
    }
    switch node {
    case .one(let set): instructions.append(.consume(set))
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

  /// Reserves an instruction that is set after the ones that follow it. Returns its index.
  private mutating func reserve() -> Int {
    instructions.append(.found)
    return instructions.count - 1
  }
}
