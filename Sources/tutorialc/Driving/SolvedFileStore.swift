package import TutorialCache
package import TutorialCompiler
package import TutorialSyntax
import TutorialSystem

/// One file of solved layouts, as an action of a plan leaves it and others read it.
///
/// Nobody vouches for the file but who runs the plan: what it was made from is compared, who wrote it is not.
package final class SolvedFileStore: LayoutStore {
  private let program: String
  private let file: Guarded<[UInt8]>

  /// The file of these bytes; of none, it has no layouts yet.
  ///
  /// - Parameter program: by which the program is known.
  package init(_ bytes: [UInt8] = [], program: String) {
    self.program = program
    file = Guarded(bytes)
  }

  /// The bytes of the file; none where nothing was solved.
  package var bytes: [UInt8] { file.withLock { $0 } }

  package func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>? {
    SolvedFile.layouts(in: bytes[...], madeFrom: key.digest(for: program))
  }

  package func save(_ bytes: [UInt8], for key: LayoutStoreKey) {
    file.withLock { $0 = SolvedFile.bytes(of: bytes, madeFrom: key.digest(for: program)) }
  }
}

extension LayoutStoreKey {
  /// The digest of all that the layouts depend on, solved by a program.
  ///
  /// - Parameter known: the digest of a manifest's bytes, where somebody has it.
  package func digest(for program: String, known: (SourceText) -> Digest? = { _ in nil }) -> Digest {
    SolvedFile.key(
      program: program, limit: nodeLimit,
      manifests: sources.map { (isJSON: $0.path.hasSuffix(".json"), digest: known($0) ?? Digest(of: $0.bytes)) })
  }
}
