import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
package import TutorialSyntax
package import TutorialText
package import TutorialTour

/// Finds the place of every callout, in every language that its variant can show.
///
/// - Parameters:
///   - plan: what the tour was lowered from: where its steps are written, and what their screens are like.
///   - measurer: what knows how wide texts are.
package func layOutCallouts(
  of tour: Tour, from plan: TutorialPlan, measurer: any TextMeasurer
) -> Parsed<Tour> {
  var result = tour
  var grouping = VariantGrouping()
  var callouts = TypesetCallouts(measurer)
  for (place, variant) in plan.variants.enumerated() where result.variants.indices.contains(place) {
    let layouter = VariantLayouter(tour, variant, source: plan.tutorial.source)
    var found: [Diagnostic] = []
    for (number, step) in variant.steps.enumerated() where result.variants[place].steps.indices.contains(number) {
      guard let laidOut = layouter.layOut(result.variants[place].steps[number], from: step, among: &callouts) else {
        continue
      }
      result.variants[place].steps[number].callout?.layouts = laidOut.layouts
      found += laidOut.diagnostics
    }
    grouping.add(found, variant: variant.resolved.id)
  }
  return Parsed(result, diagnostics: grouping.diagnostics)
}

/// Lays out the callouts of one variant.
private struct VariantLayouter {
  private let tour: Tour
  private let traits: Traits
  private let locales: [String]
  private let source: SourceText

  init(_ tour: Tour, _ variant: VariantPlan, source: SourceText) {
    self.tour = tour
    self.source = source
    traits = variant.resolved.snapshot.traits
    locales = traits.locale.map { [$0] } ?? tour.locales
  }

  struct LaidOut {
    var layouts: TourEntries<TourCalloutLayout> = [:]
    var diagnostics: [Diagnostic] = []
  }

  /// The layouts of a step's callout; nil where it has none. The same defect in several languages is one diagnostic.
  func layOut(_ step: TourStep, from plan: StepPlan, among callouts: inout TypesetCallouts) -> LaidOut? {
    guard let callout = step.callout, let partial = plan.resolved.step.callout else { return nil }
    var result = LaidOut()
    var problems = CalloutDiagnosis(
      partial, plan.buttons, step: step, source: source, hasSeveralLocales: locales.count > 1)
    for locale in locales {
      let surroundings = surroundings(plan.resolved.snapshot, locale)
      guard let solver = CalloutSolver(step, in: surroundings) else { continue }
      let sizing = CalloutSizing(callout, of: tour, in: locale, surroundings, traits: traits, among: &callouts)
      let solved = solver.solve { sizing.size($0, among: &callouts) }
      result.layouts.all.append(.init(locale, solved.layout(measured: sizing.isExact(among: callouts))))
      if let problem = solved.problem { problems.add(problem, solved, solver.obstacles, locale: locale) }
      let bars = surroundings.safeArea
      let taken =
        callout.kind == .sheet ? EdgeInsets(top: 0, right: bars.right, bottom: bars.bottom, left: bars.left) : .zero
      for missing in callouts[sizing.place].missing { problems.add(missing, locale: locale) }
      if let overflow = sizing.overflow(solved.frame, insets: taken, among: &callouts) {
        problems.add(overflow, locale: locale)
      }
    }
    result.diagnostics = problems.diagnostics
    return result
  }

  /// The step's screen, as a person reads it in a language.
  private func surroundings(_ snapshot: Snapshot, _ locale: String) -> CalloutSurroundings {
    var insets = snapshot.safeAreaInsets
    if let keyboard = snapshot.insets.ime {
      insets = EdgeInsets(
        top: max(insets.top, keyboard.top), right: max(insets.right, keyboard.right),
        bottom: max(insets.bottom, keyboard.bottom), left: max(insets.left, keyboard.left))
    }
    return CalloutSurroundings(
      display: snapshot.display.size, safeArea: insets, locale: locale,
      layoutDirection: snapshot.traits["layoutDirection"])
  }
}
