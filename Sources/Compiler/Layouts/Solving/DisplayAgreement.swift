import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Checks that all snapshots of a variant declare the same display, and merges their partial declarations.
struct DisplayAgreement {
  /// The display that a variant's snapshots have declared so far, and its first declaration.
  private struct Agreed {
    var display: Display
    var span: SourceSpan?
    var screen: String
  }

  private var agreed: [String: Agreed] = [:]
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes a snapshot into account.
  ///
  /// - Parameter span: the declaration of its display.
  mutating func add(_ snapshot: Snapshot, displayAt span: SourceSpan?) {
    guard snapshot.isSolved else { return }
    guard var known = agreed[snapshot.variant] else {
      agreed[snapshot.variant] = Agreed(display: snapshot.display, span: span, screen: snapshot.screen)
      return
    }
    if let difference = difference(snapshot.display, known.display) {
      diagnostics.append(
        conflict(
          difference, variant: snapshot.variant, at: span ?? snapshot.span, first: known.span, screen: known.screen))
      return
    }
    known.display.scale = known.display.scale ?? snapshot.display.scale
    known.display.cornerRadius = known.display.cornerRadius ?? snapshot.display.cornerRadius
    known.display.cutouts = known.display.cutouts ?? snapshot.display.cutouts
    agreed[snapshot.variant] = known
  }

  /// The display of a variant, with all fields that any of its snapshots declares.
  func display(ofVariant variant: String) -> Display? { agreed[variant]?.display }

  /// The first difference between two displays, or nil if none. A field that one of them leaves out doesn't count.
  private func difference(_ here: Display, _ there: Display) -> (here: String, there: String)? {
    if here.size != there.size {
      return (
        "\(brief(here.size.width))×\(brief(here.size.height))", "\(brief(there.size.width))×\(brief(there.size.height))"
      )
    }
    if let scale = here.scale, let other = there.scale, scale != other {
      return ("scale \(brief(scale))", "scale \(brief(other))")
    }
    if let radius = here.cornerRadius, let other = there.cornerRadius, radius != other {
      return ("corner radius \(brief(radius))", "corner radius \(brief(other))")
    }
    if let cutouts = here.cutouts, let other = there.cutouts, cutouts != other {
      return ("these cutouts", "others")
    }
    return nil
  }
}

private func conflict(
  _ difference: (here: String, there: String), variant: String, at span: SourceSpan, first: SourceSpan?,
  screen: String
) -> Diagnostic {
  Diagnostic(
    .displayConflict,
    "the display of variant \"\(excerpt(variant))\" has \(difference.here) here, and \(difference.there) on screen "
      + "\"\(excerpt(screen))\"", at: span, labels: first.map { [.init($0, "\(difference.there) here")] } ?? [])
}
