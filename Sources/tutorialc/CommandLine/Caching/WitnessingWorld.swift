import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The files of this machine, with a record of what was asked and answered, so that a later build can ask again.
///
/// Of what was read a digest is kept and what the file system said of it, not the bytes. A question that was answered
/// twice, and not in the same way, has no witness any more: the file changed while the build was at work.
///
/// Where no later build is told, as in a check, only what an earlier build asked is remembered: nobody will ask for the rest,
/// and it need not be digested.
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
  private let isKept: Bool
  private let answers = Guarded<[WorldQuestion: Answer]>([:])
  /// What the file system said of files that were read and not digested, by their paths; nil where it was not the same
  /// each time.
  private let stamps = Guarded<[String: FileStamp?]>([:])
  /// What an earlier build found.
  private let earlier = Guarded<StoredState?>(nil)
  /// Folders that were found while questions were confirmed: each is looked for once.
  private let folders = Guarded<[WorldQuestion: Folder?]>([:])

  /// A record of what is asked of `disk`.
  ///
  /// - Parameter isKept: whether all of it is wanted; else of what `confirms` was asked.
  init(_ disk: DiskWorld, isKept: Bool) {
    (self.disk, self.isKept) = (disk, isKept)
  }

  // MARK: The world

  func read(_ path: String) -> Result<[UInt8], WorldError> { read(path, within: .everywhere) }

  func reach(of path: String) -> Reach { disk.reach(of: path) }

  func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> {
    let (result, stamp) = disk.readStamped(path, within: reach)
    let question = WorldQuestion(.content, path, within: reach)
    guard let known = answers.withLock({ $0[question] }) else {
      if isKept {
        note(question, AnswerDigest.digest(of: result), stamp)
      } else {
        stamps.withLock { stamps in
          let known = stamps[path] ?? stamp
          stamps[path] = .some(known == stamp ? stamp : nil)
        }
      }
      return result
    }
    // What was confirmed need not be digested again.
    if let stamp, known.isSettled, known.stamp == stamp { return result }
    note(question, AnswerDigest.digest(of: result), stamp)
    return result
  }

  func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    let result = disk.files(matching: glob, within: reach)
    if isKept { note(WorldQuestion(.files, glob, within: reach), AnswerDigest.digest(of: result), nil) }
    return result
  }

  func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    let result = disk.entries(matching: glob, within: reach)
    if isKept { note(WorldQuestion(.entries, glob, within: reach), AnswerDigest.digest(of: result), nil) }
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

  /// Remembers what an earlier build found, in files of which it did not ask as this run does too.
  func believe(_ state: StoredState) { earlier.withLock { $0 = state } }

  /// The digest of what the file at a path held, as `AnswerDigest` has it; nil where it was not read, held several
  /// things, or was not digested.
  func digest(ofFileAt path: String) -> Digest? {
    let read = answers.withLock { answers in
      answers.filter { $0.key.kind == .content && $0.key.text == path }.map(\.value)
    }
    let stamp = stamps.withLock { $0[path] }
    guard let first = read.first else { return stamp?.flatMap(earlierDigest) }
    let isSame = stamp.map { $0 != nil && $0 == first.stamp } ?? true
    return isSame && read.allSatisfy { $0.isSteady && $0.digest == first.digest } ? first.digest : nil
  }

  /// The digest of what an earlier build found in a file of which the file system said what it says now, and would say
  /// something else if it had changed since.
  private func earlierDigest(of stamp: FileStamp) -> Digest? {
    earlier.withLock { state in
      guard let state, stamp.isSettled(before: state.began) else { return nil }
      return state.answer(toReadingOf: stamp)
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
    case .content:
      let (result, stamp) = disk.readStamped(question.text, within: question.reach)
      note(question, AnswerDigest.digest(of: result), stamp)
    case .files:
      note(question, AnswerDigest.digest(of: disk.files(matching: question.text, within: question.reach)), nil)
    case .entries:
      note(question, AnswerDigest.digest(of: disk.entries(matching: question.text, within: question.reach)), nil)
    }
    guard let answer = answer(to: question), answer.digest == witness.answer else { return nil }
    return answer.stamp == nil && witness.stamp == nil
  }
}
