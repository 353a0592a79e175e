import TutorialArguments
import TutorialCompiler
import TutorialSyntax

/// The configuration of a run, and the boundary that follows from it.
struct ReadConfiguration {
  let path: String?
  let boundary: Boundary
  /// The configuration with its diagnostics; the defaults if there is none.
  let parsed: Parsed<Configuration>

  /// Reads the configuration that the command line names, or else the one for the working directory.
  ///
  /// - Parameter isHermetic: true if only files named on the command line may be read.
  static func read(
    _ arguments: Arguments, _ session: Session, isHermetic: Bool = false, budget: Budget
  ) throws(UsageError) -> ReadConfiguration {
    let named = arguments.value(InputOptions.config)
    let start = arguments.value(InputOptions.configFrom)
    if start != nil, named != nil { throw UsageError("--config-from does not go with --config, which names the file") }
    if start != nil, isHermetic {
      throw UsageError(
        "--config-from does not go with --depfile and --summary, which read only the named files")
    }
    let path =
      isHermetic || named != nil
      ? named : try ConfigurationFile.find(session, from: start, beneath: arguments.values(InputOptions.root))
    let boundary = try Boundary(
      roots: arguments.values(InputOptions.root), configuration: path, budget: budget, session)
    let disk = DiskWorld(boundary: boundary)
    // A configuration that wasn't named must be beneath a root, also after following links.
    let parsed =
      path.map { path in
        switch disk.read(path, within: named == nil ? disk.accessScope(of: path) : .everywhere) {
        case .success(let bytes):
          ConfigurationDecoder.decode(SourceText(path: path, bytes: bytes), session.diagnostics)
        case .failure(let error):
          Parsed(Configuration(), diagnostics: [FileDiagnostics.diagnostic(path, error)])
        }
      } ?? Parsed(Configuration())
    return ReadConfiguration(path: path, boundary: boundary, parsed: parsed)
  }
}
