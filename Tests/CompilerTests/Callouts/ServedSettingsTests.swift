import TestSupport
import Testing
import TutorialGeometry
import TutorialSyntax
import TutorialTour

@testable import TutorialCompiler

/// Callouts are laid out exactly in the languages of a variant's devices.
///
/// The results of a client on many devices are compared with the compiled layouts.
@Suite struct ServedSettingsTests {
  /// Returns the languages of each variant's callout layouts, by variant.
  ///
  /// A text size other than the variant's own is included.
  private func laidOut(_ tour: Tour) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for variant in tour.variants {
      let callout = variant.steps.first?.callout
      let sizes = callout?.sizes.all.flatMap { locale in locale.value.all.map { "\(locale.name) \($0.name)" } }
      result[variant.id] = Set((callout?.layouts.all.map(\.name) ?? []) + (sizes ?? []))
    }
    return result
  }

  /// Compiles a tour of one step. Each variant is given by its traits, in flow style.
  private func tour(_ traits: [String], locales: [String], head: String = "") throws -> Tour {
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
    // Each variant has its own display, so that the display can decide.
    files["t.layout.yaml"] =
      "\(head)\nsnapshots:\n"
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

  @Test("a device at the end of a range of text sizes has the layout of that size, and none of the next")
  func endsOfRanges() throws {
    // If two variants differ like 1 and 4, a device of 2 is equally near to both and may get either.
    let tour = try tour(["", "textSize: 4"], locales: ["en"], head: "matrix: { textSize: [1, 2, 4] }")
    let found = laidOut(tour)
    #expect(found["v0"] == ["en", "en 2"])
    #expect(found["v1"] == ["en", "en 2"])
  }

  private let tags = ["en", "en-US", "de", "de-AT", "zh-Hans", "zh-Hant", "zh", "sr-Latn", "ar"]

  /// Returns a tour of random variants and languages, and a description of them.
  private func randomTour(
    _ seed: Int, sizes: [String] = [""], head: String = ""
  ) throws -> (tour: Tour, words: String) {
    var random = RepeatableNumbers(seed: UInt64(seed))
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    let traits = (0..<(2 + seed % 4)).map { _ in
      let pairs = [
        ("platform", ["", "ios", "web"]), ("idiom", ["", "phone"]), ("orientation", ["", "portrait"]),
        ("colorScheme", ["", "dark"]), ("locale", [""] + tags), ("textSize", sizes),
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
    return (try tour(traits, locales: locales, head: head), "\(traits), \(locales)")
  }

  /// Returns the layouts that devices in these languages find, by variant.
  private func found(_ tour: Tour, by devices: [TourTraits]) throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for locale in tags + ["de-CH", "en-GB", "zh-TW", "zh-Hant-HK", "sr", "sr-Cyrl", "fr", "az-Arab"] {
      let shown = try #require(tour.locale(for: locale))
      for (device, display) in devices.flatMap({ device in tour.variants.map { (device, $0.display.size) } }) {
        var device = device
        device.locale = locale
        let variant = try #require(tour.variant(for: device, display: display))
        let size = variant.textSize(for: device.textSize)
        let isOwn = size.map { TextSize(trait: $0)?.scale == variant.traits.textScale } ?? true
        found[variant.id, default: []].insert(isOwn ? shown : "\(shown) \(size ?? "")")
      }
    }
    return found
  }

  @Test(arguments: 0..<12) func noDeviceIsWithoutALayoutAndNoLayoutWithoutADevice(seed: Int) throws {
    let (tour, words) = try randomTour(seed)
    var devices: [TourTraits] = []
    for platform in [nil, "ios", "web"] {
      for idiom in [nil, "phone"] {
        for orientation in [nil, "portrait"] {
          for scheme in [nil, "dark"] {
            devices.append(
              TourTraits(platform: platform, idiom: idiom, orientation: orientation, colorScheme: scheme))
          }
        }
      }
    }
    #expect(laidOut(tour).filter { !$0.value.isEmpty } == (try found(tour, by: devices)), "\(words)")
  }

  @Test(arguments: 0..<4) func soItIsAtAllTextSizes(seed: Int) throws {
    let (tour, words) = try randomTour(
      seed, sizes: ["", "0.8", "2", "3"], head: "matrix: { textSize: [small, 1.5, accessibility3] }")
    // The device of each variant's kind, at all text sizes in small steps.
    let devices = tour.variants.map(\.traits).flatMap { traits in
      (0...120).map { step -> TourTraits in
        var device = traits
        device.textSize = "\(0.5 * pow(1.02, step))"
        return device
      }
    }
    #expect(laidOut(tour).filter { !$0.value.isEmpty } == (try found(tour, by: devices)), "\(words)")
  }

  private func pow(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * base }
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
