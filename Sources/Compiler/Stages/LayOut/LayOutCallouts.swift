import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
import TutorialTour

/// Finds the place of every callout, in every language that its variant can show.
///
/// - Parameters:
///   - plan: what the steps are, and what their screens are like.
///   - words: what they say.
///   - callouts: what has been set so far, of this tutorial or another.
/// - Returns: by variant and step, the callout as the tour has it; nil where there is none.
func layOutCallouts(
  of plan: TutorialPlan, saying words: SpokenTexts, among callouts: inout TypesetCallouts
) -> Parsed<[[TourCallout?]]> {
  var grouping = VariantGrouping()
  var forms: [ObjectIdentifier: [TourCallout?]] = [:]
  var set = WordsSet()
  let result = plan.variants.map { variant -> [TourCallout?] in
    let shape = ObjectIdentifier(variant.shape)
    let own = forms[shape] ?? variant.shape.callouts(words.texts)
    forms[shape] = own
    let layouter = VariantLayouter(variant, words, source: plan.tutorial.source, &set)
    var found: [Diagnostic] = []
    var laidOut: [TourCallout?] = []
    laidOut.reserveCapacity(variant.steps.count)
    for (place, step) in variant.steps.enumerated() {
      guard var callout = own[place] else {
        laidOut.append(nil)
        continue
      }
      found += layouter.layOut(&callout, of: step, at: place, &set, among: &callouts)
      laidOut.append(callout)
    }
    grouping.add(found, variant: variant.resolved.id)
    return laidOut
  }
  return Parsed(result, diagnostics: grouping.diagnostics)
}

/// Which words of a tutorial have been set for whom: looked up once for each shape and setting.
private struct WordsSet {
  struct Key: Hashable {
    let shape: ObjectIdentifier
    let step: Int
    /// The number of the setting.
    let setting: Int
  }

  /// Where they are among the callouts that are set.
  var places: [Key: Int] = [:]
  private var settings: [TextSetting: Int] = [:]

  /// The number of a setting.
  mutating func number(of setting: TextSetting) -> Int {
    if let known = settings[setting] { return known }
    settings[setting] = settings.count
    return settings.count - 1
  }
}

/// Lays out the callouts of one variant.
private struct VariantLayouter {
  private let variant: VariantPlan
  private let words: SpokenTexts
  /// For each language how it is set, and the number of that.
  private let settings: [(number: Int, setting: TextSetting)]
  private let source: SourceText

  init(_ variant: VariantPlan, _ words: SpokenTexts, source: SourceText, _ set: inout WordsSet) {
    self.variant = variant
    self.words = words
    self.source = source
    let traits = variant.resolved.snapshot.traits
    settings = (traits.locale.map { [$0] } ?? words.locales).map { locale in
      let reading = CalloutSurroundings(
        display: Size(0, 0), locale: locale, layoutDirection: traits["layoutDirection"])
      let setting = TextSetting(
        locale: locale, size: traits["textSize"].flatMap(TextSize.init(trait:)) ?? .large,
        isRightToLeft: reading.isRightToLeft, metrics: CalloutMetrics(platform: traits["platform"]))
      return (set.number(of: setting), setting)
    }
  }

