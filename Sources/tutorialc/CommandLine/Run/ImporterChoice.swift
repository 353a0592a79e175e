import TutorialArguments
import TutorialCompiler
import TutorialHosting
import TutorialPluginKit
import TutorialSyntax

/// The importer that a command line names: a built-in one, or a program. Only for a program, the configuration is read.
struct ImporterChoice {
  /// The importer; nil if it cannot be used, for the reason in `diagnostics`.
  let importer: (any Importer)?
  /// Its options from the configuration.
  let options: PluginOptions
  /// The diagnostics about it, or about the configuration.
  let diagnostics: [Diagnostic]

  /// Finds an importer.
  ///
  /// - Throws: if there is no such importer.
  static func find(
    _ name: String, _ arguments: Arguments, _ session: Session, files: [String] = []
  ) throws(UsageError) -> ImporterChoice {
    if let known = Plugins.importer(named: name) {
      return ImporterChoice(importer: known, options: PluginOptions(), diagnostics: [])
    }
    let read = try ReadConfiguration.read(arguments, session, budget: Budget())
    let configuration = read.parsed.value
    let request = configuration.importers.first { $0.name.value == name }
    let options = request?.options ?? PluginOptions()
    guard !read.parsed.diagnostics.contains(where: { $0.severity == .error }) else {
      return ImporterChoice(importer: nil, options: options, diagnostics: read.parsed.diagnostics)
    }
    let span = request.flatMap { request in configuration.source.map { SourceSpan($0, request.name.range) } }
    let programs = try PluginPrograms(arguments, session, read, files: files)
    guard let program = programs.importer(named: name, request, at: span) else {
      throw unknown(name, configuration.importers)
    }
    let failure = program.program.failure
    return ImporterChoice(
      importer: failure == nil ? program : nil, options: options,
      diagnostics: read.parsed.diagnostics + (failure.map { [$0] } ?? []))
  }

  private static func unknown(_ name: String, _ configured: [Configuration.PluginRequest]) -> UsageError {
    let known = Plugins.importers.map { $0.describe().plugin.name } + configured.map(\.name.value)
    let message = "there is no importer \"\(excerpt(name))\""
    if let nearest = nearestName(to: name, among: known) {
      return UsageError(message, hint: "did you mean \"\(nearest)\"?")
    }
    let isName = PluginProtocol.isName(name)
    return UsageError(
      message,
      hint: isName
        ? "it is not one of \(known.joined(separator: ", ")), and there is no program \(PluginPrograms.command(ofImporter: name)) in PATH"
        : "it is one of \(known.joined(separator: ", "))")
  }
}
