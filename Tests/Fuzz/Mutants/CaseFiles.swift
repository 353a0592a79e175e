import TutorialCompiler
import TutorialSyntax

/// The files of one compilation in one text: `==> NAME` on its own line begins a file. The first is the tutorial.
struct CaseFiles: Sendable {
  /// A file.
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  /// The files; the first is the tutorial.
  var files: [File] = []

  /// A case of the given files.
  init(_ files: [File]) { self.files = files }

  /// Parses the files of a text. Content before the first header is a tutorial with a default name.
  init(parsing bytes: [UInt8]) {
    var current = File(name: "t.tutorial.yaml", bytes: [])
    var isFirst = true
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Self.header) {
        if !isFirst || !current.bytes.isEmpty { files.append(current) }
        current = File(name: String(decoding: line.dropFirst(Self.header.count), as: UTF8.self), bytes: [])
        isFirst = false
      } else {
        current.bytes += line
        current.bytes.append(UInt8(ascii: "\n"))
      }
    }
    // The last line end belongs to the split, not to the file.
    if current.bytes.last == UInt8(ascii: "\n") { current.bytes.removeLast() }
    files.append(current)
  }

  /// The text of all files.
  var text: [UInt8] {
    var text: [UInt8] = []
    for file in files {
      text += Self.header + Array(file.name.utf8) + [UInt8(ascii: "\n")] + file.bytes
      if file.bytes.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    }
    return text
  }

  private static let header = Array("==> ".utf8)
}

extension CaseFiles: UnboundedWorld {
  func read(_ path: String) -> Result<[UInt8], WorldError> {
    files.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.notFound)
  }

  func files(matching glob: String) -> [String] {
    let pattern = Glob(glob)
    return files.map(\.name).filter { pattern.matches($0) }.sorted()
  }
}
