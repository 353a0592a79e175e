import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialSides
import TutorialSyntax
import TutorialText
import TutorialTour

/// A callout with its positions on one screen.
struct PlacedCallout: Sendable {
  /// The callout's texts and settings.
  let form: CalloutTemplate
  /// The element that it points at, if the step names one.
  let anchor: TourElement?
  /// The elements that it mustn't cover.
  let avoid: [TourElement]
  /// The allowed placements, best first, with `auto` resolved.
  fileprivate(set) var placement: [TourPlacement]
  /// The layouts by locale.
  var layouts: [TourEntries<TourCalloutLayout>.Entry] = []
  /// The layouts at other text sizes, by locale and size.
  private var sizes: [(locale: String, layouts: [TourEntries<TourCalloutLayout>.Entry])] = []

  init(form: CalloutTemplate, anchor: TourElement?, avoid: [TourElement]) {
    self.form = form
    self.anchor = anchor
    self.avoid = avoid
    placement = form.callout.placement
  }

  /// Adds the layout in a language.
  ///
  /// - Parameter size: the text size, or nil for the variant's own.
  mutating func add(_ layout: TourCalloutLayout, in locale: String, at size: String?) {
    guard let size else { return layouts.append(.init(locale, layout)) }
    if sizes.last?.locale != locale { sizes.append((locale, [])) }
    sizes[sizes.count - 1].layouts.append(.init(size, layout))
  }

  /// Returns the callout in the tour's form.
  ///
  /// - Parameter places: the final index of each content that layouts refer to.
  func lowered(_ places: [Int]) -> TourCallout {
    func placed(_ layouts: [TourEntries<TourCalloutLayout>.Entry]) -> TourEntries<TourCalloutLayout> {
      var layouts = layouts
      for index in layouts.indices {
        layouts[index].value.content = layouts[index].value.content.flatMap {
          places.indices.contains($0) ? places[$0] : nil
        }
      }
      return TourEntries(layouts)
    }
    var callout = form.callout
    callout.anchor = anchor
    callout.avoid = avoid
    callout.placement = placement
    callout.layouts = placed(layouts)
    callout.sizes = TourEntries(sizes.map { .init($0.locale, placed($0.layouts)) })
    return callout
  }
}

/// Lays out every callout in every language that its variant can show.
///
/// - Parameter callouts: the texts typeset so far, for this tutorial or another.
/// - Returns: the callout of each variant and step with its layouts, or nil for a step without one, and the contents of
///   all.
func layOutCallouts(
  of plan: TutorialPlan, saying words: LocalizedTexts, to served: ServedTour, on screens: ScreenReader,
  among callouts: inout TypesetterCache
) -> Parsed<LaidOutCallouts> {
  var grouping = VariantGrouping()
  var contents = CalloutContents()
  var set = TypesetTexts(words: words, served: served, dismissals: plan.tutorial.dismissals)
  let result = plan.variants.enumerated().map { number, variant -> [PlacedCallout?] in
    set.use(number, variant.shape.flow) { words -> [PlacedCallout?] in
      var layouter = VariantLayouter(
        variant: variant, compiled: served.variants[number], served: served.settings[number],
        source: plan.tutorial.source, screens: screens)
      var found: [Diagnostic] = []
      let laidOut = variant.steps.enumerated().map { place, step -> PlacedCallout? in
        guard let form = words.forms[place] else { return nil }
        var callout = PlacedCallout(
          form: form, anchor: step.resolved.anchor.map(TourElement.init),
          avoid: step.resolved.avoided.map(TourElement.init))
        found += layouter.layOut(&callout, of: step, at: place, saying: &words, among: &callouts, &contents)
        return callout
      }
      grouping.add(found, variant: variant.resolved.id)
      return laidOut
    }
  }
  return Parsed(LaidOutCallouts(callouts: result, contents: contents), diagnostics: grouping.diagnostics)
}

/// The laid-out callouts of a tour.
struct LaidOutCallouts: Sendable {
  /// The callouts by variant and step; nil for a step without one.
  let callouts: [[PlacedCallout?]]
  /// The contents that the layouts refer to by index.
  let contents: CalloutContents
}

private struct VariantLayouter {
  let variant: VariantPlan
  let compiled: CompiledVariant
  /// The languages and text sizes.
  let served: [ServedSetting]
  let source: SourceText
  let screens: ScreenReader
  var scrolled = ScrolledScreens()

