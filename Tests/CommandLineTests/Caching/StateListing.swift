import TutorialCache

/// All that is in a state, one behind the other.
struct StateListing: Hashable {
  var key = Digest(of: [1])
  var began: FileStamp.Instant
  var ended: FileStamp.Instant
  var witnesses: [Witness]
  var units: [UnitRecord]
  var isFullyReported = true
  var outputsStamp: FileStamp?
}

extension StateListing {
  init(_ state: CacheState) {
    self.init(
      key: state.key, began: state.began, ended: state.ended, witnesses: (0..<state.witnessCount).map(state.witness),
      units: (0..<state.unitCount).map(state.unit), isFullyReported: state.isFullyReported,
      outputsStamp: state.outputsStamp)
  }

  /// A state of that.
  var state: CacheState {
    var state = CacheState(key: key)
    for (place, witness) in witnesses.enumerated() { state.put(witness, at: place) }
    for (place, unit) in units.enumerated() { state.put(unit, at: place) }
    state.close(began: began, ended: ended, isFullyReported: isFullyReported, outputsStamp: outputsStamp)
    return state
  }
}
