import TutorialTour

/// A language and a text size in which a variant's callouts are laid out.
struct ServedSetting: Sendable, Hashable {
  /// The index of the language among the tour's.
  let locale: Int
  /// The index of the text size among the variant's.
  let size: Int
}

/// The devices that may get a variant.
///
/// This is the inverse of the rule by which clients select a variant, a language and a text size (docs/tour.md,
/// "Picking one" and "Languages"). A device may have any traits, any display, any language and any text size. To decide
/// if some device with a language and a text size gets a variant, it suffices to test the device that otherwise equals
/// the variant: no other device of that language and text size fits the other variants less well. Languages fall into
/// classes that no rule distinguishes, each represented by a tag. Text sizes fall into ranges between which another
/// size is nearer.
struct ServedSettings {
  /// A language that a device may have: the lookup of its tag, and the index of the tour's language that it is shown.
  private struct DeviceLanguage {
    let tag: LocaleChain.Language
    let shown: Int
  }

  /// The traits that rank variants before the language does. Variants with equal ones have the same rivals.
  private struct Group: Hashable {
    let traits: [String?]
    let others: [String: String]

    init(_ traits: TourTraits) {
      self.traits = [traits.platform, traits.idiom, traits.orientation]
      others = Dictionary(traits.other.all.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// Returns true if variants of another group fit equally well on a device that equals these variants.
    func ties(with other: Group) -> Bool {
      others == other.others && zip(traits, other.traits).allSatisfy { $0 == nil || $0 == $1 }
    }
  }

  private let variants: [CompiledVariant]
  private let locales: [String]
  /// For each variant, the variants that fit equally well before the language counts, on a device that equals it.
  ///
  /// Empty if all variants differ only in their displays for every device.
  private let equalFits: [[Int]]

  /// Creates the inverse rule for the variants of a tour in the given languages, its own first.
  init(_ variants: [CompiledVariant], in locales: [String]) {
    self.variants = variants
    self.locales = locales
    let first = variants.first?.traits
    let isUniform = variants.allSatisfy {
      $0.traits.locale == first?.locale && $0.traits.textScale == first?.textScale
    }
    equalFits = isUniform ? [] : Self.equalFits(variants.map { Group($0.traits) })
  }

  private static func equalFits(_ groups: [Group]) -> [[Int]] {
    var known: [Group: [Int]] = [:]
    for group in groups where known[group] == nil {
      known[group] = groups.indices.filter { group.ties(with: groups[$0]) }
    }
    return groups.map { known[$0] ?? [] }
  }

  /// For each variant, the settings in which a device may get it, by language and then by text size.
  var all: [[ServedSetting]] {
    let languages = languages
    guard !equalFits.isEmpty else {
      let shown = Set(languages.map(\.shown)).sorted()
      return variants.map { variant in
        shown.flatMap { locale in variant.sizes.indices.map { ServedSetting(locale: locale, size: $0) } }
      }
    }
    var nearness: [String?: [Int]] = [:]
    for variant in variants where nearness[variant.traits.locale] == nil {
      nearness[variant.traits.locale] = languages.map { $0.tag.nearness(of: variant.traits.locale) }
    }
    let near = variants.map { nearness[$0.traits.locale] ?? [] }
    var best: [[Int]: [Int]] = [:]
    for rivals in equalFits where best[rivals] == nil {
      best[rivals] = languages.indices.map { language in rivals.map { near[$0][language] }.max() ?? 0 }
    }
    return variants.indices.map { place in
      guard let best = best[equalFits[place]] else { return [] }
      let alike = variants[place].sizes.count < 2 ? [] : equalFits[place].filter { isAlike(place, $0) }
      var found: Set<ServedSetting> = []
      for (number, language) in languages.enumerated() where near[place][number] == best[number] {
        let equals = alike.filter { near[$0][number] == best[number] }
        for size in sizes(of: place, among: equals) { found.insert(.init(locale: language.shown, size: size)) }
      }
      return found.sorted { ($0.locale, $0.size) < ($1.locale, $1.size) }
    }
  }

  /// Returns the variants that a device of a language and a text size may get.
  ///
  /// Each comes with the index of the text size that it is shown at.
  func variants(for tag: String, scale: Double) -> [(variant: Int, size: Int)] {
    guard let shown = LocaleChain.find(tag, among: locales).map({ locales[$0] }) ?? locales.first else { return [] }
    let language = LocaleChain.Language(tag, showing: shown)
    let near = equalFits.isEmpty ? [] : variants.map { language.nearness(of: $0.traits.locale) }
    func ratio(_ place: Int) -> Double {
      let own = variants[place].traits.textScale
      return max(scale, own) / min(scale, own)
    }
    return variants.indices.compactMap { place in
      let isBeaten = (equalFits.isEmpty ? [] : equalFits[place]).contains { rival in
        guard near[rival] == near[place] else { return near[rival] > near[place] }
        return isAlike(place, rival) && ratio(rival) < ratio(place)
      }
      guard !isBeaten, let largest = variants[place].sizes.indices.last else { return nil }
      return (place, variants[place].sizes.firstIndex { $0.size.scale >= scale } ?? largest)
    }
  }

  /// Returns true if another variant's colour scheme fits equally well on a device that equals the variant.
  private func isAlike(_ place: Int, _ rival: Int) -> Bool {
    let scheme = variants[place].traits.colorScheme
    return scheme == nil || scheme == variants[rival].traits.colorScheme
  }

  /// Returns the indices of the text sizes whose layouts are used by devices that get a variant rather than its equals.
  private func sizes(of place: Int, among equals: [Int]) -> [Int] {
    let (scales, own) = (variants[place].sizes.map(\.size.scale), variants[place].traits.textScale)
    guard scales.count > 1 else { return Array(scales.indices) }
    // A device of scale d is nearer to s than to t > s if d < √(s·t). The bounds are kept as squares.
    var (low, high) = (0.0, Double.infinity)
    for other in equals.lazy.map({ variants[$0].traits.textScale }) {
      if other < own { low = max(low, own * other) }
      if other > own { high = min(high, own * other) }
    }
    return scales.indices.filter { size in
      let from = size == 0 ? 0 : scales[size - 1]
      let to = size == scales.count - 1 ? Double.infinity : scales[size]
      return low <= to * to && high > from * from
    }
  }

  /// One language for each class that no rule distinguishes.
  private var languages: [DeviceLanguage] {
    var tags: [String] = []
    var seen: Set<String> = []
    func add(_ tag: String) { if seen.insert(tag).inserted { tags.append(tag) } }
    var named: Set<String> = []
    for tag in locales + variants.compactMap(\.traits.locale) where named.insert(tag).inserted {
      let chain = LocaleChain.tags(for: tag)
      chain.forEach(add)
      // The language in a script that no text has.
      if let language = chain.last { add(language + "-zzzz") }
    }
    // A language that nothing is in: the first private-use one that isn't taken.
    let foreign = "abcdefghijklmnopqrst".lazy.map { "qa\($0)" }.first { !seen.contains($0) }
    if let foreign { add(foreign) }
    return tags.compactMap { tag in
      let shown = LocaleChain.find(tag, among: locales) ?? 0
      guard locales.indices.contains(shown) else { return nil }
      return DeviceLanguage(tag: LocaleChain.Language(tag, showing: locales[shown]), shown: shown)
    }
  }
}
