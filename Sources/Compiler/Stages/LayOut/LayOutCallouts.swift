import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialSides
import TutorialSyntax
import TutorialText
import TutorialTour

/// A callout on one screen.
struct PlacedCallout: Sendable {
  /// What it says, and how it is asked for.
  let form: CalloutForm
  /// What it points at, where the step says so.
  let anchor: TourElement?
  /// What it must not cover.
  let avoid: [TourElement]
  /// Where it may lie, best first: what the author allows, with `auto` decided.
  fileprivate(set) var placement: [TourPlacement]
  /// Where it lies, by locale.
  var layouts: [TourEntries<TourCalloutLayout>.Entry] = []
  /// Where it lies at other text sizes, by locale and by size.
  private var sizes: [(locale: String, layouts: [TourEntries<TourCalloutLayout>.Entry])] = []

  init(form: CalloutForm, anchor: TourElement?, avoid: [TourElement]) {
    self.form = form
    self.anchor = anchor
    self.avoid = avoid
    placement = form.callout.placement
  }

  /// Adds where it lies in a language.
  ///
  /// - Parameter size: the text size; nil is the variant's own.
  mutating func add(_ layout: TourCalloutLayout, in locale: String, at size: String?) {
    guard let size else { return layouts.append(.init(locale, layout)) }
    if sizes.last?.locale != locale { sizes.append((locale, [])) }
    sizes[sizes.count - 1].layouts.append(.init(size, layout))
  }

  /// As the tour has it.
  ///
  /// - Parameter places: where the contents are that were found for layouts.
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

/// Finds the place of every callout, in every language that its variant can show.
///
/// - Parameters:
///   - plan: what the steps are, and what their screens are like.
///   - words: what they say.
///   - served: in which languages and at which text sizes.
///   - screens: what there is to read on them.
///   - callouts: what has been set so far, of this tutorial or another.
/// - Returns: by variant and step, the callout in its places, nil where there is none; and what stands in them.
func layOutCallouts(
  of plan: TutorialPlan, saying words: SpokenTexts, to served: ServedTour, on screens: ScreenReader,
  among callouts: inout TypesetCallouts
) -> Parsed<LaidOutCallouts> {
  var grouping = VariantGrouping()
  var contents = CalloutContents()
  var set = CalloutWords(words, to: served, dismissals: plan.tutorial.dismissals)
  let result = plan.variants.enumerated().map { number, variant -> [PlacedCallout?] in
    set.use(number, variant.shape.flow) { words -> [PlacedCallout?] in
      var layouter = VariantLayouter(
        variant, served.variants[number], served.settings[number], screens, source: plan.tutorial.source)
      var found: [Diagnostic] = []
      var laidOut: [PlacedCallout?] = []
      laidOut.reserveCapacity(variant.steps.count)
      for (place, step) in variant.steps.enumerated() {
        guard let form = words.forms[place] else {
          laidOut.append(nil)
          continue
        }
        var callout = PlacedCallout(
          form: form, anchor: step.resolved.anchor.map(TourElement.init),
          avoid: step.resolved.avoided.map(TourElement.init))
        found += layouter.layOut(&callout, of: step, at: place, saying: &words, among: &callouts, &contents)
        laidOut.append(callout)
      }
      grouping.add(found, variant: variant.resolved.id)
      return laidOut
    }
  }
  return Parsed(LaidOutCallouts(callouts: result, contents: contents), diagnostics: grouping.diagnostics)
}

/// The callouts of a tour in their places.
struct LaidOutCallouts: Sendable {
  /// By variant and step; nil where there is none.
  let callouts: [[PlacedCallout?]]
  /// What stands in them, by the places that their layouts have.
  let contents: CalloutContents
}

/// Lays out the callouts of one variant.
private struct VariantLayouter {
  private let variant: VariantPlan
  private let compiled: CompiledVariant
  /// The languages and text sizes.
  private let served: [ServedSetting]
  private let source: SourceText
  private let screens: ScreenReader
  private var scrolled = ScrolledScreens()

  init(
    _ variant: VariantPlan, _ compiled: CompiledVariant, _ served: [ServedSetting], _ screens: ScreenReader,
    source: SourceText
  ) {
    self.variant = variant
    self.source = source
    self.compiled = compiled
    self.served = served
    self.screens = screens
  }

  /// Finds the layouts of a step's callout. The same defect in several languages is one diagnostic.
  mutating func layOut(
    _ callout: inout PlacedCallout, of step: StepPlan, at place: Int, saying words: inout VariantWords,
    among callouts: inout TypesetCallouts, _ contents: inout CalloutContents
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

  /// The side on which a bubble covers least, where the author leaves that to the compiler.
  private mutating func choice(
    of callout: PlacedCallout, _ step: StepPlan, at place: Int, among obstacles: CalloutObstacles,
    saying words: inout VariantWords, _ callouts: inout TypesetCallouts
  ) -> SideChoice? {
    let (form, settings) = (callout.form, words.settings)
    guard let first = settings.first,
      var choice = SideChoice(form.callout, among: obstacles, isRightToLeft: first.isRightToLeft)
    else { return nil }
    // The screen is read only where several sides have room.
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

  /// What is wrong with a callout, of which nothing is known yet.
  ///
  /// - Parameter isAlone: whether there is one language at one text size.
  private func diagnosis(
    of callout: PlacedCallout, _ step: StepPlan, at place: Int, isAlone: Bool
  ) -> CalloutDiagnosis? {
    guard let partial = step.resolved.step.callout else { return nil }
    return CalloutDiagnosis(
      partial, variant.shape.steps[place].buttons, callout: callout.lowered([]), holeCount: step.cutouts.count,
      source: source, hasSeveralLocales: !isAlone, scrolling: step.resolved.scrollNote)
  }

  /// A setting for people: the language, and the text size where there are several.
  private func name(of setting: TextSetting, _ number: Int) -> String {
    let locale = setting.locale
    guard compiled.sizes.count > 1 else { return locale }
    return "\(locale) at \(compiled.sizes[served[number].size].name)"
  }
}

extension ResolvedStep {
  /// Why scrolling makes no room for the callout; nil where it has nothing to do with it.
  fileprivate var scrollNote: String? {
    switch shortfall {
    case .contentEnds(let container):
      "scrolling makes no room: the content of \(name(container)) does not reach that far"
    case .tooLittleRoom(let container):
      "scrolling makes no room: target and callout together are too large for what is free of \(name(container))"
    case nil: nil
    }
  }

  private func name(_ container: Int) -> String { "\"\(excerpt(snapshot.scrollContainers[container].space))\"" }
}

extension CalloutSurroundings {
  /// A screen, as it is read by some devices.
  init(_ snapshot: Snapshot, _ setting: TextSetting) {
    self.init(
      display: snapshot.display.size, safeArea: snapshot.insetsForCallouts, isRightToLeft: setting.isRightToLeft,
      measures: setting.metrics.theme)
  }
}

extension CalloutObstacles {
  /// What a step's callout lies beside, and what it must not cover, once its holes are planned.
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
  /// What the system's bars, and a keyboard, take from each side.
  var insetsForCallouts: EdgeInsets {
    let bars = safeAreaInsets
    guard let keyboard = insets.ime else { return bars }
    return EdgeInsets(
      top: max(bars.top, keyboard.top), right: max(bars.right, keyboard.right),
      bottom: max(bars.bottom, keyboard.bottom), left: max(bars.left, keyboard.left))
  }
}
