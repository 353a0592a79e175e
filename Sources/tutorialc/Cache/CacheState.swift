/// What a build knows of earlier ones: what each unit of work depended on, and what it came to.
///
/// Invariants:
///
/// 1. **A unit depends on its key and its witnesses, and on nothing else.** The key is a digest of the program and of all
///    that the command line, the environment and the configuration decide. The witnesses are all questions that the
///    world was asked, those among them that it refused to answer or answered with nothing.
/// 2. **A witness is what was compiled.** The digest is of the very bytes that were handed on, and the stamp was the same
///    before they were read and afterwards. Where one question was answered twice in a build, and not in the same way,
///    no unit that asked it is kept.
/// 3. **A stamp is believed only if a later change would show in it**: of a file that was read, if it is older than the
///    beginning of the build that read it (`began`); of one that was made, if it is older than the state (`ended`).
///    Otherwise the content is digested. Both times are those of the output folder's file system, not those of a clock.
/// 4. **Where a path leads is never kept.** Links are followed anew, and whether a name may reach there is asked anew.
/// 5. **A state is believed only as a whole**, and only by who has the key that it was written with. What is damaged,
///    cut off, of another version or of somebody else is as good as none.
/// 6. **A state is replaced in one step**, after all files that it speaks of are in their places. What it says of a file
///    that a build did not put there, or could not, is nothing.
/// 7. **What a build said is known from its units**, or is not known (`isTold`). Then a build that finds all witnesses and
///    all outputs as they were, and no other tutorials, says what those units said, and does nothing.
/// 8. **Units may be done again by themselves** where a build was told and all else is as it was, as long as what compares
///    units sees no difference: they keep their ids, the names of their outputs, and what they silence by comments in
///    files that others read too. What comes of them is kept beside the state, as a `StateChange`.
///
/// What follows: after any sequence of changes, what a build with a state writes and says is what one without writes and
/// says. `Tests/Cache` tries it.
package struct CacheState: Hashable, Sendable {
  /// What all units depend on.
  package let key: Digest
  /// When the build began that wrote this.
  package let began: FileStamp.Instant
  /// When it had put all files in their places.
  package let ended: FileStamp.Instant
  /// What was asked; each question once.
  package let witnesses: [Witness]
  /// What was done, in the order of the build.
  package let units: [UnitRecord]
  /// Whether the diagnostics of its units are, together, all that the build said.
  package let isTold: Bool
  /// The list of outputs, where that is the products of these units, what earlier builds made of tutorials that have
  /// errors now, and no others.
  package let ledger: FileStamp?

  /// A state.
  package init(
    key: Digest, began: FileStamp.Instant, ended: FileStamp.Instant, witnesses: [Witness], units: [UnitRecord],
    isTold: Bool, ledger: FileStamp?
  ) {
    (self.key, self.began, self.ended) = (key, began, ended)
    (self.witnesses, self.units, self.isTold, self.ledger) = (witnesses, units, isTold, ledger)
  }
}
