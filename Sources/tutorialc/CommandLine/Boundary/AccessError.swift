import TutorialCompiler
import TutorialSystem

/// The reason why access to a file is denied.
enum AccessError: Error, Hashable {
  case system(SystemError)
  /// It is outside of every root of the file that names it; the value has the roots' paths for messages.
  case outside([String])
  /// It is hidden, or in a hidden folder below the root.
  case hidden
  case notAFile
  case linkToNothing

  /// A short description in lower case, for messages.
  var words: String {
    switch self {
    case .system(let error): error.words
    case .outside(let roots): "it lies outside of the root \(roots.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .hidden: "it is hidden"
    case .notAFile: "it is not a file"
    case .linkToNothing: "it is a symbolic link to nothing"
    }
  }

  /// The error for a reader of files.
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