  /// Computes the layouts of a step's callout. The same defect in several languages is one diagnostic.
  mutating func layOut(
    _ callout: inout PlacedCallout, of step: StepPlan, at place: Int, saying words: inout VariantTexts,
    among callouts: inout TypesetterCache, _ contents: inout CalloutContents
  ) -> [Diagnostic] {
    let (form, snapshot, settings) = (callout.form, step.resolved.snapshot, words.settings)
    let obstacles = CalloutObstacles(
      step.cutouts, step.rings, anchor: callout.anchor, avoiding: callout.avoid, display: snapshot.display.bounds)
    let insets = snapshot.insetsForCallouts
    callout.layouts.reserveCapacity(settings.count)
    let ownSize = compiled.ownSize
    var problems: CalloutDiagnosis?
    let choice = choice(of: callout, step, at: place, among: obstacles, saying: &words, &callouts)
    if let choice { callout.placement = choice.placement }
    for number in settings.indices {
      let surroundings = CalloutSurroundings(snapshot, settings[number])
      let solver = CalloutSolver(form.callout, among: obstacles, in: surroundings)
      let sizing = words.sizing(of: form, at: place, number, among: &callouts)
      let solved =
        choice?.result(number, solver)
        ?? solver.solve(placements: callout.placement) { sizing.size($0, among: &callouts) }
      let taken =
        form.callout.kind == .sheet
        ? EdgeInsets(top: 0, right: insets.right, bottom: insets.bottom, left: insets.left) : .zero
      var layout = solved.layout(measured: sizing.isExact(among: callouts))
      layout.content = contents.place(of: sizing.place, width: layout.frame.width, insets: taken, among: callouts)
      callout.add(
        layout, in: settings[number].locale,
        at: served[number].size == ownSize ? nil : compiled.sizes[served[number].size].name)
      let missing = callouts.missing(sizing.place)
      let overflow = sizing.overflow(solved.frame, insets: taken, among: &callouts)
      if solved.problem == nil, missing.isEmpty, overflow == nil { continue }
      var all = problems ?? diagnosis(of: callout, step, at: place, isAlone: settings.count == 1)
      let locale = name(of: settings[number], number)
      if let problem = solved.problem {
        let remedies = CalloutRemedy.all(problem, form.callout, solver, surroundings) {
          sizing.size($0, among: &callouts)
        }
        all?.add(problem, solved, obstacles, remedies, locale: locale)
      }
      for missing in missing { all?.add(missing, locale: locale) }
      if let overflow { all?.add(overflow, locale: locale) }
      problems = all
    }
    return problems?.diagnostics ?? []
  }

  /// Returns the side on which a bubble covers least, or nil if the author chooses the side.
  private mutating func choice(
    of callout: PlacedCallout, _ step: StepPlan, at place: Int, among obstacles: CalloutObstacles,
    saying words: inout VariantTexts, _ callouts: inout TypesetterCache
  ) -> SideChoice? {
    let (form, settings) = (callout.form, words.settings)
    guard let first = settings.first,
      var choice = SideChoice(form.callout, among: obstacles, isRightToLeft: first.isRightToLeft)
    else { return nil }
    // The screen is read only if several sides have room.
    var read: (words: ScreenWords, own: [Bool])?
    for number in settings.indices {
      let solver = CalloutSolver(
        form.callout, among: obstacles, in: CalloutSurroundings(step.resolved.snapshot, settings[number]))
      let sizing = words.sizing(of: form, at: place, number, among: &callouts)
      choice.add(solver) {
        sizing.size($0, among: &callouts)
      } cost: { frame in
        if read == nil {
          let screen = screens.words(on: step.resolved, among: &scrolled)
          read = (screen, screen.belonging(to: step.resolved.subjects))
        }
        return read.map { $0.words.cost(of: frame, own: $0.own) } ?? .zero
      }
    }
    choice.decide()
    return choice
  }

  /// Creates an empty diagnosis of a callout.
  ///
  /// - Parameter isAlone: true if there is one language at one text size.
  private func diagnosis(
    of callout: PlacedCallout, _ step: StepPlan, at place: Int, isAlone: Bool
  ) -> CalloutDiagnosis? {
    guard let partial = step.resolved.step.callout else { return nil }
    return CalloutDiagnosis(
      partial: partial, buttons: variant.shape.steps[place].buttons, callout: callout.lowered([]),
      holeCount: step.cutouts.count, source: source, hasSeveralLocales: !isAlone, scrolling: step.resolved.scrollNote)
  }

  /// Returns a setting's name for messages: the language, and the text size if there are several.
  private func name(of setting: TextSetting, _ number: Int) -> String {
    guard compiled.sizes.count > 1 else { return setting.locale }
    return "\(setting.locale) at \(compiled.sizes[served[number].size].name)"
  }
}

extension ResolvedStep {
  /// The reason why scrolling makes no room for the callout, or nil if scrolling isn't involved.
  fileprivate var scrollNote: String? {
    switch shortfall {
    case .contentEnds(let container):
      "scrolling makes no room: the content of \(name(container)) does not reach that far"
    case .tooLittleRoom(let container):
      "scrolling makes no room: target and callout together are too large for the free part of \(name(container))"
    case nil: nil
    }
  }

  private func name(_ container: Int) -> String { "\"\(excerpt(snapshot.scrollContainers[container].space))\"" }
}

extension CalloutSurroundings {
  /// Creates the surroundings of a screen in a language and text size.
  init(_ snapshot: Snapshot, _ setting: TextSetting) {
    self.init(
      display: snapshot.display.size, safeArea: snapshot.insetsForCallouts, isRightToLeft: setting.isRightToLeft,
      measures: setting.metrics.theme)
  }
}

extension CalloutObstacles {
  /// Creates the obstacles of a step's callout from its planned holes.
  init(
    _ cutouts: [CutoutPlan], _ rings: [RingPlan], anchor: TourElement?, avoiding avoided: [TourElement], display: Rect
  ) {
    let rings = rings.map {
      Ring(cutouts: $0.cutouts, outline: $0.outline, width: $0.width, gap: $0.gap, clip: $0.clip)
    }
    let holes = cutouts.enumerated().compactMap { place, cutout in
      Obstacle(hole: cutout.target, frame: cutout.frame, bounds: cutout.bounds, clip: cutout.clip, display: display)?
        .with(rings, at: place, around: cutout.outline, display: display)
    }
    self.init(holes: holes, anchor: anchor, avoiding: avoided)
  }
}

extension Snapshot {
  /// The insets of the system's bars and of a keyboard.
  var insetsForCallouts: EdgeInsets {
    let bars = safeAreaInsets
    guard let keyboard = insets.ime else { return bars }
    return EdgeInsets(
      top: max(bars.top, keyboard.top), right: max(bars.right, keyboard.right),
      bottom: max(bars.bottom, keyboard.bottom), left: max(bars.left, keyboard.left))
  }
}
