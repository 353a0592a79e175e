import TestSupport
import Testing
import TutorialGeometry
import TutorialMotion
import TutorialSyntax
import TutorialTour
import TutorialValues
@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Steps, as written")
struct StepDecodingTests {
  private func onlyStep(_ keys: String) throws -> StepPartial {
    let text = MarkedText("tutorial: t\nsteps: [{ \(keys) }]\n")
    let result = decode(text)
    #expect(result.diagnostics == [])
    return try #require(result.value?.steps.first?.partial)
  }

  @Test("A target is a selector or a list of them, each with what is particular to it")
  func targets() throws {
    #expect(try onlyStep("target: a").targets?.value.map(\.selector.plainID?.value) == ["a"])
    let partial = try onlyStep("target: [a, { id: b }, { target: { id: c }, cutout: { radius: 4 }, ring: none }]")
    let targets = try #require(partial.targets?.value)
    #expect(targets.map(\.selector.plainID?.value) == ["a", "b", "c"])
    #expect(targets[2].cutout?.radius?.value == CornerRadii(4))
    guard case .none? = targets[2].ring else {
      Issue.record("the ring is not taken away")
      return
    }
  }

  @Test("A list of targets has items")
  func noTargets() {
    let text = MarkedText("tutorial: t\nsteps: [{ target: 1️⃣[]1️⃣, callout: x }]\n")
    #expect(findings(text) == [Diagnostic(.valueOutOfRange, "the list of targets is empty", at: text.span())])
  }

  @Test("A ring, an overlay and an interaction are decoded")
  func parts() throws {
    let partial = try stepPartial(
      "ring: { width: 5, color: \"#fff\", gap: -2, dash: [4, 2] }, "
        + "overlay: { color: \"#123\", opacity: 0.5, blur: 4, extent: safeArea }, "
        + "interaction: { mode: block, allow: [menu], hitPadding: 4 }")
    let ring = try #require(partial.ring?.partial)
    #expect(ring.width?.value == 5 && ring.gap?.value == -2 && ring.dash?.value == [4, 2])
    #expect(ring.color?.value == .white)
    let overlay = try #require(partial.overlay?.partial)
    #expect(overlay.opacity?.value == 0.5 && overlay.blur?.value == 4 && overlay.extent?.value == .safeArea)
    #expect(partial.interaction?.mode?.value == .block)
    #expect(partial.interaction?.allow?.value.map(\.plainID?.value) == ["menu"])
    #expect(partial.interaction?.hitPadding?.value == .all(4))
    #expect(try stepPartial("interaction: passThrough").interaction?.mode?.value == .passThrough)
  }

  @Test("Inherited objects are removed by `none`", arguments: ["ring", "overlay", "callout", "scroll"])
  func removed(key: String) throws {
    let partial = try stepPartial("\(key): none")
    let isRemoved =
      switch key {
      case "ring": partial.ring.map { $0.partial == nil }
      case "overlay": partial.overlay.map { $0.partial == nil }
      case "callout": partial.callout.map { $0.partial == nil }
      default: partial.scroll.map { $0.partial == nil }
      }
    #expect(isRemoved == true)
  }

