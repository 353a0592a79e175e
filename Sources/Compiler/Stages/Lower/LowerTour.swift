import TutorialGeometry
package import TutorialLanguage
import TutorialSyntax
package import TutorialTour

/// Turns a plan into the tour that is written: names for motions and texts, outlines of one topology.
///
/// - Parameters:
///   - texts: the tutorial's texts, in the order in which the tour lists them.
///   - translations: the texts of other locales, in the order in which the tour lists them.
///   - generator: the program and version that the tour names.
package func lowerTour(
  _ plan: TutorialPlan, texts: StringTable = StringTable(), translations: [Translation] = [], generator: String
) -> Tour {
  let tutorial = plan.tutorial
  var strings = texts
  let title = tutorial.title.map { strings.key("title", for: $0) }
  let topology = topology(of: plan)
  var variants: [TourVariant] = []
  for variant in plan.variants {
    var lowerer = VariantLowerer(variant, topology: topology, strings: strings)
    variants.append(lowerer.lower())
    strings = lowerer.strings
  }
  let allTexts = byLocale(strings, in: tutorial.language, translations)
  return Tour(
    generator: generator, tutorial: tutorial.id.value, title: title, once: tutorial.onceKey,
    dismiss: tutorial.dismissals.map(Tour.Dismissal.init), locales: allTexts.all.map(\.name), strings: allTexts,
    motions: TourEntries(plan.motions.enumerated().map { .init(motionID($0), $1) }), variants: variants,
    reducedMotion: TourReducedMotion(kind: plan.reducedMotion.kind, motion: plan.reducedMotion.motion.map(motionID)))
}

/// The name of a motion in the tour.
func motionID(_ place: Int) -> String { "m\(place)" }

/// All outlines of a tour are divided alike, so that any of them can become any other: into the largest number of
/// segments that one of them needs, at least 8.
private func topology(of plan: TutorialPlan) -> OutlineTopology {
  let steps = plan.variants.flatMap(\.steps)
  return OutlineTopology(
    of: steps.flatMap { step in
      step.cutouts.map(\.outline) + (step.rings + step.loops.flatMap(\.rings)).map(\.outline)
    })
}

/// The texts by locale, the tutorial's own first. What a strings file of that same locale adds for a client is added;
/// the tutorial's own words stand. English has words for standard buttons where its file lacks them.
private func byLocale(
  _ strings: StringTable, in language: String, _ translations: [Translation]
) -> TourEntries<TourEntries<String>> {
  var own = strings.entries.map { TourEntries<String>.Entry($0.key, $0.text.value) }
  var others: [TourEntries<TourEntries<String>>.Entry] = []
  for translation in translations {
    if LanguageTag.folded(translation.locale) == LanguageTag.folded(language) {
      own += translation.translated.filter { !strings.contains($0.key) }.map { .init($0.key, $0.text) }
    } else {
      let has = Set(translation.translated.map(\.key))
      let words = strings.entries.filter { $0.isIn(translation.locale) && !has.contains($0.key) }
      others.append(
        .init(
          translation.locale,
          TourEntries((translation.translated + words.map { ($0.key, $0.text.value) }).map { .init($0.key, $0.text) })))
    }
  }
  return TourEntries([.init(language, TourEntries(own))] + others)
}

extension Tour.Dismissal {
  init(_ dismissal: Dismissal) {
    self =
      switch dismissal {
      case .escape: .escape
      case .close: .close
      case .overlay: .overlay
      }
  }
}
