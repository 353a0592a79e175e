/// Something that takes bytes that anybody may have written: what is fuzzed, and what the corpus is replayed through.
struct FuzzEntry: Sendable {
  /// Its name, which is also that of its folder in the corpus.
  let name: String
  /// Takes the bytes. All that it must do is to return.
  let run: @Sendable ([UInt8]) -> Void

  /// All of them.
  static let all = [
    yaml, json, tutorial, layout, solvedLayouts, strings, lock, configuration, pathData, pattern, tour, measurer,
    buildState, cacheState, emitterDescription, emitResponse, importerDescription, importResponse, httpRequest,
    importers, compile,
  ]

  /// The entry of that name.
  static func named(_ name: String) -> FuzzEntry? { all.first { $0.name == name } }
}

/// What does not hold is a trap, where a fuzzer sees it.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  // A precondition says nothing where code is optimised.
  if !condition { fatalError(message()) }
}
