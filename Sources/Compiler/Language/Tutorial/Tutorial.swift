package import TutorialSyntax
package import TutorialThemes
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A tutorial as its author wrote it: decoded and validated, styles and defaults not yet merged.
///
/// Every value keeps its byte range. Absent values are nil; a computed property beside each one applies the default.
package struct Tutorial: DescribedMap {
  /// The file.
  package var source = SourceSpan.nowhere.source
  /// `tutorial`: the id, unique in a build.
  package var id = Located("", ByteRange(0, 0))
  /// `title`: the tour's accessible name.
  package var title: Located<String>?
  /// `layout`: paths and globs of manifests, relative to the file.
  package var layouts: [Located<String>] = []
  /// `screen`: the screen of steps that name none.
  package var screen: Located<String>?
  /// `once`: the key under which a client remembers that the tutorial was shown. See `onceKey`.
  package var once: Located<String>?
  /// `locale`: the language of the texts in the file. See `language`.
  package var locale: Located<String>?
  /// `strings`: the path of the translations, relative to the file, with `{locale}` in place of the locale.
  package var strings: Located<String>?
  /// `variables`: values that the app inserts into the texts, in the order of the file.
  package var variables: [VariableDeclaration] = []
  /// The names of the variables that occur in the tutorial's own texts.
  package var usedVariables: Set<String> = []
  /// `only`: the variants that the tutorial is for.
  package var only: TraitQuery?
  /// `dismiss`: how a person leaves; empty where only finishing leaves. See `dismissals`.
  package var dismiss: Located<[Tour.Dismissal]>?
  /// `keys`: the keys of a keyboard; the standard ones if absent.
  package var keyNames: KeysPartial?
  /// `events`: the names of reported events; the defaults if absent. If removed, nothing is reported.
  package var events: Removable<EventsPartial>?
  /// `theme`: the appearance of callouts.
  package var theme: ThemePartial?
  /// `reducedMotion`: the replacement for all movement. See `reducedMotionOrDefault`.
  package var reducedMotion: ReducedMotionPartial?
  /// `defaults`: merged beneath every step.
  package var defaults: StepPartial?
  /// `styles`, in the order of the file.
  package var styles: [StyleDeclaration] = []
  /// `steps`, in the order of the file.
  package var steps: [StepDeclaration] = []
  /// The steps' indices by id; of two steps with the same id, which is an error, the first.
  ///
  /// Only `to` is looked up here. From then on, steps are identified by index.
  package var placesOfSteps: [String: Int] = [:]

  package init() {}

  /// The persistence key: `once`, else the id and `/1`.
  package var onceKey: String { once?.value ?? id.value + "/1" }

  /// The language of the texts in the file: `locale`, else `en`.
  package var language: String { locale?.value ?? "en" }

  /// How a person leaves: `dismiss`, else Escape and a close button.
  package var dismissals: [Tour.Dismissal] { dismiss?.value ?? [.escape, .close] }

  /// The JSON Schema of tutorials, as `tutorialc schema tutorial` prints it for editors; ends with a line end.
  ///
  /// It covers errors that a single file shows; the compiler checks names (of styles, steps, screens, elements). YAML
  /// editors take `on`, `012` and the like for other types, so these are allowed where text is expected.
  package static var schema: String { SchemaPrinter.print(keys.outline.schema, of: "tutorial", title: "tutorial") }

  package static let keys = MapDescription<Self>(
    "tutorial", of: "a tutorial", its: "the",
    "An in-app tutorial. Lengths are logical units (pt, dp, CSS px), times are seconds.",
    hints: ForeignKeys.tutorial
  ) {
    Key(.schema("tutorialc.tutorial/1")) { _, _, _, _ in }
    Key(
      "tutorial", .id(examples: ["first-mail"]).advising(AdviceOnValues.tutorial),
      "The tutorial's id, unique in a build.", called: "the tutorial's id",
      or: .required,
      get: { $0.id.value.isEmpty ? nil : $0.id }, set: { if let id = $1 { $0.id = id } })
    Key(
      "title", .text(examples: ["Send your first mail"]), "The tour's accessible name.",
      get: { $0.title }, set: { $0.title = $1 })
    Key(
      "layout", .layouts,
      "The paths of [layout manifests](layout.md), relative to this file; globs (`*`, `?`, `**`, `[…]`) are allowed, and `--layout` adds more.",
      get: { $0.layouts }, set: { $0.layouts = $1 ?? [] })
    Key(
      "screen", .text(examples: ["inbox"]), "The screen of the steps that name none.",
      or: .words("the manifests' only screen"),
      get: { $0.screen }, set: { $0.screen = $1 })
    Key(
      "once", .text(examples: ["first-mail/2"]),
      "The key under which a client remembers that the tutorial was shown; change it to show it again.",
      called: "the key", or: .words("the id and `/1`"),
      get: { $0.once }, set: { $0.once = $1 })
    Key(
      "locale", .locale, "The language of the texts in the file, a language tag such as `en` or `pt-BR`.",
      else: \.language,
      get: { $0.locale }, set: { $0.locale = $1 })
    Key(
      "strings", .stringsPattern,
      "The path of the [translations](#translations), relative to this file, with `{locale}` in it.",
      get: { $0.strings }, set: { $0.strings = $1 })
    Key(
      "variables", .variables, "The values that the app [puts into the texts](#variables): a map by name.",
      get: { $0.variables }, set: { $0.variables = $1 ?? [] })
    Key(
      "only", .traits, "The [variants](#variants) that the tutorial is for.", or: .words("all"),
      get: { $0.only }, set: { $0.only = $1 })
    Key(
      "dismiss", .dismissals, "The ways to leave; with `[]` a person can only finish.", else: \.dismissals,
      get: { $0.dismiss }, set: { $0.dismiss = $1 })
    Key(
      "keys", .map(KeysPartial.self), "The [keyboard keys](#keys) that lead on, back and out.",
      or: .words("the arrows, Enter and Escape"),
      get: { $0.keyNames }, set: { $0.keyNames = $1 })
    Key(
      "events", .removable(EventsPartial.self), "The names of [the events](#events) that a client reports, or `none`.",
      or: .words("`tutorial_shown` and the like"),
      get: { $0.events }, set: { $0.events = $1 })
    Key(
      "theme", .theme, "The [appearance of callouts](theme.md): a map, or the path of a file with one.",
      or: .words("that of `tutorialc.yaml`, else the standard one"),
      get: { $0.theme }, set: { $0.theme = $1 })
    Key(
      "reducedMotion", .map(ReducedMotionPartial.self),
      "The [replacement for movement](#transition) for people who ask for less of it.",
      or: .value(["kind": "fade", "duration": 0.2]),
      get: { $0.reducedMotion }, set: { $0.reducedMotion = $1 })
    Key(
      "defaults", .defaults, "A partial step, [merged](#how-defaults-styles-and-steps-merge) under every step.",
      get: { $0.defaults }, set: { $0.defaults = $1 })
    Key(
      "styles", .styles, "A map from names to [partial steps](#how-defaults-styles-and-steps-merge).",
      get: { $0.styles }, set: { $0.styles = $1 ?? [] })
    Key(
      "steps", .steps, "The steps in order, 1 to 10,000 of them.", or: .required,
      get: { $0.steps }, set: { $0.steps = $1 ?? [] })
  }
}

