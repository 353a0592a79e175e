import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
package import TutorialTour

/// The parts of a tour. The tour itself is built only for output, because a check doesn't need it.
package struct TourDraft: Sendable {
  /// The plan of the steps.
  package let plan: TutorialPlan
  /// The devices that the tour serves.
  let served: ServedTour
  let callouts: LaidOutCallouts
  /// The texts, in the order in which the tour lists them.
  let words: LocalizedTexts
  /// The look of callouts.
  let theme: TourTheme
  /// The name and version of the program, as written in the tour.
  let generator: String

  /// The tour, with named motions and texts, and outlines of one topology.
  package var tour: Tour { lowerTour(self) }
}

private func lowerTour(_ draft: TourDraft) -> Tour {
  let (plan, tutorial) = (draft.plan, draft.plan.tutorial)
  let topology = topology(of: plan)
  let contents = draft.callouts.contents.set
  var forms: [ObjectIdentifier: [StepTemplate]] = [:]
  var lowered: [ObjectIdentifier: LoweredSteps] = [:]
  let variants = zip(zip(plan.variants, draft.served.variants), draft.callouts.callouts).map { variant, callouts in
    let (variant, compiled) = variant
    let id = ObjectIdentifier(variant.shape)
    let own = forms[id] ?? variant.shape.steps.map { StepTemplate($0, of: variant.shape, draft.words.texts) }
    forms[id] = own
    let last = lowered[id] ?? LoweredSteps()
    var lowerer = VariantLowerer(
      variant: variant, forms: own, last: last, callouts: callouts, contents: contents.places, topology: topology,
      compiled: compiled)
    let result = lowerer.lower()
    lowered[id] = LoweredSteps(plans: variant.steps, steps: result.steps)
    return result
  }
  return Tour(
    generator: draft.generator, tutorial: tutorial.id.value, title: tutorial.title == nil ? nil : "title",
    once: tutorial.onceKey, dismiss: tutorial.dismissals,
    keys: tutorial.keyNames.map(TourKeys.init) ?? .standard, events: TourEvents(tutorial.events), theme: draft.theme,
    locales: draft.words.locales, strings: draft.words.all,
    variables: TourEntries(tutorial.variables.map { .init($0.name.value, $0.samples(in: tutorial.language)) }),
    motions: TourEntries(plan.motions.enumerated().map { .init(motionID($0), $1) }),
    division: topology.division, contents: contents.contents, probes: contents.probes, variants: variants,
    reducedMotion: TourReducedMotion(kind: plan.reducedMotion.kind, motion: plan.reducedMotion.motion.map(motionID)))
}

/// Returns the name of a motion in the tour.
func motionID(_ place: Int) -> String { "m\(place)" }

/// Returns the common topology of a tour's outlines, so that any of them can morph into any other.
///
/// It has the largest number of segments that one of them needs, at least 8.
private func topology(of plan: TutorialPlan) -> OutlineTopology {
  var outlines: [Outline] = []
  for step in plan.variants.lazy.flatMap(\.steps) {
    for cutout in step.cutouts { outlines.append(cutout.outline) }
    for ring in step.rings { outlines.append(ring.outline) }
    for ring in step.loops.lazy.flatMap(\.rings) { outlines.append(ring.outline) }
  }
  return OutlineTopology(of: outlines)
}
