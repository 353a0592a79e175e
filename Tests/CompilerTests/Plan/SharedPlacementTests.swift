import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax
import TutorialTour
import TutorialTourWriting

@testable import TutorialCompiler
@testable import TutorialLanguage

/// Variants in other languages share results that are planned, lowered and written once.
///
/// These equal each variant's own. No ring is united, because all outlines of a tour are divided into the same number of segments as the largest.
@Suite struct SharedPlacementTests {
  private static let elements = """
          - { id: bar, frame: [0, 700, 400, 100], type: tabBar }
          - { id: one, frame: [40, 60, 50, 50], label: One }
          - { id: two, frame: [80, 90, 50, 50], shape: circle, label: Two }
          - { id: low, frame: [300, 680, 60, 60], label: Low }
          - { id: named, frame: [200, 300, 80, 40], label: { en: Left, ja: 左, ar: يسار, de: Links } }
          - { id: other, frame: [100, 500, 80, 40], label: { en: Right, ja: 右, ar: يمين, de: Rechts } }
    """

  private static let others = """
      - { extends: home/phone, variant: japanese, traits: { locale: ja } }
      - { extends: home/phone, variant: dark, traits: { locale: en, colorScheme: dark } }
      - { extends: home/phone, variant: arabic, traits: { locale: ar } }
      - { extends: home/phone, variant: german, traits: { locale: de }, insets: { safeArea: [44, 0, 34, 0] } }
      - extends: home/phone
        variant: moved
        elements: [{ id: one, frame: [41, 60, 50, 50] }]
    """

  private static let steps = """
      - { id: single, target: one, callout: Hi, cutout: { padding: { leading: 4, trailing: 20 } } }
      - { id: pair, target: [one, two], cutout: { combine: union }, transition: { move: { arc: 0.2 } } }
      - { id: barred, target: low, cutout: { clip: visible }, ring: { width: 4 }, interaction: { allow: [one] } }
      - { id: safe, target: one, overlay: { extent: safeArea } }
      - { id: by-word, target: { label: { en: Left, ja: 右, ar: يسار, de: Links } }, callout: Words }
      - { id: styled, target: two, style: foreign }
      - { id: pulsing, target: two, effects: [{ kind: pulse }] }
      - { id: tapped, target: one, advance: { tap: two } }
      - { id: centred, callout: { title: Bye, avoid: [one] } }
    """

  /// A style that applies in some variants keeps them from sharing with others.
  ///
  /// That affects the dark variant, but not the Japanese one, which has the first one's elements and matches others of
  /// them.
  private static let head = "styles: { foreign: { only: { colorScheme: dark }, cutout: { padding: 30 } } }"

  private func screens(_ variant: String?) -> Screens {
    var options = CompileOptions()
    if let variant { options.isVariantWanted = { $0 == variant } }
    return Screens(
      steps: Self.steps,
      head: Self.head,
      elements: Self.elements, snapshot: "    traits: { locale: en }\n    occluders: [{ element: bar, opaque: true }]",
      others: Self.others, options: options)
  }

  @Test(arguments: ["phone", "japanese", "arabic", "german", "dark", "moved"])
  func aVariantHasWhatItHasByItself(variant: String) throws {
    let all = try #require(screens(nil).result.tour)
    let alone = try #require(screens(variant).result.tour?.variants.first)
    var shared = try #require(all.variants.first { $0.id == variant })
    var own = alone
    // The languages of a variant's devices depend on the other variants.
    for place in shared.steps.indices { shared.steps[place].callout = nil }
    for place in own.steps.indices { own.steps[place].callout = nil }
    #expect(shared.steps.count == 9)
    let same = shared == own
    #expect(same)
  }

  @Test func whatLanguagesChangeIsToldApart() throws {
    let tour = try #require(screens(nil).result.tour)
    func step(_ id: String, _ variant: String) throws -> TourStep {
      let variant = try #require(tour.variants.first { $0.id == variant })
      return try #require(variant.steps.first { $0.id == id })
    }
    #expect(try step("single", "phone").cutouts == step("single", "japanese").cutouts)
    #expect(try step("single", "phone").cutouts != step("single", "arabic").cutouts)
    #expect(try step("by-word", "phone").cutouts != step("by-word", "japanese").cutouts)
    #expect(try step("styled", "phone").cutouts != step("styled", "dark").cutouts)
    #expect(try step("safe", "phone").mask != step("safe", "german").mask)
    #expect(try step("single", "phone").cutouts != step("single", "moved").cutouts)
  }