  /// Finds the layouts of a step's callout, and gives it what it points at and avoids. The same defect in several
  /// languages is one diagnostic.
  func layOut(
    _ callout: inout TourCallout, of step: StepPlan, at place: Int, _ set: inout WordsSet,
    among callouts: inout TypesetCallouts
  ) -> [Diagnostic] {
    guard let partial = step.resolved.step.callout else { return [] }
    callout.anchor = step.resolved.anchor.map(TourElement.init)
    callout.avoid = step.resolved.avoided.map(TourElement.init)
    let snapshot = step.resolved.snapshot
    let obstacles = obstacles(of: step, callout, display: snapshot.display.bounds)
    let insets = snapshot.insetsForCallouts
    var layouts: [TourEntries<TourCalloutLayout>.Entry] = []
    var problems: CalloutDiagnosis?
    func note(_ add: (inout CalloutDiagnosis) -> Void) {
      var all =
        problems
        ?? CalloutDiagnosis(
          partial, variant.shape.steps[place].buttons, callout: callout, holeCount: step.cutouts.count, source: source,
          hasSeveralLocales: settings.count > 1)
      add(&all)
      problems = all
    }
    for (number, setting) in settings {
      let surroundings = CalloutSurroundings(
        display: snapshot.display.size, safeArea: insets, isRightToLeft: setting.isRightToLeft)
      let solver = CalloutSolver(callout, among: obstacles, in: surroundings)
      let sizing = CalloutSizing(
        callout, at: words(of: callout, at: place, setting, number, &set, among: &callouts),
        padding: setting.metrics.padding)
      let solved = solver.solve { sizing.size($0, among: &callouts) }
      layouts.append(.init(setting.locale, solved.layout(measured: sizing.isExact(among: callouts))))
      if let problem = solved.problem { note { $0.add(problem, solved, obstacles, locale: setting.locale) } }
      let taken =
        callout.kind == .sheet
        ? EdgeInsets(top: 0, right: insets.right, bottom: insets.bottom, left: insets.left) : .zero
      for missing in callouts.missing(sizing.place) { note { $0.add(missing, locale: setting.locale) } }
      if let overflow = sizing.overflow(solved.frame, insets: taken, among: &callouts) {
        note { $0.add(overflow, locale: setting.locale) }
      }
    }
    callout.layouts = TourEntries(layouts)
    return problems?.diagnostics ?? []
  }

  /// What a callout lies beside, and what it must not cover.
  private func obstacles(of step: StepPlan, _ callout: TourCallout, display: Rect) -> CalloutObstacles {
    let holes = step.cutouts.compactMap { cutout in
      CalloutObstacles.Obstacle(
        hole: cutout.target, frame: cutout.frame, bounds: cutout.bounds, clip: cutout.clip, display: display)
    }
    return CalloutObstacles(holes: holes, anchor: callout.anchor, avoiding: callout.avoid)
  }

  /// Where a callout's words are among those that are set.
  private func words(
    of callout: TourCallout, at place: Int, _ setting: TextSetting, _ number: Int, _ set: inout WordsSet,
    among callouts: inout TypesetCallouts
  ) -> Int {
    let key = WordsSet.Key(shape: ObjectIdentifier(variant.shape), step: place, setting: number)
    if let known = set.places[key] { return known }
    func text(_ key: String?) -> String? { key.flatMap { words.text($0, in: setting.locale) } }
    let found = callouts.place(
      of: CalloutText(
        title: text(callout.title), body: text(callout.body), buttons: callout.buttons.map { text($0.title) ?? "" },
        hasImage: callout.image != nil),
      in: setting)
    set.places[key] = found
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
  /// Its steps' callouts as the tour has them, but for what lies on a screen.
  fileprivate func callouts(_ texts: StringTable) -> [TourCallout?] {
    steps.map { shape in
      guard let partial = shape.step.callout else { return nil }
      let keys = texts.keys(of: shape.step)
      let buttons = shape.buttons.map { button in
        let title =
          switch button.title {
          case .written(_, let place): keys.buttons[place]
          case .standard(let button): button.key
          }
        return TourButton(title: title, to: button.to.map { steps[$0].step.id.value }, role: button.role)
      }
      return TourCallout(
        kind: TourCallout.Kind(partial.kind?.value ?? (partial.sheetHeight == nil ? .bubble : .sheet)),
        title: keys.title, body: keys.body, image: partial.image?.value, buttons: buttons,
        placement: partial.placementOrDefault.map(TourPlacement.init), width: partial.widthOrDefault,
        maxHeight: partial.maxHeight?.value, size: partial.size?.value, gap: partial.gapOrDefault,
        arrow: partial.arrowOrDefault != .absent, arrowSize: partial.arrowSize,
        sheetHeight: partial.sheetHeight?.value)
    }
  }
}
