import TutorialDriverJSEmitter
import TutorialHTMLEmitter
import TutorialIR
import TutorialJSONEmitter
import TutorialLottieEmitter
import TutorialPluginKit
import TutorialSVGEmitter
import TutorialSwiftEmitter
import TutorialSwiftUIEmitter
import TutorialTypeScriptEmitter

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

// `EmitterRunner json` is the emitter json as a program, called `json-again`.
switch CommandLine.arguments.dropFirst().first {
case "driverjs": exit(EmitterProgram.run(Again(base: DriverJSEmitter())))
case "json": exit(EmitterProgram.run(Again(base: JSONEmitter())))
case "html": exit(EmitterProgram.run(Again(base: HTMLEmitter())))
case "lottie": exit(EmitterProgram.run(Again(base: LottieEmitter())))
case "svg": exit(EmitterProgram.run(Again(base: SVGEmitter())))
case "swift": exit(EmitterProgram.run(Again(base: SwiftEmitter())))
case "typescript": exit(EmitterProgram.run(Again(base: TypeScriptEmitter())))
case "swiftui": exit(EmitterProgram.run(Again(base: SwiftUIEmitter())))
default: exit(64)
}
