import TutorialBuiltInPlugins
import TutorialIR
import TutorialPluginKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A built-in emitter under another name, because a program may not have a built-in's name.
struct Again<Base: Emitter>: Emitter {
  let base: Base

  func describe() -> EmitterDescription {
    var description = base.describe()
    description.plugin.name += "-again"
    return description
  }

  func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    base.files(forTutorials: names, options: options)
  }

  func emit(_ request: EmitRequest) -> EmitResult { base.emit(request) }
}

extension Emitter {
  func run() -> Never { exit(EmitterProgram.run(Again(base: self))) }
}

// `EmitterRunner json` is the emitter json as a program, called `json-again`.
let name = CommandLine.arguments.dropFirst().first
guard let base = BuiltInPlugins.emitters.first(where: { $0.describe().plugin.name == name }) else { exit(64) }
base.run()
