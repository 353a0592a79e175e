import TutorialCache
import TutorialCompiler
import TutorialSystem

/// Names of a run's scopes that another run understands: their roots relative to the working directory.
///
/// Two runs may number their scopes differently.
final class ScopeNames {
  private let boundary: Boundary
  private var names: [AccessScope: String] = [:]
  private var scopes: [String: AccessScope] = [:]

  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// The description of a scope; from now on, `scope(named:)` knows it.
  func name(of scope: AccessScope) -> String {
    if let known = names[scope] { return known }
    let name =
      boundary.roots(of: scope).map { roots in
        roots.all.map { root in
          (root.isFlat ? "=" : "/") + FilePath.path(to: root.path, from: boundary.disk.workingDirectory.path)
        }.joined(separator: "\n")
      } ?? "*"
    names[scope] = name
    scopes[name] = scope
    return name
  }

  /// The scope of a description; nil if this run hasn't described one so.
  private func scope(named name: String) -> AccessScope? { scopes[name] }

  /// The description of the scope of names in a folder's files.
  func name(ofFolder folder: String) -> String { name(of: boundary.scope(inFolder: folder)) }

  // MARK: Questions

  /// Checks whether a witness's question still has the same answer.
  ///
  /// - Parameter began: the beginning of the run that recorded the witness.
  /// - Returns: nil if the answer differs; else true if no file had to be read.
  func confirms(_ witness: Witness, by world: WitnessingWorld, began: FileStamp.Instant) -> Bool? {
    if witness.question.kind == .scope {
      return AnswerDigest.digest(ofScope: name(ofFolder: witness.question.text)) == witness.answer ? true : nil
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

  /// The question in this run's terms; nil for one that isn't about the world, or whose scope this run doesn't know.
  func worldQuestion(_ question: Witness.Question) -> WorldQuestion? {
    guard let scope = scope(named: question.scope) else { return nil }
    switch question.kind {
    case .content: return WorldQuestion(.content, question.text, within: scope)
    case .files: return WorldQuestion(.files, question.text, within: scope)
    case .entries: return WorldQuestion(.entries, question.text, within: scope)
    case .scope: return nil
    }
  }
}
