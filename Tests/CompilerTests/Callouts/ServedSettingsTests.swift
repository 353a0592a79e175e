import TestSupport
import Testing
import TutorialGeometry
import TutorialSyntax
import TutorialTour

@testable import TutorialCompiler

/// Callouts are laid out in the languages in which some device comes to a variant, and in no others: what a client finds
/// on each of many devices is compared with what was compiled.
@Suite struct ServedSettingsTests {
  /// Which languages each variant's callout was laid out in, by variant.
  private func laidOut(_ tour: Tour) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for variant in tour.variants {
      result[variant.id] = Set(variant.steps.first?.callout?.layouts.all.map(\.name) ?? [])
    }
    return result
  }

  /// A tour of one step; each variant is given by its traits, as flow maps.
  private func tour(_ traits: [String], locales: [String]) throws -> Tour {
    var files: [String: String] = [:]
    for locale in locales where locale != "en" {
      files["strings/\(locale).yaml"] = "steps: { s: { callout: { body: Hallo } } }\n"
    }
    files["t.tutorial.yaml"] = """
      tutorial: t
      layout: t.layout.yaml
      \(locales.count > 1 ? "strings: strings/{locale}.yaml" : "")
      steps: [{ id: s, target: a, callout: { body: Hello }, advance: { tap: target } }]
      """
    // Each has a display of its own, so that the display can decide.
    files["t.layout.yaml"] =
      "snapshots:\n"
      + traits.enumerated().map { place, traits in
        "  - { screen: home, variant: v\(place), traits: {\(traits)}, display: { size: [\(400 + place), 800] }, "
          + "elements: [{ id: a, frame: [175, 375, 50, 50] }] }\n"
      }.joined()
    let result = Compiler(world: MemoryWorld(files)).compile("t.tutorial.yaml")
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    return try #require(result.tour)
  }

  @Test(
    arguments: [
      (["locale: en-US"], ["en", "de"], [["en", "de"]]),
      (["locale: en-US", "locale: de"], ["en", "de"], [["en"], ["de"]]),
      (["locale: en-US", "locale: de"], ["en", "de", "fr"], [["en", "fr"], ["de", "fr"]]),
      (["locale: en-US, idiom: phone", "locale: de, idiom: tablet"], ["en", "de"], [["en", "de"], ["en", "de"]]),
      (["idiom: phone", "locale: de"], ["en", "de"], [["en", "de"], ["de"]]),
      (["", "locale: de"], ["en", "de"], [["en"], ["de"]]),
      (["locale: de"], ["en"], [["en"]]),
      (["locale: pt-BR", "locale: pt-PT"], ["en", "pt", "pt-PT"], [["en", "pt"], ["en", "pt", "pt-PT"]]),
      (["locale: en, theme: warm", "locale: de"], ["en", "de"], [["en", "de"], ["en", "de"]]),
    ]) func languagesAreThoseOfDevices(traits: [String], locales: [String], expected: [[String]]) throws
  {
    let tour = try tour(traits, locales: locales)
    let found = laidOut(tour)
    #expect(expected.indices.map { found["v\($0)"] } == expected.map(Set.init))
  }

  @Test(arguments: 0..<60) func noDeviceIsWithoutALayout(seed: Int) throws {
    var random = RepeatableNumbers(seed: UInt64(seed))
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    let tags = ["en", "en-US", "de", "de-AT", "zh-Hans", "zh-Hant", "zh", "sr-Latn", "ar"]
    let traits = (0..<(2 + seed % 5)).map { _ in
      let pairs = [
        ("platform", ["", "ios", "web"]), ("idiom", ["", "phone"]), ("orientation", ["", "portrait"]),
        ("colorScheme", ["", "dark"]), ("locale", [""] + tags),
      ]
      return pairs.compactMap { name, words in
        let word = pick(words)
        return word.isEmpty ? nil : "\(name): \(word)"
      }.joined(separator: ", ")
    }
    var locales = ["en"]
    for _ in 0..<(seed % 4) {
      let tag = pick(tags)
      if !locales.contains(tag) { locales.append(tag) }
    }
    let tour = try tour(traits, locales: locales)

    var reached: [String: Set<String>] = [:]
    for platform in [nil, "ios", "web", "mac"] {
      for idiom in [nil, "phone", "watch"] {
        for orientation in [nil, "portrait", "landscape"] {
          for scheme in [nil, "dark", "light"] {
            for locale in tags + ["de-CH", "en-GB", "zh-TW", "zh-Hant-HK", "sr", "sr-Cyrl", "fr", "az-Arab"] {
              let device = TourTraits(
                platform: platform, idiom: idiom, orientation: orientation, locale: locale, colorScheme: scheme)
              for display in tour.variants.map(\.display.size) {
                let variant = try #require(tour.variant(for: device, display: display))
                let shown = try #require(tour.locale(for: locale))
                reached[variant.id, default: []].insert(shown)
              }
            }
          }
        }
      }
    }
    #expect(laidOut(tour).filter { !$0.value.isEmpty } == reached, "\(traits), \(locales)")
  }
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
private struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
