import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
import TutorialTour

/// What a callout says and how it is asked for, wherever it lies: one object for all variants of a shape.
final class CalloutForm: Sendable {
  /// The callout as the tour has it, but for what lies on a screen.
  let callout: TourCallout

  init(_ callout: TourCallout) { self.callout = callout }
}

/// A callout on one screen.
struct PlacedCallout: Sendable {
  /// What it says, and how it is asked for.
  let form: CalloutForm
  /// What it points at, where the step says so.
  let anchor: TourElement?
  /// What it must not cover.
  let avoid: [TourElement]
  /// Where it lies, by locale.
  var layouts: [TourEntries<TourCalloutLayout>.Entry] = []
  /// Where it lies at other text sizes, by locale and by size.
  private var sizes: [(locale: String, layouts: [TourEntries<TourCalloutLayout>.Entry])] = []

  init(form: CalloutForm, anchor: TourElement?, avoid: [TourElement]) {
    self.form = form
    self.anchor = anchor
    self.avoid = avoid
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
  var lowered: TourCallout {
    var callout = form.callout
    callout.anchor = anchor
    callout.avoid = avoid
    callout.layouts = TourEntries(layouts)
    callout.sizes = TourEntries(sizes.map { .init($0.locale, TourEntries($0.layouts)) })
    return callout
  }
}

/// Finds the place of every callout, in every language that its variant can show.
///
/// - Parameters:
///   - plan: what the steps are, and what their screens are like.
///   - words: what they say.
///   - served: in which languages and at which text sizes.
///   - callouts: what has been set so far, of this tutorial or another.
/// - Returns: by variant and step, the callout in its places; nil where there is none.
func layOutCallouts(
  of plan: TutorialPlan, saying words: SpokenTexts, to served: ServedTour, among callouts: inout TypesetCallouts
) -> Parsed<[[PlacedCallout?]]> {
  var grouping = VariantGrouping()
  var forms: [ObjectIdentifier: [CalloutForm?]] = [:]
  var set = WordsSet()
  let result = plan.variants.enumerated().map { number, variant -> [PlacedCallout?] in
    let shape = ObjectIdentifier(variant.shape)
    let own = forms[shape] ?? variant.shape.callouts(words.texts)
    forms[shape] = own
    var layouter = VariantLayouter(
      variant, words, served.variants[number], served.settings[number], source: plan.tutorial.source, &set)
    var found: [Diagnostic] = []
    var laidOut: [PlacedCallout?] = []
    laidOut.reserveCapacity(variant.steps.count)
    for (place, step) in variant.steps.enumerated() {
      guard let form = own[place] else {
        laidOut.append(nil)
        continue
      }
      var callout = PlacedCallout(
        form: form, anchor: step.resolved.anchor.map(TourElement.init),
        avoid: step.resolved.avoided.map(TourElement.init))
      found += layouter.layOut(&callout, of: step, at: place, among: &callouts)
      laidOut.append(callout)
    }
    layouter.keep(in: &set)
    grouping.add(found, variant: variant.resolved.id)
    return laidOut
  }
  return Parsed(result, diagnostics: grouping.diagnostics)
}

/// Which words of a tutorial have been set for whom: looked up once for each shape and setting.
private struct WordsSet {
  struct Key: Hashable {
    let shape: ObjectIdentifier
    let setting: TextSetting
  }

  /// Of each step, where they are among the callouts that are set; nil where they are not.
  var places: [Key: [Int?]] = [:]
}

/// Lays out the callouts of one variant.
private struct VariantLayouter {
  private let variant: VariantPlan
  private let words: SpokenTexts
  private let compiled: CompiledVariant
  /// The languages and text sizes, and how each is set.
  private let served: [ServedSetting]
  private let settings: [TextSetting]
  /// For each of them, where each step's words are among the callouts that are set; nil where they are not yet.
  private var places: [[Int?]]
  private let source: SourceText

  init(
    _ variant: VariantPlan, _ words: SpokenTexts, _ compiled: CompiledVariant, _ served: [ServedSetting],
    source: SourceText, _ set: inout WordsSet
  ) {
    self.variant = variant
    self.words = words
    self.source = source
    self.compiled = compiled
    self.served = served
    let settings = served.map { compiled.setting($0, in: words.locales) }
    self.settings = settings
    let shape = variant.shape
    places = settings.map { setting in
      set.places.removeValue(forKey: WordsSet.Key(shape: ObjectIdentifier(shape), setting: setting))
        ?? Array(repeating: nil, count: shape.steps.count)
    }
  }

  /// Keeps where the words are for the variants that come.
  func keep(in set: inout WordsSet) {
    for (setting, places) in zip(settings, places) {
      set.places[WordsSet.Key(shape: ObjectIdentifier(variant.shape), setting: setting)] = places
    }
  }

