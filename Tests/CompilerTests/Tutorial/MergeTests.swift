import TestSupport
import Testing
import TutorialGeometry
import TutorialMotion
import TutorialSyntax
import TutorialTour
import TutorialValues
@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Defaults, styles and steps merge")
struct MergeTests {
  private func merged(_ text: MarkedText, step: Int = 0, traits: [String: String] = [:]) throws -> Step {
    let result = decode(text)
    #expect(result.diagnostics == [])
    return mergedStep(step, of: try #require(result.value)) { query in query.matches { traits[$0] } }
  }

  @Test("Maps merge key by key, later styles and the step win, and each value keeps its place")
  func keyByKey() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { cutout: { padding: 1️⃣11️⃣, radius: 1, corners: circular }, callout: { gap: 5️⃣205️⃣ } }
      styles:
        a: { cutout: { radius: 2, fit: 2️⃣inscribe2️⃣ } }
        b: { cutout: { radius: 3️⃣33️⃣ } }
      steps:
        - { target: x, style: [a, b], cutout: { corners: 4️⃣continuous4️⃣ }, callout: 6️⃣Body6️⃣ }
      """)
    let step = try merged(text)
    #expect(step.cutout.padding == Located(.all(1), text.span(1).range))
    #expect(step.cutout.fit == Located(.inscribe, text.span(2).range))
    #expect(step.cutout.radius == Located(CornerRadii(3), text.span(3).range))
    #expect(step.cutout.corners == Located(.continuous, text.span(4).range))
    #expect(step.callout?.gap == Located(20, text.span(5).range))
    #expect(step.callout?.body == Located("Body", text.span(6).range))
  }

  @Test("Lists and values of several kinds replace whole")
  func replaced() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults:
        target: [a, b]
        advance: [{ tap: target }, { after: 1 }]
        anchor: { label: L, type: button }
        cutout: { padding: { top: 1, leading: 2 } }
        callout: { placement: [top, bottom] }
      steps:
        - target: c
          advance: { tap: anywhere }
          anchor: { id: d }
          cutout: { padding: { bottom: 3 } }
          callout: { placement: left }
      """)
    let step = try merged(text)
    #expect(step.targets.map(\.selector.plainID?.value) == ["c"])
    #expect(step.rules.count == 1)
    #expect(step.partial.anchor?.plainID?.value == "d")
    #expect(step.cutout.padding?.value == .directional(top: 0, leading: 0, bottom: 3, trailing: 0))
    #expect(step.callout?.placement?.value.map(\.rawValue) == ["left"])
  }

  @Test("`none` removes the inherited map, and a later map starts from the standard values")
  func none() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { ring: { width: 5, gap: 2 } }
      styles: { bare: { ring: none } }
      steps:
        - { target: a, style: bare }
        - { target: a, style: bare, ring: { gap: 1 } }
        - { target: a, ring: { gap: 1 } }
      """)
    #expect(try merged(text, step: 0).ring == nil)
    let second = try #require(try merged(text, step: 1).ring)
    #expect(second.widthOrDefault == 2 && second.gap?.value == 1)
    let third = try #require(try merged(text, step: 2).ring)
    #expect(third.widthOrDefault == 5 && third.gap?.value == 1)
  }

  @Test("A style with `only` applies where it matches, and leaves the step's own `only` alone")
  func conditional() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { only: { platform: ios, idiom: phone } }
      styles: { low: { only: { orientation: landscape }, delay: 2 } }
      steps: [{ target: a, style: low, only: { idiom: [phone, tablet], locale: en } }]
      """)
    #expect(try merged(text, traits: ["orientation": "portrait"]).delay == 0)
    let step = try merged(text, traits: ["orientation": "landscape"])
    #expect(step.delay == 2)
    #expect(step.partial.only?.entries.map(\.trait.value) == ["platform", "idiom", "locale"])
    #expect(step.partial.only?.entries.map { $0.values.map(\.value) } == [["ios"], ["phone", "tablet"], ["en"]])
  }

  @Test("A spring replaces an inherited duration, and a curve over a spring has the default again")
  func springs() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { transition: { move: { duration: 2, delay: 0.1 } } }
      styles: { lively: { transition: { move: { easing: bouncy } } } }
      steps:
        - { target: a, style: lively }
        - { target: a, style: lively, transition: { move: { easing: linear } } }
        - { target: a, transition: { move: { easing: linear } } }
        - { target: a, style: lively, transition: { move: { easing: linear, duration: 1 } } }
      """)
    let spring = try #require(try merged(text, step: 0).movement(.move))
    #expect(spring.easing == .spring(.bouncy) && spring.duration == nil && spring.delay == 0.1)
    #expect(try merged(text, step: 1).movement(.move)?.duration == 0.35)
    #expect(try merged(text, step: 2).movement(.move)?.duration == 2)
    #expect(try merged(text, step: 3).movement(.move)?.duration == 1)
  }

  @Test("A transition has its defaults part by part")
  func transitionDefaults() throws {
    let step = try merged(stepText("transition: { exit: none, variantChange: { delay: 1 } }"))
    let enter = try #require(step.movement(.enter))
    #expect(enter.kind == .fade && enter.easing == .bezier(.easeOut) && enter.duration == 0.25 && !enter.isWritten)
    let move = try #require(step.movement(.move))
    #expect(
      move.kind == .morph && move.easing == .bezier(CubicBezier(0.2, 0, 0, 1)) && move.duration == 0.35
        && move.delay == 0)
    #expect(step.movement(.exit) == nil)
    #expect(step.movement(.variantChange)?.isWritten == true)
    #expect(try merged(stepText("delay: 0")).movement(.variantChange) == nil)
  }

  @Test("A target's own cutout and ring are merged over the step's")
  func targetItems() throws {
    let text = MarkedText(
      """
      tutorial: t
      steps:
        - target: [a, { target: b, cutout: { radius: 4 }, ring: none }, { target: c, ring: { width: 9 } }]
          cutout: { radius: 2, padding: 3 }
          ring: { gap: 1 }
      """)
    let step = try merged(text)
    #expect(step.cutouts.map(\.radius?.value) == [CornerRadii(2), CornerRadii(4), CornerRadii(2)])
    #expect(step.cutouts.map(\.paddingOrDefault) == [.all(3), .all(3), .all(3)])
    #expect(step.rings.map { $0?.widthOrDefault } == [2, nil, 9])
    #expect(step.rings.map { $0?.gapOrDefault } == [1, nil, 1])
  }

  @Test("A condition merges like a map: a step's flag has the value that its style asks for")
  func conditions() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { when: { flag: plan, equals: free } }
      steps: [{ target: a }, { target: a, when: { flag: tier } }, { target: a, when: { flag: tier, equals: 3 } }]
      """)
    let conditions = try (0...2).map { try merged(text, step: $0).partial.when }
    #expect(conditions.map { $0?.plain?.flag.value } == ["plan", "tier", "tier"])
    #expect(conditions.map { $0?.plain?.expected } == [.string("free"), .string("free"), .number(3)])
    #expect(try merged(stepText("when: { flag: tier }")).partial.when?.plain?.expected == .bool(true))
  }

  @Test("A key that a step leaves out has its default")
  func defaults() throws {
    let step = try merged(MarkedText("tutorial: t\nscreen: inbox\nsteps: [{ target: a }]"))
    #expect(step.partial.screen?.value == "inbox" && step.onMissing == .error && step.delay == 0)
    #expect(step.ring == nil && step.callout == nil)
    #expect(step.overlay?.opacityOrDefault == 0.6 && step.overlay?.colorOrDefault == .black)
    #expect(step.interactionMode == .block && step.rules.count == 1)
    guard case .tapAnywhere = step.rules[0].trigger.value else {
      Issue.record("the step is not left by a tap anywhere")
      return
    }
    #expect(try merged(stepText("advance: { tap: target }")).interactionMode == .target)
    #expect(try merged(stepText("overlay: none")).overlay == nil)
    #expect(try merged(stepText("callout: x")).rules.map(\.destination) == [.next, .back])
  }

  @Test("A step's reduced motion is merged over the tutorial's")
  func reducedMotion() throws {
    let text = MarkedText(
      """
      tutorial: t
      reducedMotion: { duration: 0.1 }
      steps: [{ target: a }, { target: a, reducedMotion: { kind: cut } }, { target: a, reducedMotion: { duration: 1 } }]
      """)
    #expect(try (0...2).map { try merged(text, step: $0).reducedMotion.duration } == [0.1, 0, 1])
    #expect(try (0...2).map { try merged(text, step: $0).reducedMotion.kind } == [.fade, .cut, .fade])
  }
}
