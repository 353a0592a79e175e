public import TutorialTour
import TutorialGeometry

/// The app's names that tours refer to, which become Swift declarations.
///
/// Each name occurs once. The app's names are sorted by their bytes, so the order of tutorials doesn't matter.
public struct TourNames {
  private let tours: [Tour]
  private var steps: [TourStep] { tours.flatMap { $0.variants.flatMap(\.steps) } }

  /// Collects the names of some tours.
  public init(_ tours: [Tour]) { self.tours = tours }

  /// The ids of the tours' steps, in the order of the variants.
  public var stepIDs: [String] {
    var known: Set<String> = []
    return steps.map(\.id).filter { known.insert($0).inserted }
  }

  /// True if a tour waits for the app's route.
  public var waitForRoutes: Bool {
    steps.contains { step in
      step.before.contains { if case .route = $0 { true } else { false } }
        || step.advance.contains { if case .route = $0.trigger { true } else { false } }
    }
  }

  /// The app's elements that tours refer to.
  public var targets: [String] {
    unique(
      steps.flatMap { step -> [String] in
        let holes = step.cutouts.flatMap { [$0.target] + $0.others }
        let taps = step.advance.compactMap { if case .tap(let element) = $0.trigger { element.target } else { nil } }
        let beside = (step.callout?.avoid ?? []).map(\.target) + [step.callout?.anchor?.target].compactMap { $0 }
        let awaited = step.advance.compactMap { $0.presence?.target } + step.before.compactMap { $0.presence?.target }
        return holes + step.interaction.allow.map(\.target) + taps + beside + awaited
      })
  }

  /// The events that tours wait for the app to report.
  public var events: [String] {
    let rules = steps.flatMap(\.advance).compactMap { if case .event(let name) = $0.trigger { name } else { nil } }
    let awaited = steps.flatMap(\.before).compactMap { if case .event(let name) = $0 { name } else { nil } }
    return unique(rules + awaited)
  }

  /// The actions that tours ask the app to perform before a step.
  public var actions: [String] {
    unique(steps.flatMap(\.before).compactMap { if case .action(let name) = $0 { name } else { nil } })
  }

  /// The app's flags in the conditions of tours.
  public var flags: [String] {
    unique(
      steps.flatMap { step in ([step.when] + step.advance.map(\.when)).flatMap { $0?.flags ?? [] } })
  }

  /// The variables whose values the app puts into the tours' texts.
  public var variables: [String] { unique(tours.flatMap { $0.variables.all.map(\.name) }) }

  private func unique(_ ids: [String]) -> [String] {
    Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Abridged tours

  /// Returns a tour with the same names: steps with equal names occur only once across all variants.
  ///
  /// - Parameter keep: copies something else from a step to its abridged step; of equal abridged steps, the first
  ///   stays.
  public static func abridged(_ tour: Tour, keep: (TourStep, inout TourStep) -> Void = { _, _ in }) -> Tour {
    // Only fields listed here are copied, so that new fields of tours can't change the summary.
    var known: Set<TourStep> = []
    let variants = tour.variants.compactMap { variant -> TourVariant? in
      let steps = variant.steps.map { step in
        var left = abridged(step)
        keep(step, &left)
        return left
      }.filter { known.insert($0).inserted }
      guard !steps.isEmpty else { return nil }
      let screens = variant.screens.all.map { TourEntries<TourScreen>.Entry($0.name, TourScreen(safeArea: .zero)) }
      return TourVariant(
        id: variant.id, traits: TourTraits(), display: variant.display, screens: TourEntries(screens), steps: steps)
    }
    return Tour(
      generator: tour.generator, tutorial: tour.tutorial, once: tour.once, dismiss: [],
      locales: Array(tour.locales.prefix(1)), strings: [:],
      variables: TourEntries(tour.variables.all.map { .init($0.name, [:]) }), motions: [:], variants: variants,
      reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
  }

  private static func abridged(_ step: TourStep) -> TourStep {
    func named(_ target: String) -> TourElement { TourElement(target: target, frame: Rect(0, 0, 0, 0)) }
    let holes = step.cutouts.flatMap { [$0.target] + $0.others }
    let beside = (step.callout?.avoid ?? []).map(\.target) + [step.callout?.anchor?.target].compactMap { $0 }
    let interaction = TourInteraction(
      mode: .block, pass: [], allow: (holes + beside + step.interaction.allow.map(\.target)).map(named))
    let advance = step.advance.map { rule in
      guard case .tap(let element) = rule.trigger else { return rule }
      return TourAdvance(.tap(named(element.target)), to: rule.to, when: rule.when, back: rule.back)
    }
    return TourStep(
      id: step.id, screen: step.screen, overlay: nil, cutouts: [], mask: nil, interaction: interaction, callout: nil,
      advance: advance, when: step.when, before: step.before, enter: nil, exit: nil, variantChange: nil,
      transitions: [],
      accessibility: TourAccessibility())
  }
}
