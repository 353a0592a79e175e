import TutorialCompiler
import TutorialSystem

/// Why a file is not touched.
enum AccessError: Error, Hashable {
  /// The system refused.
  case system(SystemError)
  /// It lies outside of every root of the file that names it; the roots as people see them.
  case outside([String])
  /// It is hidden, or a folder on the way below the root is.
  case hidden
  /// Something else than a file stands there.
  case notAFile
  /// A symbolic link stands there, and leads to nothing.
  case linkToNothing

  /// A few words for people, lower case.
  var words: String {
    switch self {
    case .system(let error): error.words
    case .outside(let roots): "it lies outside of the root \(roots.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .hidden: "it is hidden"
    case .notAFile: "it is not a file"
    case .linkToNothing: "it is a symbolic link to nothing"
    }
  }

  /// The same for who reads.
  var asWorldError: WorldError {
    switch self {
    case .system(let error) where error.isNotFound: .notFound
    case .system(let error): .unreadable(error.words)
    case .outside(let roots): .outside(roots)
    case .hidden: .hidden
    case .notAFile: .notAFile
    case .linkToNothing: .unreadable(words)
    }
  }
}
