import TutorialArguments
import TutorialCompiler
import TutorialSyntax

/// The configuration of a run, and what it may touch by that.
struct ReadConfiguration {
  /// The configuration's file, if there is one.
  let path: String?
  /// What the run may touch.
  let boundary: Boundary
  /// What it says, and what is wrong with it; what holds without one where there is none.
  let parsed: Parsed<Configuration>

  /// Reads what the command line names, or else what holds for the working directory.
  ///
  /// - Parameter isHermetic: whether only what the command line names may be read.
  init(_ arguments: Arguments, _ session: Session, isHermetic: Bool = false, budget: Budget) throws(UsageError) {
    let named = arguments.value(InputOptions.config)
    let start = arguments.value(InputOptions.configFrom)
    if start != nil, named != nil { throw UsageError("--config-from does not go with --config, which names the file") }
    if start != nil, isHermetic {
      throw UsageError(
        "--config-from does not go with --depfile and --summary, which read what is named and nothing else")
    }
    path =
      isHermetic || named != nil
      ? named : try ConfigurationFile.find(session, from: start, beneath: arguments.values(InputOptions.root))
    boundary = try Boundary(
      roots: arguments.values(InputOptions.root), configuration: path, budget: budget, session)
    let disk = DiskWorld(boundary: boundary)
    // What nobody names lies beneath a root, where a link of that name leads too.
    parsed =
      path.map { path in
        Configuration.read(path, disk, within: named == nil ? disk.reach(of: path) : .everywhere, session.diagnostics)
      } ?? Parsed(Configuration())
  }
}
