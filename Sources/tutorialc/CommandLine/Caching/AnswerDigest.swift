import TutorialCache
import TutorialCompiler

/// Digests of a world's answers, including refusals.
enum AnswerDigest {
  static func digest(of result: Result<[UInt8], WorldError>) -> Digest {
    switch result {
    case .success(let bytes): Digest(of: bytes)
    case .failure(let error): digest(of: error)
    }
  }

  static func digest(of result: Result<[String], WorldError>) -> Digest {
    switch result {
    case .success(let paths): digest("found", of: paths)
    case .failure(let error): digest(of: error)
    }
  }

  static func digest(ofScope description: String) -> Digest { digest("reach", of: [description]) }

  private static func digest(of error: WorldError) -> Digest {
    switch error {
    case .notFound: digest("notFound", of: [])
    case .undeclared: digest("undeclared", of: [])
    case .notAFile: digest("notAFile", of: [])
    case .unreadable(let words): digest("unreadable", of: [words])
    case .tooLarge: digest("tooLarge", of: [])
    case .outside(let roots): digest("outside", of: roots)
    case .hidden: digest("hidden", of: [])
    case .tooMuch(let limit): digest("tooMuch", of: [String(limit)])
    }
  }

  /// The digest of some texts, with a prefix that is unlikely in a file.
  private static func digest(_ kind: String, of texts: [String]) -> Digest {
    var writer = RecordWriter()
    writer.raw(Array("tutorialc answer\0".utf8))
    writer.text(kind)
    writer.list(texts) { $0.text($1) }
    return Digest(of: writer.bytes)
  }
}
