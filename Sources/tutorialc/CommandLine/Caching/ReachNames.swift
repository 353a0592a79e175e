import TutorialCache
import TutorialCompiler
import TutorialSystem

/// Names of a run's reaches that another run understands: their roots relative to the working directory.
///
/// Two runs may number their reaches differently.
final class ReachNames {
  private let boundary: Boundary
  private var names: [AccessScope: String] = [:]
  private var reaches: [String: AccessScope] = [:]

  /// No names yet.
  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// The description of a reach; from now on, `reach(named:)` knows it.
  func name(of reach: AccessScope) -> String {
    if let known = names[reach] { return known }
    let name =
      boundary.roots(of: reach).map { roots in
        roots.all.map { root in
          (root.isFlat ? "=" : "/") + FilePath.path(to: root.path, from: boundary.disk.workingDirectory.path)
        }.joined(separator: "\n")
      } ?? "*"
    names[reach] = name
    reaches[name] = reach
    return name
  }

  /// The reach of a description; nil if this run hasn't described one so.
  private func reach(named name: String) -> AccessScope? { reaches[name] }

  /// The description of the reach of names in a folder's files.
  func name(ofFolder folder: String) -> String { name(of: boundary.reach(inFolder: folder)) }

  // MARK: Questions

  /// Checks whether a witness's question still has the same answer.
  ///
  /// - Parameter began: the beginning of the run that recorded the witness.
  /// - Returns: nil if the answer differs; else true if no file had to be read.
  func confirms(_ witness: Witness, by world: WitnessingWorld, began: FileStamp.Instant) -> Bool? {
    if witness.question.kind == .reach {
      return AnswerDigest.digest(ofReach: name(ofFolder: witness.question.text)) == witness.answer ? true : nil
    }
    return worldQuestion(witness.question).flatMap { world.confirms(witness, as: $0, began: began) }
  }

  /// A question in a form that a later run understands.
  func question(_ question: WorldQuestion) -> Witness.Question {
    let kind: Witness.Question.Kind =
      switch question.kind {
      case .content: .content
      case .files: .files
      case .entries: .entries
      }
    return Witness.Question(kind, question.text, within: name(of: question.scope))
  }

  /// The question in this run's terms; nil for one that isn't about the world, or whose reach this run doesn't know.
  func worldQuestion(_ question: Witness.Question) -> WorldQuestion? {
    guard let reach = reach(named: question.reach) else { return nil }
    switch question.kind {
    case .content: return WorldQuestion(.content, question.text, within: reach)
    case .files: return WorldQuestion(.files, question.text, within: reach)
    case .entries: return WorldQuestion(.entries, question.text, within: reach)
    case .reach: return nil
    }
  }
}
