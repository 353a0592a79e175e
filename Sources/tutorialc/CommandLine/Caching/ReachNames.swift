import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The reaches of a run by descriptions that a later run understands: the roots, as they are seen from the working
/// directory. Two runs may number them differently.
final class ReachNames {
  private let boundary: Boundary
  private var names: [Reach: String] = [:]
  private var reaches: [String: Reach] = [:]

  /// Nothing named yet.
  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// The description of a reach, which is known by it from now on.
  func name(of reach: Reach) -> String {
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

  /// The reach of a description; nil where this run has come across none.
  private func reach(named name: String) -> Reach? { reaches[name] }

  /// The description of how far names reach that stand in the files of a folder.
  func name(ofFolder folder: String) -> String { name(of: boundary.reach(inFolder: folder)) }

  // MARK: Questions

  /// Whether a witness says today what it said then.
  ///
  /// - Parameter began: when the run began of which it is a witness.
  /// - Returns: nil where it does not; else whether nothing had to be read.
  func confirms(_ witness: Witness, by world: WitnessingWorld, began: FileStamp.Instant) -> Bool? {
    if witness.question.kind == .reach {
      return AnswerDigest.digest(ofReach: name(ofFolder: witness.question.text)) == witness.answer ? true : nil
    }
    return worldQuestion(witness.question).flatMap { world.confirms(witness, as: $0, began: began) }
  }

  /// A question as a later run understands it.
  func question(_ question: WorldQuestion) -> Witness.Question {
    let kind: Witness.Question.Kind =
      switch question.kind {
      case .content: .content
      case .files: .files
      case .entries: .entries
      }
    return Witness.Question(kind, question.text, within: name(of: question.reach))
  }

  /// A question as this run's world understands it; nil for one that is not the world's, or of a reach that this run has
  /// not come across.
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
