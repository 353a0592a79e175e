import TutorialGeometry
import TutorialPlayer

/// The app with the tour over it, at any size.
struct Stage {
  let tour: Tour
  /// The variant as compiled.
  let variant: TourVariant
  private let locale: String?
  /// The callouts' contents, by step id.
  private let callouts: [String: Callout]

  init(_ tour: Tour, _ variant: TourVariant) {
    self.tour = tour
    self.variant = variant
    let locale = tour.locale(for: variant.traits.locale)
    self.locale = locale
    let said = variant.steps.compactMap { step in Callout(step, of: tour, in: locale).map { (step.id, $0) } }
    callouts = Dictionary(said) { first, _ in first }
  }

  /// The app's screen in a terminal of the given size.
  func app(_ size: (columns: Int, rows: Int)) -> InboxScreen {
    InboxScreen(size: Size(Double(size.columns) * Canvas.unit, Double(size.rows) * 2 * Canvas.unit))
  }

  /// The tour's variant over the app's elements at their current places.
  func over(_ app: InboxScreen) -> TourVariant { variant.over(app, of: tour, in: locale) }

  /// Draws the app with the tour's picture over it.
  func canvas(_ app: InboxScreen, _ picture: TourPicture) -> Canvas {
    var canvas = app.canvas
    canvas.draw(picture, callouts: callouts)
    return canvas
  }
}
