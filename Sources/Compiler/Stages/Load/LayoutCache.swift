import TutorialLanguage
import TutorialSyntax

/// Manifests as read and decoded, and libraries as solved, each once for a whole build.
///
/// Invariants: a manifest depends on its path and on the reach of who names it alone (a build sees a file once), a
/// library on its list of manifests alone.
final class LayoutCache: Sendable {
  /// A manifest, or why it cannot be read.
  enum Loaded: Sendable {
    /// What it says, and what is wrong with it. `isWhole` is false where its syntax is broken: what it lacks says
    /// nothing then. `hasComments` is whether a `tutorialc: ignore` may stand in it, looked for once.
    case manifest(Parsed<LayoutManifest>, isWhole: Bool, hasComments: Bool)
    /// It cannot be read.
    case failure(WorldError)
  }

  private let world: any World
  private let budget: Budget
  private let manifests = OnceCache<LayoutReference, Loaded>()
  private let libraries = OnceCache<[LayoutReference], Parsed<LayoutLibrary>>()

  init(_ world: any World, budget: Budget) {
    self.world = world
    self.budget = budget
  }

  /// The manifest that somebody names.
  func manifest(_ reference: LayoutReference) -> Loaded {
    manifests.value(for: reference) {
      switch LoadedFile(reference.path, in: world, within: reference.reach, budget: budget) {
      case .failure(let error): return .failure(error)
      case .document(let parsed):
        if let unknown = FileKind.layout.diagnostic(of: parsed) {
          let nothing = LayoutManifest(source: parsed.value.source)
          return .manifest(Parsed(nothing, diagnostics: [unknown]), isWhole: false, hasComments: false)
        }
        var decoded = decodeLayout(parsed.value)
        let isWhole = !parsed.diagnostics.contains { $0.severity == .error }
        decoded.diagnostics = parsed.diagnostics + decoded.diagnostics
        let hasComments = IgnoreComment.mayHoldComment(parsed.value.source.bytes)
        return .manifest(decoded, isWhole: isWhole, hasComments: hasComments)
      }
    }
  }

  /// The library of several manifests, in order.
  func library(_ references: [LayoutReference], of manifests: [LayoutManifest]) -> Parsed<LayoutLibrary> {
    libraries.value(for: references) { solveLayouts(manifests) }
  }
}
