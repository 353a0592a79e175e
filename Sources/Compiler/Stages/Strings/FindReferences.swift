import TutorialLanguage
package import TutorialSyntax
import TutorialYAML

/// The files that compiling a tutorial would read: the layouts that it names, whether they are there or not, and its
/// strings files. `world` is asked for what globs match; what is wrong is left to whoever compiles the tutorial.
///
/// - Parameter locales: the locales that tutorials are shown in; nil is all that there are texts for.
package func findReferences(
  of path: String, within reach: Reach, in world: any World, locales: [String]?, budget: Budget = Budget()
) -> [String] {
  guard case .success(let bytes) = world.read(path, within: reach) else { return [] }
  let source = SourceText(path: path, bytes: bytes)
  guard let tutorial = decodeTutorial(DocumentReader.read(source, budget: budget).value).value else { return [] }
  var references = FileReferences(source, in: world)
  var layouts: [String] = []
  for entry in tutorial.layouts { layouts += references.paths(entry) }
  guard let pattern = tutorial.strings else { return layouts }
  var search = TranslationReferences(references)
  let files = locales.map { search.translations(pattern, locales: $0).files } ?? search.translations(pattern)
  return layouts + files.map(\.path)
}
