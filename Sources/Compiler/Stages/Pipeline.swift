package import TutorialIR

/// The way from a tutorial's path to its tour, and the one place that names all stages. Read this first.
///
/// ```
/// read      World            path            → SourceText
/// parse     YAML/ IR.Syntax  SourceText      → Document
/// decode    Tutorial/        Document        → Tutorial
///           Layout/          Document        → LayoutManifest
/// solve     Layout/          [LayoutManifest]→ LayoutLibrary    places, rows, spaces, `extends`
/// resolve   Resolve/         both            → ResolvedTutorial every selector, in every variant
/// plan      Plan/            ResolvedTutorial→ TutorialPlan     cutouts, rings, transitions
/// lower     Lower/           TutorialPlan    → Tour
/// ```
///
/// A stage is a function from values to values plus diagnostics. None of them throws for what a user wrote, reads a
/// file, or prints. A compiler may be used from any number of threads: a manifest is read and solved once.
package final class Compiler: Sendable {
  private let world: any World
  private let options: CompileOptions

  /// A compiler that reads through `world`.
  package init(world: any World, options: CompileOptions = CompileOptions()) {
    self.world = world
    self.options = options
  }

  /// Compiles one tutorial. What is wrong is in the result's diagnostics; with an error among them there is no tour.
  package func compile(_ path: String) -> CompiledTutorial {
    CompiledTutorial(path: path)
  }

  /// Compiles one tutorial whose bytes are at hand, such as standard input; manifests are relative to its path.
  package func compile(_ source: SourceText) -> CompiledTutorial {
    CompiledTutorial(path: source.path)
  }

  /// Decodes and solves one manifest by itself: what `check` does with a layout file.
  package func checkLayout(_ path: String) -> CompiledLayout {
    CompiledLayout(path: path)
  }
}

/// What a person may choose about a compilation.
package struct CompileOptions: Sendable {
  /// Manifests beside those that each tutorial names; paths or globs.
  package var layouts: [String] = []
  /// Only variants whose name matches this glob; all where absent.
  package var variants: String?
  /// How far a fitted motion may be from its curve, as a fraction of the travel.
  package var tolerance: Double = 0.001
  /// The name and version that tours carry.
  package var generator: String = "tutorialc"

  /// The defaults.
  package init() {}
}

/// What came of one tutorial.
package struct CompiledTutorial: Sendable {
  /// The tutorial's file.
  package var path: String
  /// The tutorial's id, and where it is written.
  package var id: String?
  /// The place of the id.
  package var idSpan: SourceSpan?
  /// The tour; absent where there are errors.
  package var tour: Tour?
  /// Where each step is written, by step id: emitters report losses there.
  package var stepSpans: [String: SourceSpan] = [:]
  /// The findings, in no particular order. Findings about a manifest appear with every tutorial that uses it.
  package var diagnostics: [Diagnostic] = []
  /// All files that were read or asked for, sorted.
  package var inputs: [String] = []
  /// The sources that were read for this tutorial, for `tutorialc: ignore` comments.
  package var sources: [SourceText] = []

  package init(path: String) {
    self.path = path
  }
}

/// What came of checking one manifest.
package struct CompiledLayout: Sendable {
  /// The manifest's file.
  package var path: String
  /// The findings.
  package var diagnostics: [Diagnostic] = []
  /// The manifest as read.
  package var sources: [SourceText] = []

  package init(path: String) {
    self.path = path
  }
}
