import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The witnesses of a build, put into a state without duplicates.
struct WitnessTable {
  /// The state, with the witnesses so far.
  var state: CacheState
  private var places: [Witness.Question: Int?] = [:]
  /// The indices of questions in the earlier build's state; nil without one.
  private var earlier: [Witness.Question: Int]?
  private let world: WitnessingWorld
  private let names: ScopeNames

  /// A table that begins with a state.
  ///
  /// - Parameter units: the indices of the state's units that were recompiled. They mostly ask the same questions again.
  init(_ world: WitnessingWorld, _ names: ScopeNames, _ state: CacheState, recompiled units: some Sequence<Int> = []) {
    (self.world, self.names, self.state) = (world, names, state)
    guard state.witnessCount > 0 else { return }
    let places = units.flatMap(state.witnesses(ofUnit:))
    earlier = Dictionary(places.map { (state.witness($0).question, $0) }) { first, _ in first }
  }

  /// The indices of all witnesses that a tutorial depends on: its own content first, then the scope of its names.
  ///
  /// - Returns: nil if something has no witness.
  mutating func places(of questions: [WorldQuestion], in path: String) -> [Int]? {
    var found: [Int] = []
    for (index, worldQuestion) in questions.enumerated() {
      let question = names.question(worldQuestion)
      let place =
        places[question]
        ?? insert(
          question, world.answer(to: worldQuestion).map { Witness(question, answer: $0.digest, stamp: $0.stamp) })
      guard let place else { return nil }
      if !found.contains(place) { found.append(place) }
      if index == 0 { found.append(placeOfScope(FilePath.folder(of: path))) }
    }
    return found.isEmpty ? nil : found
  }

  private mutating func placeOfScope(_ folder: String) -> Int {
    let question = Witness.Question(.scope, folder, within: "")
    if case .some(.some(let place)) = places[question] { return place }
    let answer = AnswerDigest.digest(ofScope: names.name(ofFolder: folder))
    return insert(question, Witness(question, answer: answer, stamp: nil)) ?? 0
  }

  private mutating func insert(_ question: Witness.Question, _ witness: Witness?) -> Int? {
    guard let witness else {
      places[question] = .some(nil)
      return nil
    }
    let place = earlier.flatMap { $0[question] ?? state.place(of: question) } ?? state.witnessCount
    places[question] = place
    if place == state.witnessCount || state.witness(place) != witness { state.put(witness, at: place) }
    return place
  }
}
