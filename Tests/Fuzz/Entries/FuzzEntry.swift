/// A reader of untrusted bytes: it is fuzzed, and the corpus is replayed through it.
struct FuzzEntry: Sendable {
  /// The entry's name, which is also that of its folder in the corpus.
  let name: String
  /// Reads the bytes; it only has to return.
  let run: @Sendable ([UInt8]) -> Void

  /// All entries.
  static let all = [
    yaml, json, tutorial, layout, solvedLayouts, strings, lock, configuration, pathData, pattern, tour, measurer,
    buildState, cacheState, emitterDescription, emitResponse, importerDescription, importResponse, httpRequest,
    importers, compile,
  ]

  /// The entry with the given name, or nil if there is none.
  static func named(_ name: String) -> FuzzEntry? { all.first { $0.name == name } }
}

/// Traps if a condition is false, so that a fuzzer sees it.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  // Optimised code loses the message of a precondition.
  if !condition { fatalError(message()) }
}
