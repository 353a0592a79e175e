import TutorialLanguage
package import TutorialSyntax

/// The way from a tutorial's path to its tour, and the one place that names all stages. Read this first.
///
/// ```
/// load      Load/        path              → Document           through the world; each manifest once
///           ../YAML      SourceText        → Document           YAML events, strict JSON: the same nodes
/// decode    ../Language  Document          → Tutorial
///                        Document          → LayoutManifest
/// solve     Layouts/     [LayoutManifest]  → LayoutLibrary      `extends`, spaces, places, rows
/// resolve   Resolve/     both              → ResolvedTutorial   every selector, in every variant
/// plan      Plan/        ResolvedTutorial  → TutorialPlan       holes, rings, rules, ways from step to step
/// check     Check/       TutorialPlan      → [Diagnostic]       what is unwise in it
/// texts     Strings/     TutorialPlan      → StringTable        what strings files translate
/// lower     Lower/       TutorialPlan      → Tour
/// lay out   Callouts/    both              → Tour               where callouts lie, in each language
/// ```
///
/// A stage is a function from values to values plus diagnostics. None of them throws for what a user wrote, reads a
/// file, or prints: files come in through the `World`. A compiler may be used from any number of threads.
package final class Compiler: Sendable {
  private let world: any World
  private let options: CompileOptions
  private let layouts: LayoutCache
  private let motions: MotionCache

  /// A compiler that reads through `world`.
  package init(world: any World, options: CompileOptions = CompileOptions()) {
    self.world = world
    self.options = options
    self.layouts = LayoutCache(world, budget: options.budget)
    self.motions = MotionCache(tolerance: options.tolerance)
  }

  /// Compiles one tutorial. What is wrong is in the result's diagnostics.
  ///
  /// - Parameter reach: how far the names of the file reach that names it.
  package func compile(_ path: String, within reach: Reach = .everywhere) -> CompiledTutorial {
    switch world.read(path, within: reach) {
    case .success(let bytes):
      return compile(SourceText(path: path, bytes: bytes))
    case .failure(let error):
      var result = CompiledTutorial(path: path)
      result.inputs = [path]
      result.diagnostics = [unreadable(path, error, at: startOfFile(path))]
      return result
    }
  }

  /// Compiles one tutorial whose bytes are at hand, such as standard input; what it names is relative to its path.
  package func compile(_ source: SourceText) -> CompiledTutorial {
    var compilation = Compilation(source, world: world, options: options, layouts: layouts, motions: motions)
    compilation.run()
    return compilation.result
  }

  /// Decodes and solves one manifest by itself: what `check` does with a layout file.
  package func checkLayout(_ path: String) -> CompiledLayout {
    var result = CompiledLayout(path: path)
    let reference = LayoutReference(path)
    switch layouts.manifest(reference) {
    case .failure(let error):
      result.diagnostics = [unreadable(path, error, at: startOfFile(path))]
    case .manifest(let manifest, let isWhole, let hasComments):
      if hasComments { result.sources = [manifest.value.source] }
      result.diagnostics = manifest.diagnostics
      if isWhole { result.diagnostics += layouts.library([reference], of: [manifest.value]).diagnostics.map(alone) }
    }
    return result
  }

  /// A finding about a manifest seen by itself, where what it extends may stand in another.
  private func alone(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.id == .unknownExtends else { return diagnostic }
    var result = diagnostic
    result.severity = .note
    result.notes.append(.init("a tutorial that names both manifests has it; this one was checked by itself"))
    return result
  }

  /// A place for what is wrong with a file that could not be read.
  private func startOfFile(_ path: String) -> SourceSpan {
    SourceSpan(SourceText(path: path, bytes: []), ByteRange(0, 0))
  }
}
