import TutorialCache
package import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// One file of solved layouts, as an action of a plan leaves it and others read it: the digest of all that the layouts were
/// made from, then their columns.
///
/// A file of other layouts, of another program or of another version is as good as none. Who wrote it is not asked: it is an
/// intermediate file of whoever runs the plan.
package final class SolvedFileStore: LayoutStore {
  private let program: String
  private let file: Guarded<[UInt8]>

  private static let header = Array("tutorialc.solved/1\n".utf8)

  /// The file of these bytes; of none, it has no layouts yet.
  ///
  /// - Parameter program: by which the program is known.
  package init(_ bytes: [UInt8] = [], program: String) {
    self.program = program
    file = Guarded(bytes)
  }

  /// The bytes of the file; none where nothing was solved.
  package var bytes: [UInt8] { file.withLock { $0 } }

  /// The name of the file for a list of manifests, without its ending.
  package static func name(of manifests: [String]) -> String {
    var writer = RecordWriter()
    writer.list(manifests) { $0.text($1) }
    return Digest(of: writer.bytes).hex
  }

  package func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>? {
    let (bytes, start) = (bytes, start(key))
    return bytes.starts(with: start) ? bytes[start.count...] : nil
  }

  package func save(_ bytes: [UInt8], for key: LayoutStoreKey) {
    let start = start(key)
    file.withLock { $0 = start + bytes }
  }

  /// The first bytes of the file with the layouts of a key.
  private func start(_ key: LayoutStoreKey) -> [UInt8] {
    var writer = RecordWriter()
    writer.text(program)
    writer.number(key.nodeLimit)
    writer.list(key.sources) { writer, source in
      writer.flag(source.path.hasSuffix(".json"))
      writer.digest(Digest(of: source.bytes))
    }
    var start = RecordWriter()
    start.raw(Self.header)
    start.digest(Digest(of: writer.bytes))
    return start.bytes
  }
}
