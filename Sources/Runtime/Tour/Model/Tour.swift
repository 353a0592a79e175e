public import TutorialGeometry
public import TutorialMotion

/// A compiled tutorial: all its steps in all its variants, resolved to numbers. What `NAME.tour.json` holds, field by
/// field.
///
/// Lengths are logical units (points, dp, CSS pixels) with the origin at the top left and y down, times are seconds.
public struct Tour: Sendable, Hashable {
  /// How a person may leave a tour before its end.
  public enum Dismissal: String, Sendable, Hashable, CaseIterable {
    /// The escape key, or the system's gesture for going back.
    case escape
    /// A close button.
    case close
    /// A tap on the dimmed overlay.
    case overlay
  }

  /// The major version of the format that this library reads and writes.
  public static let majorVersion = 1

  /// The program that wrote the tour, and its version.
  public var generator: String
  /// The tutorial's id.
  public var tutorial: String
  /// The key in `strings` of the tour's accessible name.
  public var title: String?
  /// The name under which a client remembers that a person has seen the tour.
  public var once: String
  /// How a person may leave it; empty where only finishing ends it.
  public var dismiss: [Dismissal]
  /// The keys that lead on, back and out.
  public var keys: TourKeys
  /// The names of the events that a client reports.
  public var events: TourEvents
  /// What callouts look like.
  public var theme: TourTheme
  /// The languages of `strings`, the tutorial's own first.
  public var locales: [String]
  /// The texts: by locale, then by key.
  public var strings: TourEntries<TourEntries<String>>
  /// What apps put into the texts: by the variable's name and by locale, the longest value that the callouts were laid out
  /// for. Where there are any, `%{name}` in a text is a variable, and `%%{` a written `%{`.
  public var variables: TourEntries<TourEntries<String>>
  /// The progress curves that the steps name.
  public var motions: TourEntries<Motion>
  /// What stands in callouts, laid out: each content once, in the order of first use. Layouts of callouts name them by
  /// their places.
  public var contents: [TourContent]
  /// By locale, words by which a client finds out whether its fonts are those that lines were broken with.
  public var probes: TourEntries<TourProbes>
  /// The configurations that the tour was compiled for, in the order of the layouts.
  public var variants: [TourVariant]
  /// What replaces every transition where a person asks for less motion.
  public var reducedMotion: TourReducedMotion

  /// A tour of the given fields.
  public init(
    generator: String, tutorial: String, title: String? = nil, once: String, dismiss: [Dismissal],
    keys: TourKeys = .standard, events: TourEvents = .standard, theme: TourTheme = .standard,
    locales: [String], strings: TourEntries<TourEntries<String>>, variables: TourEntries<TourEntries<String>> = [:],
    motions: TourEntries<Motion>, contents: [TourContent] = [], probes: TourEntries<TourProbes> = [:],
    variants: [TourVariant],
    reducedMotion: TourReducedMotion
  ) {
    self.generator = generator
    self.tutorial = tutorial
    self.title = title
    self.once = once
    self.dismiss = dismiss
    self.keys = keys
    self.events = events
    self.theme = theme
    self.locales = locales
    self.strings = strings
    self.variables = variables
    self.motions = motions
    self.contents = contents
    self.probes = probes
    self.variants = variants
    self.reducedMotion = reducedMotion
  }

  /// The text of a key in a language: in the language itself, in those it is a form of (`pt-BR`, then `pt`), else in
  /// the tutorial's own. Nil where none of them has it.
  public func text(_ key: String, in locale: String) -> String? {
    for tag in LocaleChain.tags(for: locale) {
      guard let texts = strings.all.first(where: { LanguageTag.folds($0.name, to: tag[...]) }) else { continue }
      if let text = texts.value[key] { return text }
    }
    return locales.first.flatMap { strings[$0]?[key] }
  }

  /// The one of `locales` that a device shows: the first that a look-up finds (`de-CH`, then `de`), else the tour's own.
  ///
  /// - Parameter device: the device's language tag; nil is none.
  /// - Returns: nil only for a tour without locales.
  public func locale(for device: String?) -> String? {
    device.flatMap { LocaleChain.find($0, among: locales) }.map { locales[$0] } ?? locales.first
  }

  /// The variant that fits a device best: by platform, idiom, orientation, language, colour scheme and text size, an
  /// earlier one weighing more than all later ones together; among equals the one with the nearest display; among those
  /// the first. docs/tour.md, "Picking one", has the rule.
  ///
  /// - Parameters:
  ///   - traits: what the device is. A trait that is nil plays no part; a device without a locale is taken for one in
  ///     the tour's own language.
  ///   - display: the device's display in logical units, as it is held.
  /// - Returns: nil only for a tour without variants.
  public func variant(for traits: TourTraits, display: Size) -> TourVariant? {
    let device = TourDevice(traits, showing: locale(for: traits.locale) ?? "")
    var best: (variant: TourVariant, fit: TourDevice.Fit, distance: Double)?
    for variant in variants {
      let fit = device.fit(of: variant.traits)
      let distance = variant.display.size.squaredDistance(to: display)
      if let best, fit < best.fit || fit == best.fit && distance >= best.distance { continue }
      best = (variant, fit, distance)
    }
    return best?.variant
  }
}

extension Size {
  fileprivate func squaredDistance(to other: Size) -> Double {
    let across = width - other.width
    let down = height - other.height
    return across * across + down * down
  }
}
