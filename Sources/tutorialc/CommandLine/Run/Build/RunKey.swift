import TutorialArguments
import TutorialCache
import TutorialCompiler
import TutorialHosting
import TutorialSystem

/// A digest of everything besides files that all tutorials of a run depend on.
///
/// It is made of the origin of the settings, not of the settings one by one, so none can be forgotten: every key of the
/// configuration counts, and every option of the command line that isn't declared with `changesResults: false`.
enum RunKey {
  /// The key of a run; nil if the program has no build id.
  ///
  /// - Parameter measurer: words that identify the measurer of the run's fonts; nil if there is none.
  static func digest(of settings: Settings, measurer: [String]?, _ names: ScopeNames) -> Digest? {
    guard let program = ProcessEnvironment.buildID else { return nil }
    var writer = RecordWriter()
    writer.text(program)
    writer.list(settings.origin.options) { writer, given in
      writer.text(given.option.name)
      writer.text(given.value)
    }
    writer.optional(settings.origin.configurationPath) { $0.text($1) }
    writer.optional(settings.origin.configurationDigest) { $0.digest($1) }
    // The rest is what the disk adds: matches of globs, and the current versions of programs.
    writer.list(settings.compile.layouts) { writer, layout in
      writer.text(layout.path)
      writer.text(names.name(of: layout.scope))
    }
    writer.list(settings.emitters) { writer, emitter in
      writer.list(emitter.program?.identity ?? []) { $0.text($1) }
    }
    writer.optional(measurer) { writer, words in writer.list(words) { $0.text($1) } }
    return Digest(of: writer.bytes)
  }
}
