import TutorialBuiltInPlugins
import TutorialPluginKit
import TutorialSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A built-in importer under another name, because a program may not have a built-in's name.
struct Again: Importer {
  let base: any Importer

  func describe() -> ImporterDescription {
    var description = base.describe()
    description.plugin.name += "-again"
    return description
  }

  func recognizes(_ source: SourceText) -> Int { base.recognizes(source) }

  func read(_ request: ImportRequest) -> ImportResult { base.read(request) }
}

// `ImporterRunner wda` is the importer wda as a program, called `wda-again`.
let name = CommandLine.arguments.dropFirst().first
guard let base = BuiltInPlugins.importers.first(where: { $0.describe().plugin.name == name }) else { exit(64) }
exit(ImporterProgram.run(Again(base: base)))
