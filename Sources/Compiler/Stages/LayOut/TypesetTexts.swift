import TutorialLanguage
import TutorialText
import TutorialTour

/// The typeset texts of a tutorial's callouts in each variant.
///
/// They are typeset in the languages and at the text sizes of a variant's devices.
struct TypesetTexts {
  struct Key: Hashable {
    let flow: ObjectIdentifier
    let setting: TextSetting
  }

  let words: LocalizedTexts
  let served: ServedTour
  /// The ways to leave the tour at steps that don't name any.
  let dismissals: [Tour.Dismissal]
  private(set) var forms: [ObjectIdentifier: [CalloutTemplate?]] = [:]
  /// The index of each step's texts among the typeset callouts, or nil if they aren't typeset.
  ///
  /// Looked up once for each flow and setting.
  private(set) var places: [Key: [Int?]] = [:]

  /// Calls `body` with the texts of a variant.
  ///
  /// - Parameter number: the variant's index in the tour.
  /// - Returns: the result of `body`.
  mutating func use<Result>(_ number: Int, _ flow: VariantFlow, _ body: (inout VariantTexts) -> Result) -> Result {
    let id = ObjectIdentifier(flow)
    let own = forms[id] ?? flow.callouts(words.texts, dismissals: dismissals)
    forms[id] = own
    let settings = served.settings[number].map { served.variants[number].setting($0, in: words.locales) }
    let known = settings.map { setting in
      places.removeValue(forKey: Key(flow: id, setting: setting)) ?? Array(repeating: nil, count: flow.steps.count)
    }
    var variant = VariantTexts(words: words, forms: own, settings: settings, places: known)
    let result = body(&variant)
    for (setting, places) in zip(settings, variant.places) { self.places[Key(flow: id, setting: setting)] = places }
    return result
  }
}

/// The texts of one variant's callouts.
struct VariantTexts {
  fileprivate let words: LocalizedTexts
  /// The callouts by step, or nil for a step without one.
  let forms: [CalloutTemplate?]
  /// The languages and text sizes, with their typographic settings.
  let settings: [TextSetting]
  fileprivate var places: [[Int?]]

  /// Returns the sizing of a callout.
  ///
  /// - Parameters:
  ///   - form: the callout of the step at `place`.
  ///   - number: the index of the setting.
  ///   - callouts: the collection in which the texts are typeset, if they aren't yet.
  mutating func sizing(
    of form: CalloutTemplate, at place: Int, _ number: Int, among callouts: inout TypesetterCache
  ) -> CalloutSizing {
    let setting = settings[number]
    let words = places[number][place] ?? set(form, setting, among: &callouts)
    places[number][place] = words
    return CalloutSizing(form.callout, at: words, padding: setting.metrics.theme.padding)
  }

  private func set(_ form: CalloutTemplate, _ setting: TextSetting, among callouts: inout TypesetterCache) -> Int {
    var said = form.words { words.text($0, in: setting.locale) }
    if words.haveVariables {
      let samples = words.samples(in: setting.locale)
      said = said.putting { samples[$0] }
    }
    return callouts.place(of: said, in: setting)
  }
}
