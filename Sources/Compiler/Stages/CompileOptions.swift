package import TutorialLanguage
package import TutorialLayouts
package import TutorialLocks
package import TutorialSyntax
package import TutorialText
package import TutorialThemes

/// What a person may choose about a compilation.
package struct CompileOptions: Sendable {
  /// Manifests beside those that each tutorial names.
  package var layouts: [LayoutReference] = []
  /// Whether a variant is wanted, by its name.
  package var isVariantWanted: @Sendable (String) -> Bool = { _ in true }
  /// The locales that tutorials are shown in: their texts are carried, and those of the locales that they fall back to.
  /// Nil is every locale that there is a strings file for.
  package var locales: [String]?
  /// What captures serve besides what they were made in, where their manifests do not say otherwise.
  package var matrix: ConfigurationMatrix?
  /// What callouts look like where tutorials say nothing of it, and the file that says so.
  package var theme: ThemeLayer?
  /// The schemes, in lower case, that links may have besides those of the web and of mail.
  package var linkSchemes: [String] = []
  /// How far a fitted motion may be from its curve, as a fraction of the travel.
  package var tolerance: Double = 0.001
  /// What knows how wide texts are.
  package var measurer: any TextMeasurer = BoundAdvances()
  /// What becomes of a lock beside the tutorial.
  package var lock = LockUse.compared
  /// How much work each file and each tutorial may be.
  package var budget = Budget()
  /// What is kept from one run of this process to the next.
  package var memory: CompileMemory?
  /// What keeps solved layouts from one run to the next.
  package var layoutStore: (any LayoutStore)?
  /// What stands in for a tutorial's layouts once they are solved: others to compare with.
  package var standIn: @Sendable (LayoutLibrary) -> LayoutLibrary = { $0 }
  /// The name and version that tours carry.
  package var generator: String = "tutorialc"

  /// The defaults.
  package init() {}
}

/// What is kept from one run of a process to the next: layouts once they are solved, motions once they are fitted.
///
/// `@unchecked Sendable`: `fitted` is touched under `lock` only.
package final class CompileMemory: @unchecked Sendable {
  let layouts = LayoutMemory()
  private let lock = Lock()
  private var fitted: MotionCache?
  /// Somebody who tries out springs all day comes to a few hundred.
  private static let mostMotions = 10_000

  /// Nothing kept.
  package init() {}

  /// The motions of earlier runs, where they were fitted as well as these are to be, and are not too many; else none yet.
  func motions(tolerance: Double) -> MotionCache {
    lock.locked {
      if let fitted, fitted.tolerance == tolerance, fitted.count < Self.mostMotions { return fitted }
      let new = MotionCache(tolerance: tolerance)
      fitted = new
      return new
    }
  }
}
