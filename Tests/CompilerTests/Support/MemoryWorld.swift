import TutorialCompiler

/// Files in memory, for tests.
struct MemoryWorld: UnboundedWorld {
  var files: [String: [UInt8]]
  var failures: [String: WorldError] = [:]

  init(_ texts: [String: String]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    if let failure = failures[path] { return .failure(failure) }
    return files[path].map { .success($0) } ?? .failure(.notFound)
  }

  /// Supports only `*` within one component, which suffices for the tests.
  func files(matching glob: String) -> [String] {
    let parts = glob.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    return files.keys.filter { path in
      guard parts.count == 2 else { return path == glob }
      return path.hasPrefix(parts[0]) && path.hasSuffix(parts[1]) && path.utf8.count >= glob.utf8.count - 1
    }.sorted()
  }
}
