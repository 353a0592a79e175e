import TutorialLanguage
import TutorialLocks
package import TutorialSyntax
package import TutorialThemes
import TutorialYAML

/// The files that a tutorial names, by their paths.
package struct TutorialReferences: Sendable {
  /// Its manifests in the order in which they are named, whether they are there or not.
  package var layouts: [String] = []
  /// Its strings files.
  package var strings: [String] = []
  /// Its lock, where there is one.
  package var lock: String?
  /// Its themes, and those of its project.
  package var themes: [String] = []
}

/// The files that compiling a tutorial would read. `world` is asked for what globs match; what is wrong is left to
/// whoever compiles the tutorial.
///
/// - Parameters:
///   - locales: the locales that tutorials are shown in; nil is all that there are texts for.
///   - theme: what callouts look like where the tutorial says nothing of it.
package func findReferences(
  of path: String, within reach: Reach, in world: any World, locales: [String]?, theme: ThemeLayer? = nil,
  budget: Budget = Budget()
) -> TutorialReferences {
  var found = TutorialReferences()
  guard case .success(let bytes) = world.read(path, within: reach) else { return found }
  let source = SourceText(path: path, bytes: bytes)
  guard let tutorial = decodeTutorial(DocumentReader.read(source, budget: budget).value).value else { return found }
  if let lock = TutorialLock.path(ofTutorial: path), case .success = world.read(lock, within: reach) {
    found.lock = lock
  }
  var themes = ThemeFiles(in: world, budget: budget)
  _ = themes.theme(of: tutorial, over: theme)
  found.themes = themes.paths
  var references = FileReferences(source, in: world)
  for entry in tutorial.layouts { found.layouts += references.paths(entry) }
  guard let pattern = tutorial.strings else { return found }
  var search = TranslationReferences(references)
  let files = locales.map { search.translations(pattern, locales: $0).files } ?? search.translations(pattern)
  found.strings = files.map(\.path)
  return found
}