  @Test func stepsAreAlikeWhereStepElementsInsetsAndDirectionAreTheSame() throws {
    let variants = try #require(screens(nil).result.resolved?.variants)
    func step(_ id: String, _ variant: String) throws -> ResolvedStep {
      let variant = try #require(variants.first { $0.id == variant })
      return try #require(variant.steps.first { $0.step.id.value == id })
    }
    func areAlike(_ id: String, _ variant: String) throws -> Bool {
      try step(id, variant).isPlaced(like: step(id, "phone"))
    }
    #expect(try areAlike("single", "japanese"))
    #expect(try !areAlike("by-word", "japanese"))
    // The same elements in the same places, but in another style.
    #expect(try step("styled", "dark").snapshot.isPlaced(like: step("styled", "phone").snapshot))
    #expect(try !areAlike("styled", "dark"))
    for variant in ["arabic", "german", "moved"] { #expect(try !areAlike("single", variant)) }
    let snapshot = try step("single", "phone").snapshot
    var insets = snapshot.insets
    insets.safeArea = EdgeInsets(top: 44, right: 0, bottom: 34, left: 0)
    #expect(snapshot.with(snapshot.traits, snapshot.insets).isPlaced(like: snapshot))
    #expect(snapshot.with(Traits([.init("locale", "ja")]), snapshot.insets).isPlaced(like: snapshot))
    #expect(!snapshot.with(Traits([.init("locale", "ar")]), snapshot.insets).isPlaced(like: snapshot))
    #expect(!snapshot.with(snapshot.traits, insets).isPlaced(like: snapshot))
  }

  @Test func languagesShareElementsWhicheverStandsBetween() throws {
    let screens = Screens(
      steps: "  - { target: a, callout: Hi }", elements: "        - { id: a, frame: [40, 60, 50, 50] }",
      others: """
          - { extends: home/phone, variant: arabic, traits: { locale: ar } }
          - { extends: home/phone, variant: german, traits: { locale: de } }
          - { extends: home/phone, variant: hebrew, traits: { locale: he } }
        """)
    let identities = try #require(screens.result.library?.snapshots.map { $0.elements.identity })
    try #require(identities.count == 4)
    #expect(identities[0] == identities[2])
    #expect(identities[1] == identities[3])
    #expect(identities[0] != identities[1])
  }

  @Test(arguments: [false, true])
  func whatIsWrittenOnceIsReadInEachVariant(pretty: Bool) throws {
    let tour = try #require(screens(nil).result.tour)
    let read = try Tour.read(tour.json(pretty: pretty))
    #expect(read.variants.map(\.id) == tour.variants.map(\.id))
    for (variant, read) in zip(tour.variants, read.variants) {
      // A variant written alone can't refer to another one.
      var alone = tour
      alone.variants = [variant]
      let same = try Tour.read(alone.json(pretty: pretty)).variants.first == read
      #expect(same, "\(variant.id)")
    }
  }

  /// A build of one variant shares nothing, so sharing mustn't affect the budget.
  @Test func whetherATutorialIsTooMuchDoesNotDependOnWhatIsShared() {
    let elements = """
            - { id: one, frame: [40, 60, 50, 50], shape: circle }
            - { id: two, frame: [60, 80, 50, 50], shape: circle }
      """
    let steps = """
        - { id: a, target: [one, two], cutout: { combine: union }, ring: { gap: 3 } }
        - { id: b, target: [two, one], cutout: { combine: union } }
      """
    let shared = "  - { extends: home/phone, variant: other, traits: { locale: ja } }"
    let apart = """
        - screen: home
          variant: other
          display: { size: [400, 800] }
          traits: { locale: ja }
          elements:
      \(elements)
      """
    var (refused, accepted, limit) = (0, 0, 1000)
    while limit < 4_000_000 {
      var options = CompileOptions()
      options.budget[.crossings] = limit
      let found = [shared, apart].map {
        Screens(steps: steps, elements: elements, others: $0, options: options).result.diagnostics
          .map { "\($0.id) \($0.message)" }
      }
      #expect(found[0] == found[1], "\(limit)")
      if found[0].contains(where: { $0.contains("limit") }) { refused += 1 } else { accepted += 1 }
      limit += limit / 8
    }
    #expect(refused > 0)
    #expect(accepted > 0)
  }
}

extension Snapshot {
  /// Returns the same elements with other traits and insets.
  fileprivate func with(_ traits: Traits, _ insets: WindowInsets) -> Snapshot {
    Snapshot(
      screen: screen, variant: variant, span: span, traits: traits, display: display, screenshots: screenshots,
      insets: insets, windows: windows, scrollContainers: scrollContainers, elements: elements, occluders: occluders,
      sourceFormat: sourceFormat, matrix: matrix, isTruncated: isTruncated, areOccludersTold: areOccludersTold,
      isSolved: isSolved, elementsByID: elementsByID)
  }
}
