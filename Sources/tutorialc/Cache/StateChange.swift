/// What builds have done since a state was written, where most was as the state says: what stands in the place of some of
/// its witnesses and units. The state that it makes of that one keeps the invariants of `CacheState`.
///
/// A stamp that was believed when the state was read may be believed by the later times too: it is older than the earlier
/// ones. So a change is only made where all witnesses have been asked again.
package struct StateChange: Hashable, Sendable {
  /// When the last of the builds began.
  package let began: FileStamp.Instant
  /// When it had put all files in their places.
  package let ended: FileStamp.Instant
  /// The list of outputs, as it is since then.
  package let ledger: FileStamp?
  /// What was asked again, by its place among the state's witnesses. New questions come behind them.
  package private(set) var witnesses: [Int: Witness]
  /// What was done again, by its place among the state's units.
  package private(set) var units: [Int: UnitRecord]

  /// A change.
  package init(
    began: FileStamp.Instant, ended: FileStamp.Instant, ledger: FileStamp?, witnesses: [Int: Witness],
    units: [Int: UnitRecord]
  ) {
    (self.began, self.ended, self.ledger) = (began, ended, ledger)
    (self.witnesses, self.units) = (witnesses, units)
  }

  /// This change behind an earlier one of the same state.
  package func following(_ earlier: StateChange) -> StateChange {
    var change = self
    change.witnesses.merge(earlier.witnesses) { later, _ in later }
    change.units.merge(earlier.units) { later, _ in later }
    return change
  }

  /// The state after the change; nil where it is a change of another state.
  package func state(after state: CacheState) -> CacheState? {
    var witnesses = state.witnesses
    for (place, witness) in self.witnesses.sorted(by: { $0.key < $1.key }) {
      guard place >= 0, place <= witnesses.count else { return nil }
      if place == witnesses.count { witnesses.append(witness) } else { witnesses[place] = witness }
    }
    var units = state.units
    for (place, unit) in self.units {
      guard units.indices.contains(place), unit.witnesses.allSatisfy(witnesses.indices.contains) else { return nil }
      units[place] = unit
    }
    return CacheState(
      key: state.key, began: began, ended: ended, witnesses: witnesses, units: units, isTold: state.isTold,
      ledger: ledger)
  }
}
