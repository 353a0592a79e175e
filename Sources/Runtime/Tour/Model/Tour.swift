public import TutorialGeometry
public import TutorialMotion

/// A compiled tutorial: all its steps in all its variants, resolved to numbers.
///
/// It has the fields of `NAME.tour.json`.
///
/// Lengths are logical units (points, dp, CSS pixels) from the top left, with y pointing down. Times are seconds.
public struct Tour: Sendable, Hashable {
  /// A way for a person to leave a tour before its end.
  public enum Dismissal: String, Sendable, Hashable, CaseIterable {
    /// The escape key, or the platform's gesture for going back.
    case escape
    /// The callout's close button.
    case close
    /// A tap on the overlay, outside the holes.
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
  /// The ways for a person to leave. If empty, the tour ends only when it is finished.
  public var dismiss: [Dismissal]
  /// The keys that lead on, back and out.
  public var keys: TourKeys
  /// The names of the events that a client reports.
  public var events: TourEvents
  /// The look of callouts.
  public var theme: TourTheme
  /// The languages of `strings`, the tutorial's own first.
  public var locales: [String]
  /// The texts: by locale, then by key.
  public var strings: TourEntries<TourEntries<String>>
  /// Samples of the variables that the app puts into texts: by name, then by locale.
  ///
  /// A sample is the longest value that callouts were laid out for. If there are any, `%{name}` in a text is a
  /// variable, and `%%{` stands for a literal `%{`.
  public var variables: TourEntries<TourEntries<String>>
  /// The progress curves, by name.
  public var motions: TourEntries<Motion>
  /// The division of the outlines of rectangles, rounded rectangles, capsules and circles.
  public var division: OutlineDivision
  /// The contents of callouts, laid out; equal ones are listed once, in the order of first use.
  ///
  /// The layouts of callouts refer to them by index.
  public var contents: [TourContent]
  /// By locale, lines by which a client checks whether its fonts are those that lines were broken with.
  public var probes: TourEntries<TourProbes>
  /// The tour in each configuration that it was compiled for, in the order of the layouts.
  public var variants: [TourVariant]
  /// The replacement of every transition if a person asks for less motion.
  public var reducedMotion: TourReducedMotion

  /// Creates a tour.
  public init(
    generator: String, tutorial: String, title: String? = nil, once: String, dismiss: [Dismissal],
    keys: TourKeys = .standard, events: TourEvents = .standard, theme: TourTheme = .standard,
    locales: [String], strings: TourEntries<TourEntries<String>>, variables: TourEntries<TourEntries<String>> = [:],
    motions: TourEntries<Motion>, division: OutlineDivision = .plain, contents: [TourContent] = [],
    probes: TourEntries<TourProbes> = [:],
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
    self.division = division
    self.contents = contents
    self.probes = probes
    self.variants = variants
    self.reducedMotion = reducedMotion
  }

  /// The text of a key in a language.
  ///
  /// It is looked up in the language itself, then in its parents (`pt-BR`, then `pt`), and last in the tutorial's own
  /// language. Nil if none of them has the key.
  public func text(_ key: String, in locale: String) -> String? {
    for tag in LocaleChain.tags(for: locale) {
      guard let texts = strings.all.first(where: { LanguageTag.folds($0.name, to: tag[...]) }) else { continue }
      if let text = texts.value[key] { return text }
    }
    return locales.first.flatMap { strings[$0]?[key] }
  }

  /// The entry of `locales` that a device shows.
  ///
  /// It is the first that a lookup finds (`de-CH`, then `de`), or else the tour's own language.
  ///
  /// - Parameter device: the device's language tag, or nil if it has none.
  /// - Returns: the locale, or nil if the tour has no locales.
  public func locale(for device: String?) -> String? {
    device.flatMap { LocaleChain.find($0, among: locales) }.map { locales[$0] } ?? locales.first
  }

  /// The variant that fits a device best: docs/tour.md, "Picking one".
  ///
  /// Variants are compared by platform, idiom, orientation, language, colour scheme and text size, in this order. Each
  /// criterion outweighs all later ones together. Of equals the one with the nearest display is chosen, and of those
  /// the first.
  ///
  /// - Parameters:
  ///   - traits: the device's traits. A trait that is nil is ignored; a device without a locale is assumed to use the
  ///     tour's own language.
  ///   - display: the size of the device's display in its current orientation, in logical units.
  /// - Returns: the variant, or nil if the tour has none.
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
