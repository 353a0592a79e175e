package import TutorialLanguage
package import TutorialLayouts
package import TutorialLocks
package import TutorialSyntax
package import TutorialText
package import TutorialThemes

/// The user's options for a compilation.
package struct CompileOptions: Sendable {
  /// Manifests in addition to those that each tutorial names.
  package var layouts: [LayoutReference] = []
  /// Returns true if the variant with the given name is to be compiled.
  package var isVariantWanted: @Sendable (String) -> Bool = { _ in true }
  /// The locales to compile, or nil for every locale that has a strings file.
  ///
  /// Tours carry the texts of these locales and of the locales that they fall back to.
  package var locales: [String]?
  /// The configurations that captures serve besides their own, unless their manifests say otherwise.
  package var matrix: ConfigurationMatrix?
  /// The default look of callouts, with the file that defines it.
  package var theme: ThemeLayer?
  /// The lower-case URL schemes that links may use besides those of the web and of mail.
  package var linkSchemes: [String] = []
  /// The largest deviation of a fitted motion from its curve, as a fraction of the travel.
  package var tolerance: Double = 0.001
  /// The measurer of text widths.
  package var measurer: any TextMeasurer = BoundAdvances()
  /// The treatment of a lock file beside the tutorial.
  package var lock = LockUse.compared
  /// The most work that a file or a tutorial may take.
  package var budget = Budget()
  /// The caches that live on between runs of this process.
  package var memory: CompileMemory?
  /// The store that keeps solved layouts from one run to the next.
  package var layoutStore: (any LayoutStore)?
  /// Replaces a tutorial's solved layouts, for example to compare it with other ones.
  package var standIn: @Sendable (LayoutLibrary) -> LayoutLibrary = { $0 }
  /// The generator's name and version, as written in tours.
  package var generator: String = "tutorialc"

  /// Creates the default options.
  package init() {}
}

/// Solved layouts and fitted motions, kept from one run of a process to the next.
///
/// `@unchecked Sendable`: `lock` guards every access to `fitted`.
package final class CompileMemory: @unchecked Sendable {
  let layouts = LayoutMemory()
  private let lock = Lock()
  private var fitted: MotionCache?
  /// A day of trying out springs fits a few hundred motions.
  private static let mostMotions = 10_000

  /// Creates an empty memory.
  package init() {}

  /// Returns the motions of earlier runs if they have the same tolerance and aren't too many.
  ///
  /// Otherwise returns an empty cache and keeps that from then on.
  func motions(tolerance: Double) -> MotionCache {
    lock.locked {
      if let fitted, fitted.tolerance == tolerance, fitted.count < Self.mostMotions { return fitted }
      let new = MotionCache(tolerance: tolerance)
      fitted = new
      return new
    }
  }
}
