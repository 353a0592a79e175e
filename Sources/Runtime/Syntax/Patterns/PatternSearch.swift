/// A search that runs an automaton on one text after another.
package struct PatternSearch {
  private let instructions: [PatternProgram.Instruction]
  /// The states that wait for the next character.
  private var waiting: [Int] = []
  /// For each state, the number of the position at which it was last reached, counted across all texts.
  ///
  /// A state is visited once per position, so a position costs no more than the number of states.
  private var reached: [Int]
  private var pending: [Int] = []
  /// The number of the text's first position.
  private var firstPlace = 0
  /// The number of visited states since the last `takeSteps`.
  private var steps = 0

  init(_ program: PatternProgram) {
    instructions = program.instructions
    reached = Array(repeating: -1, count: instructions.count)
  }

  /// The number of states.
  package var stateCount: Int { instructions.count }

  /// Returns the number of visited states since the last call.
  package mutating func takeSteps() -> Int {
    defer { steps = 0 }
    return steps
  }

  /// Returns true if the expression matches any part of a text.
  package mutating func finds(in text: String) -> Bool {
    let characters = PatternCharacter.characters(of: text)
    waiting.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    defer { firstPlace += characters.count + 1 }
    return finds(characters)
  }

  private mutating func finds(_ text: [PatternCharacter]) -> Bool {
    var arrived: [Int] = []
    for place in 0...text.count {
      swap(&arrived, &waiting)
      waiting.removeAll(keepingCapacity: true)
      if place > 0 {
        let character = text[place - 1]
        steps += arrived.count
        for state in arrived {
          if case .consume(let set) = instructions[state], set.has(character), reach(state + 1, place, text) {
            return true
          }
        }
      }
      // A match may start anywhere.
      if reach(0, place, text) { return true }
    }
    return false
  }

  /// Follows all transitions from a state that consume no character.
  ///
  /// - Returns: true if one of them accepts.
  private mutating func reach(_ state: Int, _ place: Int, _ text: [PatternCharacter]) -> Bool {
    pending.append(state)
    while let next = pending.popLast() {
      steps += 1
      guard reached[next] != firstPlace + place else { continue }
      reached[next] = firstPlace + place
      switch instructions[next] {
      case .consume: waiting.append(next)
      case .check(let kind): if Self.holds(kind, place, text) { pending.append(next + 1) }
      case .fork(let first, let second):
        pending.append(first)
        pending.append(second)
      case .jump(let target): pending.append(target)
      case .found: return true
      }
    }
    return false
  }

  private static func holds(_ kind: PatternPlace, _ place: Int, _ text: [PatternCharacter]) -> Bool {
    switch kind {
    case .start: place == 0
    case .end: place == text.count
    case .wordEdge: isWordEdge(place, text)
    case .noWordEdge: !isWordEdge(place, text)
    }
  }

  private static func isWordEdge(_ place: Int, _ text: [PatternCharacter]) -> Bool {
    let before = place > 0 && text[place - 1].isWord
    let after = place < text.count && text[place].isWord
    return before != after
  }
}
