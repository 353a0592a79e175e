import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The witnesses of a build without duplicates.
struct WitnessTable {
  /// The witnesses in the order of their first use.
  private(set) var witnesses: [Witness] = []
  private var places: [Witness.Question: Int?] = [:]
  private let world: WitnessingWorld
  private let names: ReachNames

  /// No witnesses yet.
  init(_ world: WitnessingWorld, _ names: ReachNames) {
    self.world = world
    self.names = names
  }

  /// The indices of all witnesses that a tutorial depends on: its own content first, then the reach of its names.
  ///
  /// - Parameters:
  ///   - questions: the questions to the world on its behalf.
  ///   - path: its file.
  /// - Returns: nil if something has no witness.
  mutating func places(of questions: [WorldQuestion], in path: String) -> [Int]? {
    var found: [Int] = []
    for (index, asked) in questions.enumerated() {
      let question = names.question(asked)
      let place =
        places[question]
        ?? add(question, world.answer(to: asked).map { Witness(question, answer: $0.digest, stamp: $0.stamp) })
      guard let place else { return nil }
      if !found.contains(place) { found.append(place) }
      if index == 0 { found.append(placeOfReach(FilePath.folder(of: path))) }
    }
    return found.isEmpty ? nil : found
  }

  private mutating func placeOfReach(_ folder: String) -> Int {
    let question = Witness.Question(.reach, folder, within: "")
    if case .some(.some(let place)) = places[question] { return place }
    let answer = AnswerDigest.digest(ofReach: names.name(ofFolder: folder))
    return add(question, Witness(question, answer: answer, stamp: nil)) ?? 0
  }

  private mutating func add(_ question: Witness.Question, _ witness: Witness?) -> Int? {
    guard let witness else {
      places[question] = .some(nil)
      return nil
    }
    places[question] = witnesses.count
    witnesses.append(witness)
    return witnesses.count - 1
  }
}
