import TutorialCache
import TutorialCompiler
import TutorialDriving
import TutorialSyntax
import TutorialSystem

/// Solved layouts in the state folder of an output folder: a file for each list of manifests that tutorials name, which
/// is replaced when one of them changes, and tagged like the state.
final class KeptLayouts: LayoutStore {
  private let memory: StateFolder
  private let secret: StateKey
  private let program: String
  private let world: WitnessingWorld?
  private let isWritten: Bool

  /// As many bytes as manifests have to have together: fewer are read and solved as fast as a file is opened.
  private static let least = 8192

  /// - Parameters:
  ///   - memory: where the files are.
  ///   - program: by which the program is known.
  ///   - world: who has read the manifests, and may know their digests.
  ///   - isWritten: whether layouts are kept for later; else what there is may be used.
  init(
    in memory: StateFolder, _ secret: StateKey, program: String, world: WitnessingWorld? = nil, isWritten: Bool
  ) {
    (self.memory, self.secret, self.program) = (memory, secret, program)
    (self.world, self.isWritten) = (world, isWritten)
  }

  /// The name of the file for a list of manifests.
  static func name(of manifests: [String]) -> String {
    var writer = RecordWriter()
    writer.list(manifests) { $0.text($1) }
    return Digest(of: writer.bytes).hex
  }

  func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>? {
    guard isWorthwhile(key), let bytes = memory.readLayouts(Self.name(of: key.sources.map(\.path))),
      let file = secret.untagged(bytes)
    else { return nil }
    return SolvedFile.layouts(in: file, madeFrom: digest(key))
  }

  func save(_ bytes: [UInt8], for key: LayoutStoreKey) {
    guard isWritten, isWorthwhile(key) else { return }
    let file = SolvedFile.bytes(of: bytes, madeFrom: digest(key))
    memory.writeLayouts(secret.tagged(file), as: Self.name(of: key.sources.map(\.path)))
  }

  /// What was read is what was digested, or there is no such digest.
  private func digest(_ key: LayoutStoreKey) -> Digest {
    key.digest(for: program) { world?.digest(ofFileAt: $0.path) }
  }

  private func isWorthwhile(_ key: LayoutStoreKey) -> Bool {
    key.sources.reduce(0) { $0 + $1.bytes.count } >= Self.least
  }
}
