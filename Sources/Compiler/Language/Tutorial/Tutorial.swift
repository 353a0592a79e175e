package import TutorialSyntax

/// A tutorial as its author wrote it: decoded and validated, styles and defaults not yet merged.
///
/// Every value keeps the bytes it was written in. What is absent is nil; what then holds is said by a computed property
/// beside it.
package struct Tutorial: Sendable {
  /// The file.
  package var source: SourceText
  /// `tutorial`: the id, unique in a build.
  package var id: Located<String>
  /// `title`: the tour's accessible name.
  package var title: Located<String>?
  /// `layout`: paths and globs of manifests, relative to the file.
  package var layouts: [Located<String>] = []
  /// `screen`: the screen of the steps that name none.
  package var screen: Located<String>?
  /// `once`: the key under which a client remembers that the tutorial was shown. See `onceKey`.
  package var once: Located<String>?
  /// `locale`: the language of the texts in the file. See `language`.
  package var locale: Located<String>?
  /// `strings`: the path of the translations, relative to the file, with `{locale}` in the place of the locale.
  package var strings: Located<String>?
  /// `only`: the variants that the tutorial is for.
  package var only: TraitQuery?
  /// `dismiss`: how a person leaves; empty where only finishing leaves. See `dismissals`.
  package var dismiss: Located<[Dismissal]>?
  /// `reducedMotion`: what replaces all movement. See `reducedMotionOrDefault`.
  package var reducedMotion: ReducedMotionPartial?
  /// `defaults`: merged under every step.
  package var defaults: StepPartial?
  /// `styles`, in the order of the file.
  package var styles: [StyleDeclaration] = []
  /// `steps`, in the order of the file.
  package var steps: [StepDeclaration] = []
  /// The places of the steps by their ids; of two steps of one id, which is an error, the first. Nothing but a `to` is
  /// looked up here: from then on a step is its place.
  package var placesOfSteps: [String: Int] = [:]

  /// An empty tutorial.
  package init(source: SourceText, id: Located<String>) {
    self.source = source
    self.id = id
  }

  /// The persistence key: `once`, else the id and `/1`.
  package var onceKey: String { once?.value ?? id.value + "/1" }

  /// The language of the texts in the file: `locale`, else `en`.
  package var language: String { locale?.value ?? "en" }

  /// How a person leaves: `dismiss`, else Escape and a close button.
  package var dismissals: [Dismissal] { dismiss?.value ?? [.escape, .close] }
}

/// A way for a person to leave a tutorial before its end.
package enum Dismissal: String, DocumentKey {
  /// The Escape key, or the system's back gesture.
  case escape
  /// A close button.
  case close
  /// A tap on the overlay, outside the holes.
  case overlay

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// A named partial step.
package struct StyleDeclaration: Sendable {
  /// The name by which steps use it.
  package var name: Located<String>
  /// `only`: where the style applies; everywhere if absent.
  package var only: TraitQuery?
  /// What it sets.
  package var partial: StepPartial

  /// The style `name`.
  package init(name: Located<String>, only: TraitQuery?, partial: StepPartial) {
    self.name = name
    self.only = only
    self.partial = partial
  }
}

/// One step as its author wrote it.
package struct StepDeclaration: Sendable {
  /// `id`, or `step-1`, `step-2` … by its place, then located at the start of the step.
  package var id: Located<String>
  /// `style`: names of styles, later ones win.
  package var styles: [Located<String>]
  /// The places of those styles among the tutorial's; names that no style has are left out.
  package var styleIndices: [Int] = []
  /// What the step itself sets.
  package var partial: StepPartial
  /// The whole step.
  package var range: ByteRange

  /// The step `id`.
  package init(id: Located<String>, styles: [Located<String>], partial: StepPartial, range: ByteRange) {
    self.id = id
    self.styles = styles
    self.partial = partial
    self.range = range
  }
}
