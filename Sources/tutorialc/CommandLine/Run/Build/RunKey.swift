import TutorialCache
import TutorialCompiler
import TutorialHosting
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

/// A digest of everything besides files that all tutorials of a run depend on: the program, the command line, the
/// environment, and the configuration.
struct RunKey {
  private var writer = RecordWriter()

  /// The key of a run.
  ///
  /// - Parameter measurer: words that identify the measurer of the run's fonts; nil if there is none.
  static func digest(of plan: RunPlan, measurer: [String]?, _ names: ReachNames) -> Digest? {
    guard let program = ProcessEnvironment.buildID else { return nil }
    var key = RunKey()
    key.writer.text(program)
    key.writer.optional(plan.configurationPath) { $0.text($1) }
    key.writer.optional(plan.configurationDigest) { $0.digest($1) }
    key.writer.list(plan.layouts) { writer, layout in
      writer.text(layout.path)
      writer.text(names.name(of: layout.scope))
    }
    key.writer.optional(plan.variant) { $0.text($1) }
    key.writer.optional(plan.tolerance) { $0.word($1.bitPattern) }
    for kind in Budget.Resource.allCases { key.writer.number(plan.budget[kind]) }
    key.writer.list(plan.emitters) { writer, emitter in
      writer.text(emitter.name)
      Self.write(emitter.options.all, to: &writer)
      writer.list(emitter.program?.identity ?? []) { $0.text($1) }
    }
    key.writer.list(plan.policy.commandLine) { writer, rule in
      writer.text(rule.id.rawValue)
      switch rule.choice {
      case .report(let severity): writer.text(severity.rawValue)
      case .ignore: writer.text("ignore")
      }
    }
    key.writer.flag(plan.policy.isStrict)
    key.writer.flag(plan.isLocked)
    key.writer.optional(measurer) { writer, words in writer.list(words) { $0.text($1) } }
    return Digest(of: key.writer.bytes)
  }

  private static func write(_ options: [PluginOptions.Given], to writer: inout RecordWriter) {
    writer.list(options) { writer, option in
      writer.text(option.name)
      write(option.value, to: &writer)
    }
  }

  private static func write(_ value: PluginOptions.Value, to writer: inout RecordWriter) {
    switch value {
    case .bool(let truth):
      writer.byte(1)
      writer.flag(truth)
    case .number(let number):
      writer.byte(2)
      writer.word(number.bitPattern)
    case .text(let text):
      writer.byte(3)
      writer.text(text)
    case .list(let values):
      writer.byte(4)
      writer.list(values) { write($1, to: &$0) }
    case .object(let options):
      writer.byte(5)
      write(options, to: &writer)
    }
  }
}
