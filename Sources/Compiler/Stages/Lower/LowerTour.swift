import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
package import TutorialTour

/// All that a tour is made of. It is made only for those who write it: a check needs none.
package struct TourDraft: Sendable {
  /// What the steps are.
  package let plan: TutorialPlan
  /// Which devices it is for.
  let served: ServedTour
  /// The callouts in their places.
  let callouts: LaidOutCallouts
  /// The tutorial's texts, in the order in which the tour lists them.
  let texts: StringTable
  /// The texts of other locales, in the order in which the tour lists them.
  let translations: [Translation]
  /// What callouts look like.
  let theme: TourTheme
  /// The program and version that the tour names.
  let generator: String

  /// The tour: names for motions and texts, outlines of one topology.
  package var tour: Tour { lowerTour(self) }
}

private func lowerTour(_ draft: TourDraft) -> Tour {
  let (plan, tutorial) = (draft.plan, draft.plan.tutorial)
  let topology = topology(of: plan)
  let contents = draft.callouts.contents.set
  let texts = textsByLocale(draft.texts, in: tutorial.language, draft.translations)
  var forms: [ObjectIdentifier: [StepForm]] = [:]
  var lowered: [ObjectIdentifier: LoweredSteps] = [:]
  let variants = zip(zip(plan.variants, draft.served.variants), draft.callouts.callouts).map { variant, callouts in
    let (variant, compiled) = variant
    let id = ObjectIdentifier(variant.shape)
    let own = forms[id] ?? variant.shape.steps.map { StepForm($0, of: variant.shape, draft.texts) }
    forms[id] = own
    let last = lowered[id] ?? LoweredSteps()
    var lowerer = VariantLowerer(
      variant, own, after: last, callouts: callouts, contents.places, topology: topology, compiled)
    let result = lowerer.lower()
    lowered[id] = LoweredSteps(plans: variant.steps, steps: result.steps)
    return result
  }
  return Tour(
    generator: draft.generator, tutorial: tutorial.id.value, title: tutorial.title == nil ? nil : "title",
    once: tutorial.onceKey, dismiss: tutorial.dismissals,
    keys: tutorial.keyNames.map(TourKeys.init) ?? .standard, events: TourEvents(tutorial.events), theme: draft.theme,
    locales: texts.all.map(\.name),
    strings: texts,
    variables: TourEntries(tutorial.variables.map { .init($0.name.value, $0.samples(in: tutorial.language)) }),
    motions: TourEntries(plan.motions.enumerated().map { .init(motionID($0), $1) }),
    contents: contents.contents, probes: contents.probes, variants: variants,
    reducedMotion: TourReducedMotion(kind: plan.reducedMotion.kind, motion: plan.reducedMotion.motion.map(motionID)))
}

/// The name of a motion in the tour.
func motionID(_ place: Int) -> String { "m\(place)" }

/// All outlines of a tour are divided alike, so that any of them can become any other: into the largest number of
/// segments that one of them needs, at least 8.
private func topology(of plan: TutorialPlan) -> OutlineTopology {
  var outlines: [Outline] = []
  for step in plan.variants.lazy.flatMap(\.steps) {
    for cutout in step.cutouts { outlines.append(cutout.outline) }
    for ring in step.rings { outlines.append(ring.outline) }
    for ring in step.loops.lazy.flatMap(\.rings) { outlines.append(ring.outline) }
  }
  return OutlineTopology(of: outlines)
}
