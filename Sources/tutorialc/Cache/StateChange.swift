/// The changes that builds have made since a state was written, if most of it still holds: replacements for some of its
/// witnesses and units.
///
/// The resulting state keeps the invariants of `CacheState`. A stamp that was trusted when the state was read may also
/// be trusted by the later times, because it is older than the earlier ones. So a change is only made if all witnesses
/// have been asked again.
package struct StateChange: Hashable, Sendable {
  /// The beginning of the last build.
  package let began: FileStamp.Instant
  /// The time when its files were all in place.
  package let ended: FileStamp.Instant
  /// The stamp of the list of outputs since then.
  package let ledger: FileStamp?
  /// Witnesses that were asked again, by their index in the state. New questions come after those of the state.
  package private(set) var witnesses: [Int: Witness]
  /// Units that were redone, by their index in the state.
  package private(set) var units: [Int: UnitRecord]

  /// A change with the given fields.
  package init(
    began: FileStamp.Instant, ended: FileStamp.Instant, ledger: FileStamp?, witnesses: [Int: Witness],
    units: [Int: UnitRecord]
  ) {
    (self.began, self.ended, self.ledger) = (began, ended, ledger)
    (self.witnesses, self.units) = (witnesses, units)
  }

  /// This change combined with an earlier one of the same state.
  package func following(_ earlier: StateChange) -> StateChange {
    var change = self
    change.witnesses.merge(earlier.witnesses) { later, _ in later }
    change.units.merge(earlier.units) { later, _ in later }
    return change
  }

  /// The state after the change; nil if it is a change of another state.
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
