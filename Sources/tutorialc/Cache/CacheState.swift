/// A build's knowledge of earlier ones: the dependencies of each unit of work, and its results.
///
/// Invariants:
///
/// 1. **A unit only depends on its key and its witnesses.** The key is a digest of the program and of everything that
/// the command line, the environment and the configuration determine. The witnesses are all questions to the world,
/// including those that it refused or answered with nothing.
/// 2. **A witness is what was compiled.** The digest is of the very bytes that were passed on, and the stamp was the
/// same before and after they were read. If one question was answered differently within a build, no unit that asked it
/// is kept.
/// 3. **A stamp is trusted only if a later change would show in it.** The stamp of a file that was read must be older
/// than the beginning of the build that read it (`began`); that of an output must be older than the state (`ended`).
/// Otherwise the content is hashed. Both times are those of the output folder's file system, not of a clock.
/// 4. **Resolved paths are never kept.** Links are followed again, and access to a name is checked again.
/// 5. **A state is trusted only as a whole**, and only with the key that it was written with. A state that is damaged,
/// truncated, of another version or of another user is treated as missing.
/// 6. **A state is replaced atomically**, after all its files are in place. It has no stamp of a file that a build
/// didn't put there, or could not.
/// 7. **The output of a build is known from its units**, or isn't known (`isTold`). If all witnesses, all outputs and
/// the list of tutorials are unchanged, a build repeats those units' diagnostics, and does nothing else.
/// 8. **Units may be redone alone** if the earlier build was told and everything else is unchanged, as long as checks
/// across units see no difference: the units keep their ids, the names of their outputs, and the diagnostics that their
/// comments silence in files that others read too. Their results are kept beside the state, as a `StateChange`.
///
/// Consequence: after any sequence of changes, a build with a state has the same outputs and diagnostics as one
/// without. `Tests/Cache` tests that.
package struct CacheState: Hashable, Sendable {
  /// The digest of everything that all units depend on.
  package let key: Digest
  /// The beginning of the build that wrote this.
  package let began: FileStamp.Instant
  /// The time when all files were in place.
  package let ended: FileStamp.Instant
  /// The questions and answers; each question occurs once.
  package let witnesses: [Witness]
  /// The units of work, in build order.
  package let units: [UnitRecord]
  /// True if the units' diagnostics are all that the build reported.
  package let isTold: Bool
  /// The stamp of the list of outputs. Nil unless the list consists of these units' products and of earlier products of
  /// tutorials that have errors now.
  package let ledger: FileStamp?

  /// A state with the given fields.
  package init(
    key: Digest, began: FileStamp.Instant, ended: FileStamp.Instant, witnesses: [Witness], units: [UnitRecord],
    isTold: Bool, ledger: FileStamp?
  ) {
    (self.key, self.began, self.ended) = (key, began, ended)
    (self.witnesses, self.units, self.isTold, self.ledger) = (witnesses, units, isTold, ledger)
  }
}
