import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The files of this machine, with a record of what was asked and answered, so that a later build can ask again.
///
/// Of what was read a digest is kept and what the file system said of it, not the bytes. A question that was answered
/// twice, and not in the same way, has no witness any more: the file changed while the build was at work.
final class WitnessingWorld: World {
  /// An answer as it is remembered.
  private struct Answer: Sendable {
    var digest: Digest
    var stamp: FileStamp?
    var isSteady = true
    /// Whether what the file system says of the file is enough to know what it holds.
    var isSettled = false
  }

  private let disk: DiskWorld
  private let answers = Guarded<[WorldQuestion: Answer]>([:])
  /// Folders that were found while questions were confirmed: each is looked for once.
  private let folders = Guarded<[WorldQuestion: Folder?]>([:])

  /// A record of what is asked of `disk`.
  init(_ disk: DiskWorld) {
    self.disk = disk
  }

  // MARK: The world

  func read(_ path: String) -> Result<[UInt8], WorldError> { read(path, within: .everywhere) }

  func reach(of path: String) -> Reach { disk.reach(of: path) }

  func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> {
    let (result, stamp) = disk.readStamped(path, within: reach)
    let question = WorldQuestion(.content, path, within: reach)
    // What was confirmed need not be digested again.
    if let stamp, let known = answers.withLock({ $0[question] }), known.isSettled, known.stamp == stamp {
      return result
    }
    note(question, AnswerDigest.digest(of: result), stamp)
    return result
  }

  func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    let result = disk.files(matching: glob, within: reach)
    note(WorldQuestion(.files, glob, within: reach), AnswerDigest.digest(of: result), nil)
    return result
  }

  func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    let result = disk.entries(matching: glob, within: reach)
    note(WorldQuestion(.entries, glob, within: reach), AnswerDigest.digest(of: result), nil)
    return result
  }

  private func note(_ question: WorldQuestion, _ digest: Digest, _ stamp: FileStamp?) {
    answers.withLock { answers in
      guard let known = answers[question] else {
        answers[question] = Answer(digest: digest, stamp: stamp)
        return
      }
      // Of two readings of the same bytes the later one's stamp is as good, and of a file that was replaced better.
      let isSteady = known.isSteady && known.digest == digest
      answers[question] = Answer(digest: known.digest, stamp: stamp, isSteady: isSteady)
    }
  }

  // MARK: Its record

  /// Takes down what an earlier build was answered: it would be the same now.
  func note(_ question: WorldQuestion, as witness: Witness) { note(question, witness.answer, witness.stamp) }

  /// The answer to a question that was asked; nil where there were several.
  func answer(to question: WorldQuestion) -> (digest: Digest, stamp: FileStamp?)? {
    answers.withLock { answers in
      answers[question].flatMap { $0.isSteady ? ($0.digest, $0.stamp) : nil }
    }
  }

  /// The digest of what the file at a path held, as `AnswerDigest` has it; nil where it was not read, or held several
  /// things.
  func digest(ofFileAt path: String) -> Digest? {
    answers.withLock { answers in
      let read = answers.filter { $0.key.kind == .content && $0.key.text == path }.values
      guard let first = read.first, read.allSatisfy({ $0.isSteady && $0.digest == first.digest }) else { return nil }
      return first.digest
    }
  }

  /// What the file system says of the regular file at a path, if that may be read; nil too where a link stands there.
  private func stamp(of path: String, within reach: Reach) -> FileStamp? {
    let name = FilePath.name(of: path)
    guard !name.hasPrefix(".") else { return nil }
    let question = WorldQuestion(.content, FilePath.folder(of: path), within: reach)
    let folder = folders.withLock { folders in
      if let known = folders[question] { return known }
      let folder = disk.folder(at: question.text, within: reach)
      folders[question] = .some(folder)
      return folder
    }
    guard let folder, let status = try? folder.status(of: name), status.kind == .file else { return nil }
    return FileStamp(status)
  }

  /// Whether a question has the answer that it had in an earlier build. A file is not read where the file system says
  /// of it what it said then, and would say something else if it had changed since.
  ///
  /// - Parameter began: when that build began.
  /// - Returns: nil where it has not; else whether nothing had to be read.
  func confirms(_ witness: Witness, as question: WorldQuestion, began: FileStamp.Instant) -> Bool? {
    if let known = answers.withLock({ $0[question] }) {
      return known.isSteady && known.digest == witness.answer ? known.stamp == witness.stamp : nil
    }
    if question.kind == .content, let stamp = witness.stamp, stamp.isSettled(before: began),
      self.stamp(of: question.text, within: question.reach) == stamp
    {
      note(question, witness.answer, stamp)
      answers.withLock { $0[question]?.isSettled = true }
      return true
    }
    switch question.kind {
    case .content: _ = read(question.text, within: question.reach)
    case .files: _ = files(matching: question.text, within: question.reach)
    case .entries: _ = entries(matching: question.text, within: question.reach)
    }
    guard let answer = answer(to: question), answer.digest == witness.answer else { return nil }
    return answer.stamp == nil && witness.stamp == nil
  }
}
