import TutorialCompiler
import TutorialSyntax

/// The files of one compilation, in one text: `==> NAME` on a line of its own begins a file. The first is the tutorial.
struct CaseFiles: Sendable {
  /// A file.
  struct File: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  /// The files; the first is the tutorial.
  var files: [File] = []

  /// Some files.
  init(_ files: [File]) { self.files = files }

  /// The files of a text. What stands before the first header is a tutorial without a name of its own.
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
    // The last line end is the split's, not the file's.
    if current.bytes.last == UInt8(ascii: "\n") { current.bytes.removeLast() }
    files.append(current)
  }

  /// The text.
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