  /// Finds the layouts of a step's callout. The same defect in several languages is one diagnostic.
  mutating func layOut(
    _ callout: inout PlacedCallout, of step: StepPlan, at place: Int, among callouts: inout TypesetCallouts
  ) -> [Diagnostic] {
    let (form, snapshot) = (callout.form, step.resolved.snapshot)
    let obstacles = obstacles(of: step, callout, display: snapshot.display.bounds)
    let insets = snapshot.insetsForCallouts
    callout.layouts.reserveCapacity(settings.count)
    let ownSize = compiled.ownSize
    var problems: CalloutDiagnosis?
    for number in settings.indices {
      let surroundings = CalloutSurroundings(
        display: snapshot.display.size, safeArea: insets, isRightToLeft: settings[number].isRightToLeft)
      let solver = CalloutSolver(form.callout, among: obstacles, in: surroundings)
      let sizing = CalloutSizing(
        form.callout, at: words(of: form, at: place, number, among: &callouts),
        padding: settings[number].metrics.padding)
      let solved = solver.solve { sizing.size($0, among: &callouts) }
      callout.add(
        solved.layout(measured: sizing.isExact(among: callouts)), in: settings[number].locale,
        at: served[number].size == ownSize ? nil : compiled.sizes[served[number].size].name)
      let taken =
        form.callout.kind == .sheet
        ? EdgeInsets(top: 0, right: insets.right, bottom: insets.bottom, left: insets.left) : .zero
      let missing = callouts.missing(sizing.place)
      let overflow = sizing.overflow(solved.frame, insets: taken, among: &callouts)
      if solved.problem == nil, missing.isEmpty, overflow == nil { continue }
      var all = problems ?? diagnosis(of: callout, step, at: place)
      let locale = setting(number)
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

  /// What is wrong with a callout, of which nothing is known yet.
  private func diagnosis(of callout: PlacedCallout, _ step: StepPlan, at place: Int) -> CalloutDiagnosis? {
    guard let partial = step.resolved.step.callout else { return nil }
    return CalloutDiagnosis(
      partial, variant.shape.steps[place].buttons, callout: callout.lowered, holeCount: step.cutouts.count,
      source: source, hasSeveralLocales: settings.count > 1)
  }

  /// A setting for people: the language, and the text size where there are several.
  private func setting(_ number: Int) -> String {
    let locale = settings[number].locale
    guard compiled.sizes.count > 1 else { return locale }
    return "\(locale) at \(compiled.sizes[served[number].size].name)"
  }

  /// What a callout lies beside, and what it must not cover.
  private func obstacles(of step: StepPlan, _ callout: PlacedCallout, display: Rect) -> CalloutObstacles {
    let rings = step.rings.map {
      CalloutObstacles.Ring(cutouts: $0.cutouts, outline: $0.outline, width: $0.width, gap: $0.gap, clip: $0.clip)
    }
    let holes = step.cutouts.enumerated().compactMap { place, cutout in
      CalloutObstacles.Obstacle(
        hole: cutout.target, frame: cutout.frame, bounds: cutout.bounds, clip: cutout.clip, display: display)?
        .with(rings, at: place, display: display)
    }
    return CalloutObstacles(holes: holes, anchor: callout.anchor, avoiding: callout.avoid)
  }

  /// Where a callout's words are among those that are set.
  ///
  /// - Parameter number: which setting.
  private mutating func words(
    of form: CalloutForm, at place: Int, _ number: Int, among callouts: inout TypesetCallouts
  ) -> Int {
    if let known = places[number][place] { return known }
    let setting = settings[number]
    func text(_ key: String?) -> String? { key.flatMap { words.text($0, in: setting.locale) } }
    let callout = form.callout
    let found = callouts.place(
      of: CalloutText(
        title: text(callout.title), body: text(callout.body), buttons: callout.buttons.map { text($0.title) ?? "" },
        hasImage: callout.image != nil),
      in: setting)
    places[number][place] = found
    return found
  }
}

extension Snapshot {
  /// What the system's bars, and a keyboard, take from each side.
  fileprivate var insetsForCallouts: EdgeInsets {
    let bars = safeAreaInsets
    guard let keyboard = insets.ime else { return bars }
    return EdgeInsets(
      top: max(bars.top, keyboard.top), right: max(bars.right, keyboard.right),
      bottom: max(bars.bottom, keyboard.bottom), left: max(bars.left, keyboard.left))
  }
}

extension VariantShape {
  /// Its steps' callouts, but for what lies on a screen.
  fileprivate func callouts(_ texts: StringTable) -> [CalloutForm?] {
    steps.map { shape -> CalloutForm? in
      guard let partial = shape.step.callout else { return nil }
      let keys = texts.keys(of: shape.step)
      let buttons = shape.buttons.map { button in
        let title =
          switch button.title {
          case .written(_, let place): keys.buttons[place]
          case .standard(let button): button.key
          }
        return TourButton(
          title: title, to: button.to.map { steps[$0].step.id.value }, role: button.role, back: button.isBack)
      }
      return CalloutForm(
        TourCallout(
          kind: TourCallout.Kind(partial.kind?.value ?? (partial.sheetHeight == nil ? .bubble : .sheet)),
          title: keys.title, body: keys.body, image: partial.image?.value, buttons: buttons,
          placement: partial.placementOrDefault.map(TourPlacement.init), width: partial.widthOrDefault,
          maxHeight: partial.maxHeight?.value, size: partial.size?.value, gap: partial.gapOrDefault,
          arrow: partial.arrowOrDefault != .absent, arrowSize: partial.arrowSize,
          sheetHeight: partial.sheetHeight?.value))
    }
  }
}