  @Test("An opacity lies between 0 and 1")
  func opacity() {
    let text = stepText("overlay: { opacity: 1️⃣601️⃣ }")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "the overlay's opacity is 60, outside 0 to 1", at: text.span(), label: "write 0.6",
          fixits: [FixIt("replace it with 0.6", .maybe, [.init(text.span(), "0.6")])])
      ])
  }

  @Test("Dashes have a length")
  func dash() {
    let text = stepText("ring: { dash: 1️⃣[0, 0]1️⃣ }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "a dash pattern of nothing but zeros has no length", at: text.span())
      ])
  }

  @Test("A transition has four parts, each with its own movement")
  func transition() throws {
    let partial = try stepPartial(
      "transition: { enter: none, move: { kind: morph, easing: linear, duration: 500ms, delay: 0.1, arc: -0.15 }, "
        + "variantChange: { kind: cut } }")
    let transition = try #require(partial.transition)
    guard case .none? = transition.enter, transition.exit == nil else {
      Issue.record("enter is not taken away, or exit is not left out")
      return
    }
    let move = try #require(transition.move?.partial)
    #expect(move.kind?.value == .morph && move.easing?.value == .bezier(.linear))
    #expect(move.duration?.value == 0.5 && move.delay?.value == 0.1 && move.arc?.value == -0.15)
    #expect(transition.variantChange?.partial?.kind?.value == .cut)
  }

  @Test("Effects are one or many")
  func effects() throws {
    let effects = try #require(
      try stepPartial("effects: [{ kind: pulse, period: 1.2, amount: 0.1, repeat: 3 }, { kind: glow }]").effects?.value)
    #expect(effects.map(\.kind.value) == [.pulse, .glow])
    #expect(effects[0].period?.value == 1.2 && effects[0].amount?.value == 0.1 && effects[0].repeatCount?.value == 3)
    #expect(try stepPartial("effects: { kind: ripple }").effects?.value.map(\.kind.value) == [.ripple])
    #expect(try stepPartial("effects: none").effects?.value.isEmpty == true)
  }

  @Test("An effect has a kind and a period above 0")
  func wrongEffects() {
    let text = stepText("effects: [{ 1️⃣amount1️⃣: 1 }, { kind: glow, period: 2️⃣02️⃣, repeat: 3️⃣1.53️⃣ }]")
    #expect(
      findings(text) == [
        Diagnostic(.missingKey, "an effect needs the key \"kind\"", at: text.span(1)),
        Diagnostic(.valueOutOfRange, "the effect's period is 0, it must be greater than 0", at: text.span(2)),
        wrongType("\"1.5\"", expected: "a whole number", at: text.span(3)),
      ])
  }

  @Test("A sprite moves a picture between two points")
  func sprites() throws {
    let partial = try stepPartial(
      "sprites: { symbol: heart.fill, color: \"#f00\", size: 24, from: { target: row-1, at: trailing }, "
        + "to: [196.5, 793], arc: 0.15, easing: easeOut, duration: 1, delay: 0.1, opacity: [1, 0], after: remove }")
    let sprite = try #require(partial.sprites?.value.first)
    #expect(sprite.picture.value == .symbol("heart.fill"))
    guard case .element(let selector, at: .trailing) = sprite.from.value,
      case .coordinates(Point(196.5, 793)) = sprite.to.value
    else {
      Issue.record("unexpected points \(sprite.from.value), \(sprite.to.value)")
      return
    }
    #expect(selector.plainID?.value == "row-1")
    #expect(sprite.look.size?.value == Size(24, 24) && sprite.look.arc?.value == 0.15)
    #expect(sprite.look.duration?.value == 1 && sprite.look.delay?.value == 0.1)
    #expect(sprite.look.opacity?.value == [1, 0] && sprite.look.after?.value == .remove)
  }

  @Test("A sprite lacks nothing, shows one picture, and leaves a spring its time")
  func wrongSprites() {
    let text = stepText(
      "sprites: [{ 1️⃣color1️⃣: \"#f00\", from: [0, 0] }, { 2️⃣image2️⃣: a, 3️⃣symbol3️⃣: b, from: [0, 0], to: 4️⃣row4️⃣ }, "
        + "{ image: a, from: [0, 0], to: { 5️⃣at5️⃣: top }, easing: 7️⃣bouncy7️⃣, duration: 6️⃣16️⃣ }]")
    #expect(
      findings(text) == [
        Diagnostic(.missingKey, "a sprite needs the key \"image\" or \"symbol\"", at: text.span(1)),
        Diagnostic(.missingKey, "a sprite needs the key \"to\"", at: text.span(1)),
        Diagnostic(
          .conflictingKeys, "a sprite shows an image or a symbol, not both", at: text.span(3),
          labels: [.init(text.span(2), "the first is written here")]),
        wrongType("\"row\"", expected: "{ target, at } or [x, y]", at: text.span(4)),
        Diagnostic(.missingKey, "a point needs the key \"target\"", at: text.span(5)),
        durationWithSpring(text.span(6), spring: text.span(7)),
      ])
  }

  @Test("Scroll, accessibility, conditions and the rest are decoded")
  func rest() throws {
    let partial = try stepPartial(
      "scroll: { align: center, duration: 0.2 }, "
        + "accessibility: { label: L, hint: H, announce: assertive, focus: target }, "
        + "when: { flag: beta, equals: 2 }, only: { platform: [ios, android], locale: en }, onMissing: skip, "
        + "fallback: [b, { label: C }], screen: inbox, delay: 1, reducedMotion: { kind: cut }")
    #expect(partial.scroll?.partial?.align?.value == .center && partial.scroll?.partial?.duration?.value == 0.2)
    #expect(partial.accessibility?.label?.value == "L" && partial.accessibility?.hint?.value == "H")
    #expect(partial.accessibility?.announce?.value == .assertive && partial.accessibility?.focus?.value == .target)
    #expect(partial.when?.plain?.flag.value == "beta" && partial.when?.plain?.expected == .number(2))
    #expect(partial.only?.entries.map { $0.values.map(\.value) } == [["ios", "android"], ["en"]])
    #expect(partial.onMissing?.layout?.value == .skip && partial.fallback?.value.count == 2)
    #expect(partial.screen?.value == "inbox" && partial.delay?.value == 1)
    #expect(partial.reducedMotion?.kind?.value == .cut)
  }

  @Test(
    "A flag is compared with true, false, a number or a text",
    arguments: [
      ("{ flag: f }", ConditionValue.bool(true)), ("{ flag: f, equals: false }", .bool(false)),
      ("{ flag: f, equals: -1.5 }", .number(-1.5)), ("{ flag: f, equals: \"1\" }", .string("1")),
      ("{ flag: f, equals: pro }", .string("pro")),
    ])
  func conditions(written: String, expected: ConditionValue) throws {
    #expect(try stepPartial("when: \(written)").when?.plain?.expected == expected)
  }

  @Test("A condition has a flag")
  func noFlag() {
    let text = stepText("when: { 1️⃣equals1️⃣: 1 }")
    #expect(
      findings(text) == [
        Diagnostic(
          .missingKey, "a condition needs one of the keys \"flag\", \"not\", \"all\" and \"any\"", at: text.span())
      ])
  }

  @Test("Unknown traits are suspicious, not wrong")
  func traits() throws {
    let text = stepText("only: { 1️⃣plattform1️⃣: ios, 2️⃣brand2️⃣: x }")
    let result = decode(text)
    #expect(
      result.diagnostics == [
        proposal(
          .unknownTrait, "\"plattform\" is not a trait that layouts usually have", at: text.span(1),
          nearest: "platform"),
        Diagnostic(
          .unknownTrait, "\"brand\" is not a trait that layouts usually have", at: text.span(2),
          notes: [
            .init(
              "known traits: platform, idiom, orientation, locale, layoutDirection, horizontalSizeClass, "
                + "verticalSizeClass, textSize, colorScheme")
          ]),
      ])
    #expect(result.value?.steps[0].partial.only?.matches { ["plattform": "ios", "brand": "x"][$0] } == true)
  }

  @Test("A query has at most 100 traits")
  func manyTraits() {
    let traits = (0...100).map { $0 == 0 ? "1️⃣t01️⃣: x" : "t\($0): x" }.joined(separator: ", ")
    let text = stepText("only: { \(traits) }")
    #expect(
      findings(text) == [
        Diagnostic(.limitExceeded, "a query of traits has 101 keys, the limit is 100", at: text.span())
      ])
  }

  @Test("A query matches where each trait has one of its values; a locale also by its beginning")
  func queries() throws {
    let query = try #require(try stepPartial("only: { locale: [en, pt-BR], platform: ios }").only)
    func matches(_ locale: String?, _ platform: String = "ios") -> Bool {
      query.matches { $0 == "locale" ? locale : platform }
    }
    #expect(matches("en") && matches("en-US") && matches("EN_gb") && matches("pt-br"))
    #expect(!matches("eng") && !matches("pt") && !matches(nil) && !matches("en", "android"))
  }

  @Test("A key of a step that is not known is an error, and so is one written twice")
  func keys() {
    let text = MarkedText("tutorial: t\nsteps:\n  - 1️⃣target1️⃣: a\n    2️⃣callot2️⃣: x\n    3️⃣target3️⃣: b\n")
    #expect(
      Set(findings(text)) == [
        proposal(.unknownKey, "unknown key \"callot\" in a step", at: text.span(2), nearest: "callout"),
        Diagnostic(
          .duplicateKey, "key \"target\" is written twice", at: text.span(3),
          labels: [.init(text.span(1), "first written here")]),
      ])
  }
}
