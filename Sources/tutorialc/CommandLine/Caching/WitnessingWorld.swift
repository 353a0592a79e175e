import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The files of this machine, with a record of questions and answers, so that a later build can ask again.
///
/// For a file that was read, it keeps the digest and the stamp, not the bytes. A question that got two different
/// answers loses its witness, because the file changed during the build. If there is no later build to inform, as in a
/// check, only an earlier build's questions are recorded, because the rest need not be hashed.
final class WitnessingWorld: World {
  /// A recorded answer.
  private struct Answer: Sendable {
    var digest: Digest
    var stamp: FileStamp?
    var isSteady = true
    /// True if the stamp alone proves the content.
    var isSettled = false
  }

  private let disk: DiskWorld
  private let isKept: Bool
  private let answers = Guarded<[WorldQuestion: Answer]>([:])
  /// Folders that were resolved while confirming questions, to resolve each only once.
  private let folders = Guarded<[WorldQuestion: Folder?]>([:])

  /// A recorder of questions to `disk`.
  ///
  /// - Parameter isKept: true to record all questions; false for only those passed to `confirms`.
  init(_ disk: DiskWorld, isKept: Bool) {
    (self.disk, self.isKept) = (disk, isKept)
  }

  // MARK: The world

  func read(_ path: String) -> Result<[UInt8], WorldError> { read(path, within: .everywhere) }

  func accessScope(of path: String) -> AccessScope { disk.accessScope(of: path) }

  func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    let (result, stamp) = disk.readStamped(path, within: scope)
    let question = WorldQuestion(.content, path, within: scope)
    guard let known = answers.withLock({ $0[question] }) else {
      if isKept { note(question, AnswerDigest.digest(of: result), stamp) }
      return result
    }
    // A confirmed answer need not be hashed again.
    if let stamp, known.isSettled, known.stamp == stamp { return result }
    note(question, AnswerDigest.digest(of: result), stamp)
    return result
  }

  func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    let result = disk.files(matching: glob, within: scope)
    if isKept { note(WorldQuestion(.files, glob, within: scope), AnswerDigest.digest(of: result), nil) }
    return result
  }

  func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    let result = disk.entries(matching: glob, within: scope)
    if isKept { note(WorldQuestion(.entries, glob, within: scope), AnswerDigest.digest(of: result), nil) }
    return result
  }

  private func note(_ question: WorldQuestion, _ digest: Digest, _ stamp: FileStamp?) {
    answers.withLock { answers in
      guard let known = answers[question] else {
        answers[question] = Answer(digest: digest, stamp: stamp)
        return
      }
      // If both readings gave the same bytes, the later stamp is at least as good, and better if the file was replaced.
      let isSteady = known.isSteady && known.digest == digest
      answers[question] = Answer(digest: known.digest, stamp: stamp, isSteady: isSteady)
    }
  }

  // MARK: The record

  /// Records the answer of an earlier build, which is still valid.
  func note(_ question: WorldQuestion, as witness: Witness) { note(question, witness.answer, witness.stamp) }

  /// The answer to a recorded question; nil if there were several.
  func answer(to question: WorldQuestion) -> (digest: Digest, stamp: FileStamp?)? {
    answers.withLock { answers in
      answers[question].flatMap { $0.isSteady ? ($0.digest, $0.stamp) : nil }
    }
  }

  /// The digest of a file's content, as in `AnswerDigest`; nil if it wasn't read, or had several contents.
  func digest(ofFileAt path: String) -> Digest? {
    let read = answers.withLock { answers in
      answers.filter { $0.key.kind == .content && $0.key.text == path }.map(\.value)
    }
    guard let first = read.first, read.allSatisfy({ $0.isSteady && $0.digest == first.digest }) else { return nil }
    return first.digest
  }

  /// The current stamp of the regular file at a path, if it may be read; nil for a link.
  private func stamp(of path: String, within scope: AccessScope) -> FileStamp? {
    let name = FilePath.name(of: path)
    guard !name.hasPrefix(".") else { return nil }
    let question = WorldQuestion(.content, FilePath.folder(of: path), within: scope)
    let folder = folders.withLock { folders in
      if let known = folders[question] { return known }
      let folder = disk.folder(at: question.text, within: scope)
      folders[question] = .some(folder)
      return folder
    }
    guard let folder, let status = try? folder.status(of: name), status.kind == .file else { return nil }
    return FileStamp(status)
  }

  /// Checks whether a question has the same answer as in an earlier build. A file isn't read if its stamp proves that
  /// it hasn't changed.
  ///
  /// - Parameter began: the beginning of that build.
  /// - Returns: nil if the answer differs; else true if no file had to be read.
  func confirms(_ witness: Witness, as question: WorldQuestion, began: FileStamp.Instant) -> Bool? {
    if let known = answers.withLock({ $0[question] }) {
      return known.isSteady && known.digest == witness.answer ? known.stamp == witness.stamp : nil
    }
    if question.kind == .content, let stamp = witness.stamp, stamp.isSettled(before: began),
      self.stamp(of: question.text, within: question.scope) == stamp
    {
      note(question, witness.answer, stamp)
      answers.withLock { $0[question]?.isSettled = true }
      return true
    }
    switch question.kind {
    case .content:
      let (result, stamp) = disk.readStamped(question.text, within: question.scope)
      note(question, AnswerDigest.digest(of: result), stamp)
    case .files:
      note(question, AnswerDigest.digest(of: disk.files(matching: question.text, within: question.scope)), nil)
    case .entries:
      note(question, AnswerDigest.digest(of: disk.entries(matching: question.text, within: question.scope)), nil)
    }
    guard let answer = answer(to: question), answer.digest == witness.answer else { return nil }
    return answer.stamp == nil && witness.stamp == nil
  }
}