extension Kind where Value == [Located<String>] {
  fileprivate static var layouts: Kind {
    Kind(
      KindForm(
        ["anyOf": [.reference(.text), ["type": "array", "items": .reference(.text)]]],
        examples: ["mail.layout.yaml", ["layouts/*.layout.yaml"]])
    ) { decoder, field, _ in
      decoder.oneOrMore(field.value) { $0.filledString($1, of: "the layout's path") }.value
    }
  }
}

extension Kind where Value == Located<String> {
  /// A path that contains `{locale}`.
  fileprivate static var stringsPattern: Kind {
    Kind(KindForm(["type": "string", "pattern": #"\{locale\}"#], examples: ["strings/{locale}.json"])) {
      decoder, field, _ in
      guard let text = decoder.string(field.value, expected: "a path with {locale} in it") else { return nil }
      guard text.value.contains("{locale}") else {
        decoder.reportOutOfRange(field.value, "the path of the translations needs {locale} instead of the locale")
        return nil
      }
      return text
    }
  }
}

extension Kind where Value == Located<[Tour.Dismissal]> {
  /// Ways to leave.
  static var dismissals: Kind {
    let words = WordDescription.all(Tour.Dismissal.self)
    return Kind(
      KindForm(
        [
          "anyOf": [
            WordDescription.schema(words), ["type": "array", "items": WordDescription.schema(words)],
          ]
        ], examples: ["escape", ["escape", "overlay"], []], words: words)
    ) { decoder, field, _ in
      let (document, node) = (decoder.document, field.value)
      if document.isScalar(node), let word = Tour.Dismissal(rawValue: document.string(node)) {
        return Located([word], document.range(node))
      }
      if document.isScalar(node), AdviceOnValues.dismissals(document, node) == nil {
        return decoder.choice(node, Tour.Dismissal.self, of: "a way to leave").map { Located([$0.value], $0.range) }
      }
      guard document.kind(node) == .sequence else {
        decoder.reportWrongType(node, expected: "a list of escape, close and overlay")
        return nil
      }
      return decoder.list(node) { $0.choice($1, Tour.Dismissal.self, of: "a way to leave")?.value }
    }.advising(AdviceOnValues.dismissals)
  }
}
