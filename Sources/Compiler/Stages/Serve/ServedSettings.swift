import TutorialTour

/// A language and a text size that a variant's callouts are laid out in.
struct ServedSetting: Sendable, Hashable {
  /// The language, as a place among the tour's.
  let locale: Int
  /// The text size, as a place among the variant's.
  let size: Int
}

/// What a device may be like that comes to a variant: the rule by which clients pick a variant, a language and a text size
/// (docs/tour.md, "Picking one" and "Languages"), turned round.
///
/// A device may have any traits, any display, any language and any text size. Whether one of a language and a text size
/// comes to a variant can be told by that device alone which is else as the variant is: it fits no other variant better
/// than any device of that language and text size does. Languages fall into classes that no rule tells apart, each with a
/// tag to stand for it; text sizes into the ranges between those at which another one is nearer.
struct ServedSettings {
  /// A variant, as the rule sees it.
  struct Variant {
    /// What it is.
    let traits: TourTraits
    /// The scales of the text sizes that it is laid out at, growing; its own is among them.
    let scales: [Double]
  }

  /// A language that a device may have: the look-up of its tag, and the place of what it shows among the tour's.
  private struct Language {
    let tag: LocaleChain.Language
    let shown: Int
  }

  /// What variants are compared by before the language: those that agree in it have the same rivals.
  private struct Group: Hashable {
    let traits: [String?]
    let others: [String: String]

    init(_ traits: TourTraits) {
      self.traits = [traits.platform, traits.idiom, traits.orientation]
      others = Dictionary(traits.other.all.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// Whether variants of another group fit as well as those of this one do, on the device that is as these are.
    func ties(with other: Group) -> Bool {
      others == other.others && zip(traits, other.traits).allSatisfy { $0 == nil || $0 == $1 }
    }
  }

  private let variants: [Variant]
  private let locales: [String]
  /// Of each variant those that fit as well by what comes before the language, on a device that is as the variant is;
  /// empty where all variants are the same to every device but for their displays.
  private let rivals: [[Int]]

  /// The variants of a tour in the given languages, its own first.
  init(_ variants: [Variant], in locales: [String]) {
    self.variants = variants
    self.locales = locales
    let first = variants.first?.traits
    let isUniform = variants.allSatisfy {
      $0.traits.locale == first?.locale && $0.traits.textScale == first?.textScale
    }
    rivals = isUniform ? [] : Self.rivals(variants.map { Group($0.traits) })
  }

  private static func rivals(_ groups: [Group]) -> [[Int]] {
    var known: [Group: [Int]] = [:]
    for group in groups where known[group] == nil {
      known[group] = groups.indices.filter { group.ties(with: groups[$0]) }
    }
    return groups.map { known[$0] ?? [] }
  }

  /// For each variant the settings in which a device may come to it, by language and then by text size.
  var all: [[ServedSetting]] {
    let languages = languages
    guard !rivals.isEmpty else {
      let shown = Set(languages.map(\.shown)).sorted()
      return variants.map { variant in
        shown.flatMap { locale in variant.scales.indices.map { ServedSetting(locale: locale, size: $0) } }
      }
    }
    var nearness: [String?: [Int]] = [:]
    for variant in variants where nearness[variant.traits.locale] == nil {
      nearness[variant.traits.locale] = languages.map { $0.tag.nearness(of: variant.traits.locale) }
    }
    let near = variants.map { nearness[$0.traits.locale] ?? [] }
    var best: [[Int]: [Int]] = [:]
    for rivals in rivals where best[rivals] == nil {
      best[rivals] = languages.indices.map { language in rivals.map { near[$0][language] }.max() ?? 0 }
    }
    return variants.indices.map { place in
      guard let best = best[rivals[place]] else { return [] }
      let alike = variants[place].scales.count < 2 ? [] : rivals[place].filter { isAlike(place, $0) }
      var found: Set<ServedSetting> = []
      for (number, language) in languages.enumerated() where near[place][number] == best[number] {
        let equals = alike.filter { near[$0][number] == best[number] }
        for size in sizes(of: place, among: equals) { found.insert(.init(locale: language.shown, size: size)) }
      }
      return found.sorted { ($0.locale, $0.size) < ($1.locale, $1.size) }
    }
  }

  /// The variants that a device of a language and a text size may come to, with the place of the text size that each is
  /// shown at there.
  func variants(for tag: String, scale: Double) -> [(variant: Int, size: Int)] {
    guard let shown = LocaleChain.find(tag, among: locales).map({ locales[$0] }) ?? locales.first else { return [] }
    let language = LocaleChain.Language(tag, showing: shown)
    let near = rivals.isEmpty ? [] : variants.map { language.nearness(of: $0.traits.locale) }
    func ratio(_ place: Int) -> Double {
      let own = variants[place].traits.textScale
      return max(scale, own) / min(scale, own)
    }
    return variants.indices.compactMap { place in
      let isBeaten = (rivals.isEmpty ? [] : rivals[place]).contains { rival in
        guard near[rival] == near[place] else { return near[rival] > near[place] }
        return isAlike(place, rival) && ratio(rival) < ratio(place)
      }
      guard !isBeaten, let largest = variants[place].scales.indices.last else { return nil }
      return (place, variants[place].scales.firstIndex { $0 >= scale } ?? largest)
    }
  }

  /// Whether another variant's colour scheme fits as well, on a device of the variant's.
  private func isAlike(_ place: Int, _ rival: Int) -> Bool {
    let scheme = variants[place].traits.colorScheme
    return scheme == nil || scheme == variants[rival].traits.colorScheme
  }

  /// The text sizes, as places, whose layouts a device takes that comes to a variant rather than to its equals.
  private func sizes(of place: Int, among equals: [Int]) -> [Int] {
    let (scales, own) = (variants[place].scales, variants[place].traits.textScale)
    guard scales.count > 1 else { return Array(scales.indices) }
    // A device of scale d is nearer to s than to t > s where d < √(s·t): the squares of the ends of the range.
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

  /// A language for each class of those that no rule tells apart.
  private var languages: [Language] {
    var tags: [String] = []
    var seen: Set<String> = []
    func add(_ tag: String) { if seen.insert(tag).inserted { tags.append(tag) } }
    var named: Set<String> = []
    for tag in locales + variants.compactMap(\.traits.locale) where named.insert(tag).inserted {
      let chain = LocaleChain.tags(for: tag)
      chain.forEach(add)
      // In that language, and in a script that nobody has written anything in.
      if let language = chain.last { add(language + "-zzzz") }
    }
    // A language that nothing is in: of the private ones, the first that is none of those.
    let foreign = "abcdefghijklmnopqrst".lazy.map { "qa\($0)" }.first { !seen.contains($0) }
    if let foreign { add(foreign) }
    return tags.compactMap { tag in
      let shown = LocaleChain.find(tag, among: locales) ?? 0
      guard locales.indices.contains(shown) else { return nil }
      return Language(tag: LocaleChain.Language(tag, showing: locales[shown]), shown: shown)
    }
  }
}
