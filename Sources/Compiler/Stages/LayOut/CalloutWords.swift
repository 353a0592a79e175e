import TutorialLanguage
import TutorialText
import TutorialTour

/// The words of a tutorial's callouts as they are set in each variant: in the languages and at the text sizes with which
/// devices come to it.
struct CalloutWords {
  private struct Key: Hashable {
    let flow: ObjectIdentifier
    let setting: TextSetting
  }

  private let words: SpokenTexts
  private let dismissals: [Tour.Dismissal]
  private let served: ServedTour
  private var forms: [ObjectIdentifier: [CalloutForm?]] = [:]
  /// Of each step, where its words are among the callouts that are set; nil where they are not. Looked up once for each
  /// flow and setting.
  private var places: [Key: [Int?]] = [:]

  /// The words of a tutorial, none of them set yet.
  ///
  /// - Parameter dismissals: how a person leaves, where a step does not say it.
  init(_ words: SpokenTexts, to served: ServedTour, dismissals: [Tour.Dismissal]) {
    self.words = words
    self.dismissals = dismissals
    self.served = served
  }

  /// What `body` makes with the words of a variant.
  ///
  /// - Parameter number: the variant's place in the tour.
  mutating func use<Result>(_ number: Int, _ flow: VariantFlow, _ body: (inout VariantWords) -> Result) -> Result {
    let id = ObjectIdentifier(flow)
    let own = forms[id] ?? flow.callouts(words.texts, dismissals: dismissals)
    forms[id] = own
    let settings = served.settings[number].map { served.variants[number].setting($0, in: words.locales) }
    let known = settings.map { setting in
      places.removeValue(forKey: Key(flow: id, setting: setting)) ?? Array(repeating: nil, count: flow.steps.count)
    }
    var variant = VariantWords(words: words, forms: own, settings: settings, places: known)
    let result = body(&variant)
    for (setting, places) in zip(settings, variant.places) { self.places[Key(flow: id, setting: setting)] = places }
    return result
  }
}

/// The words of one variant's callouts.
struct VariantWords {
  fileprivate let words: SpokenTexts
  /// What the callouts say, by step; nil where there is none.
  let forms: [CalloutForm?]
  /// The languages and text sizes, and how each is set.
  let settings: [TextSetting]
  fileprivate var places: [[Int?]]

  /// How large a callout is.
  ///
  /// - Parameters:
  ///   - form: the callout of the step at `place`.
  ///   - number: which setting.
  ///   - callouts: where its words are set, if they are not yet.
  mutating func sizing(
    of form: CalloutForm, at place: Int, _ number: Int, among callouts: inout TypesetCallouts
  ) -> CalloutSizing {
    let setting = settings[number]
    let words = places[number][place] ?? set(form, setting, among: &callouts)
    places[number][place] = words
    return CalloutSizing(form.callout, at: words, padding: setting.metrics.theme.padding)
  }

  private func set(_ form: CalloutForm, _ setting: TextSetting, among callouts: inout TypesetCallouts) -> Int {
    var said = form.words { words.text($0, in: setting.locale) }
    if words.haveVariables {
      let samples = words.samples(in: setting.locale)
      said = said.putting { samples[$0] }
    }
    return callouts.place(of: said, in: setting)
  }
}
