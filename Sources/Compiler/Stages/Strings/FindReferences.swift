import TutorialLanguage
import TutorialLocks
package import TutorialSyntax
package import TutorialThemes
import TutorialYAML

/// The paths of the files that a tutorial refers to.
package struct TutorialReferences: Sendable {
  /// The manifests, in the order in which they are named, including missing ones.
  package var layouts: [String] = []
  /// The strings files.
  package var strings: [String] = []
  /// The lock, if it exists.
  package var lock: String?
  /// The themes of the tutorial and of its project.
  package var themes: [String] = []
}

/// Finds the files that compiling a tutorial would read.
///
/// Globs are resolved by `world`. Problems are left to the tutorial's compilation.
///
/// - Parameter locales: the locales to compile, or nil for every locale that has texts.
package func findReferences(
  of path: String, within scope: AccessScope, in world: any World, locales: [String]?, theme: ThemeLayer? = nil,
  budget: Budget = Budget()
) -> TutorialReferences {
  var found = TutorialReferences()
  guard case .success(let bytes) = world.read(path, within: scope) else { return found }
  let source = SourceText(path: path, bytes: bytes)
  guard let tutorial = decodeTutorial(DocumentReader.read(source, budget: budget).value).value else { return found }
  if let lock = TutorialLock.path(ofTutorial: path), case .success = world.read(lock, within: scope) {
    found.lock = lock
  }
  var files = TutorialFiles(of: source, in: world, budget: budget)
  _ = files.theme(of: tutorial, over: theme)
  found.themes = files.questions.map(\.text)
  for entry in tutorial.layouts { found.layouts += files.paths(entry) }
  guard let pattern = tutorial.strings else { return found }
  let strings = locales.map { files.translations(pattern, locales: $0).files } ?? files.translations(pattern)
  found.strings = strings.map(\.path)
  return found
}
