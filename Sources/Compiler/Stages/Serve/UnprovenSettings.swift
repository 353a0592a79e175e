import TutorialLanguage
package import TutorialSyntax
import TutorialTour

/// Reports once the languages and text sizes that the project promises and no capture shows.
///
/// Languages without texts don't count, because these are reported already.
struct UnprovenSettings {
  private let tour: ServedTour
  /// The promised text sizes.
  private let textSizes: [String]
  /// The location in the tutorial that names its languages.
  private let span: SourceSpan

  /// True if there is a target that might lie elsewhere.
  private let hasTargets: Bool

  /// Determines the promises of a tutorial.
  init(_ plan: TutorialPlan, _ tour: ServedTour) {
    let tutorial = plan.tutorial
    self.tour = tour
    hasTargets = plan.variants.contains { $0.steps.contains { !$0.cutouts.isEmpty } }
    var scales: Set<Double> = []
    textSizes = tour.variants.flatMap(\.sizes).filter { scales.insert($0.size.scale).inserted }.map(\.name)
    span = SourceSpan(tutorial.source, tutorial.strings?.range ?? tutorial.id.range)
  }

  var diagnostics: [Diagnostic] {
    guard hasTargets else { return [] }
    return [unprovenLocales, unprovenTextSizes].compactMap(\.self)
  }

  // MARK: Languages

  /// A language whose devices get some variants that weren't captured in it.
  private typealias Gap = (locale: String, variants: [CompiledVariant])

  private var unprovenLocales: Diagnostic? {
    let scales = Set(tour.variants.flatMap(\.sizes).map(\.size.scale))
    let gaps = tour.promised.filter(tour.hasTexts).compactMap { locale -> Gap? in
      let places = scales.map { scale in tour.variants(for: locale, scale: scale).map(\.variant) }
      let served = Set(places.joined().map(\.id))
      let lacking = tour.variants.filter { served.contains($0.id) && !tour.isCaptured($0, in: locale) }
      return lacking.isEmpty ? nil : (locale, lacking)
    }
    guard let first = gaps.first, let variant = first.variants.first else { return nil }
    let names = quoted(gaps.map(\.locale))
    var diagnostic = Diagnostic(.unprovenLocale, "no layout shows the screens in \(names)", at: span)
    if gaps.contains(where: { $0.variants.count < tour.variants.count }) {
      diagnostic.message = "not every layout shows the screens in \(names)"
    }
    for gap in gaps {
      let captured = gap.variants.map { $0.traits.locale ?? "an unnamed language" }
      var seen: Set<String> = []
      let languages = captured.filter { seen.insert($0).inserted }.map { excerpt($0) }.joined(separator: ", ")
      let come = quoted(gap.variants.map(\.id))
      diagnostic.notes.append(
        .init("a device in \(quoted([gap.locale])) uses \(come), captured in \(languages)"))
    }
    let open = gaps.filter { !isServed($0) }
    if open.isEmpty { diagnostic.severity = .note }
    diagnostic.notes.append(
      .init("to prove it, add a snapshot: \(snapshot(of: variant, "locale", first.locale))"))
    let mirrored = open.filter { gap in gap.variants.contains { isMirrored(gap.locale, $0) } }
    let same = open.filter { gap in !gap.variants.contains { isMirrored(gap.locale, $0) } }
    if !same.isEmpty {
      diagnostic.notes.append(
        .init(
          "if everything lies as it was captured, say so in the layout: `matrix: { locale: [\(same.map { excerpt($0.locale) }.joined(separator: ", "))] }`"
        ))
    }
    for gap in mirrored {
      diagnostic.notes.append(
        .init(
          "lines begin at the other side in \(quoted([gap.locale])): everything placed by `leading` and `trailing` is mirrored there automatically"
        ))
    }
    return diagnostic
  }

  /// Returns true if the layouts declare that the captures serve the language.
  private func isServed(_ gap: Gap) -> Bool {
    gap.variants.allSatisfy { variant in
      !isMirrored(gap.locale, variant)
        && variant.matrixLocales.contains { LocaleChain.sharesLanguage($0, gap.locale) }
    }
  }

  /// Returns true if the language is written in the other direction than the one that was captured.
  private func isMirrored(_ locale: String, _ variant: CompiledVariant) -> Bool {
    let captured =
      variant.traits.layoutDirection.flatMap(LayoutDirection.init(rawValue:))
      ?? LanguageTag.direction(of: variant.traits.locale ?? tour.locales[0])
    return captured != LanguageTag.direction(of: locale)
  }

  // MARK: Text sizes

  private var unprovenTextSizes: Diagnostic? {
    let captured = Set(tour.variants.map(\.traits.textScale))
    let open = textSizes.filter { size in TextSize(trait: size).map { !captured.contains($0.scale) } ?? false }
    guard let first = open.first, let variant = tour.variants.first else { return nil }
    var seen: Set<String> = []
    let sizes = tour.variants.map { $0.sizes[$0.ownSize].name }.filter { seen.insert($0).inserted }
    return Diagnostic(
      .unprovenTextSize, "no layout shows the screens at text size \(quoted(open))", at: span,
      notes: [
        .init("callouts are laid out at this size, around targets that were captured at \(quoted(sizes))"),
        .init("to prove it, add a snapshot: \(snapshot(of: variant, "textSize", first))"),
      ])
  }

  // MARK: Messages

  /// Returns the line to write for a capture.
  private func snapshot(of variant: CompiledVariant, _ trait: String, _ value: String) -> String {
    let base = "\(variant.screen)/\(variant.id)"
    return
      "`{ extends: \(excerpt(base)), variant: \(excerpt("\(variant.id)-\(value)")), traits: { \(trait): \(excerpt(value)) } }`"
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "\"\(excerpt($0))\"" }.joined(separator: ", ")
  }
}

extension DiagnosticID {
  /// `unproven-locale`.
  package static let unprovenLocale = DiagnosticID(
    "unproven-locale", .warning,
    rule:
      "The project promises a language, by `locales` or a `matrix`, but no layout of the devices that use it was "
      + "captured in it. Callouts are laid out in the language, but nobody has checked that the targets lie in the "
      + "same places. It's only a note if a `matrix` says that the captures serve the language.",
    wrong: """
      matrix: { locale: ja }
      snapshots:
        - { screen: inbox, variant: phone, traits: { locale: en }, … }
      """,
    right: """
      matrix: { locale: ja }
      snapshots:
        - { screen: inbox, variant: phone, traits: { locale: en }, … }
        - { extends: inbox/phone, variant: phone-ja, traits: { locale: ja } }
      """)

  /// `unproven-text-size`.
  package static let unprovenTextSize = DiagnosticID(
    "unproven-text-size", .note,
    rule:
      "A `matrix` promises a text size, but no layout was captured at it. Callouts are laid out at that size, but "
      + "nobody has checked that the targets lie in the same places.",
    wrong: """
      matrix: { textSize: [large, accessibility2] }
      snapshots:
        - { screen: inbox, variant: phone, … }
      """,
    right: """
      matrix: { textSize: [large, accessibility2] }
      snapshots:
        - { screen: inbox, variant: phone, … }
        - { extends: inbox/phone, variant: phone-large-text, traits: { textSize: accessibility2 } }
      """)
}
