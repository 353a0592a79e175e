import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Snapshots extend others")
struct ExtendsTests {
  private let base = """
    snapshots:
      - screen: inbox
        variant: phone
        traits: { platform: ios, orientation: portrait, locale: en-US }
        display: { size: [400, 800], scale: 3 }
        insets: { safeArea: [50, 0, 30, 0], statusBars: [50, 0, 0, 0] }
        windows: [{ id: app }]
        spaces: [{ id: feed, origin: [0, 100], scroll: { viewport: [0, 100, 400, 600], contentOffset: [0, 0] } }]
        elements:
          - { id: header, frame: [0, 0, 400, 82], type: header, label: { en: Inbox, ja: 受信箱 } }
          - { id: row, space: feed, frame: [0, 0, 400, 72], attributes: { a: x, b: y } }
          - { id: tabs, row: { left: 0, right: 0, bottom: 0, height: 50, items: [one, two] } }
        occluders: [{ kind: tabBar, element: tabs, z: 1 }]

    """

  private func extended(_ rest: String) throws -> [Snapshot] {
    let library = solvedLayouts(MarkedText(base + rest))
    #expect(library.diagnostics == [])
    return library.value.snapshots
  }

  @Test("a collapsed header and a scrolled list give only what differs")
  func collapsedHeader() throws {
    let snapshots = try extended(
      """
        - screen: inbox-collapsed
          extends: inbox/phone
          spaces: [{ id: feed, scroll: { contentOffset: [0, 142] } }]
          elements: [{ id: header, frame: [0, 0, 400, 53] }]
      """)
    #expect(snapshots.map(\.screen) == ["inbox", "inbox-collapsed"])
    #expect(snapshots.map(\.variant) == ["phone", "phone"])
    #expect(try snapshots.map { try $0.frame("header").height } == [82, 53])
    #expect(try snapshots.map { try $0.frame("row").y } == [100, -42])
    #expect(snapshots[1].scrollContainers.map(\.viewport) == [Rect(0, 100, 400, 600)])
    #expect(snapshots[1].elements.map(\.id) == snapshots[0].elements.map(\.id))
    #expect(try snapshots[1].named("header").type == "header")
    #expect(snapshots[1].occluders == snapshots[0].occluders)
    #expect(snapshots[1].insets == snapshots[0].insets)
  }

  @Test(
    "one that only says what language it is in has all that is on the screen; its rows turn where it reads backwards")
  func languages() throws {
    let snapshots = try extended(
      """
        - { extends: inbox/phone, variant: german, traits: { locale: de } }
        - { extends: inbox/phone, variant: hebrew, traits: { layoutDirection: rtl } }
      """)
    #expect(snapshots.map(\.variant) == ["phone", "german", "hebrew"])
    #expect(snapshots.map(\.traits.locale) == ["en-US", "de", "en-US"])
    let (left, right) = (Rect(0, 750, 200, 50), Rect(200, 750, 200, 50))
    #expect(try snapshots.map { try $0.frame("one") } == [left, left, right])
    #expect(try snapshots.map { try $0.named("header").label?.text(for: $0.traits.locale) } == ["Inbox", nil, "Inbox"])
    #expect(snapshots[1].occluders == snapshots[0].occluders)
    #expect(snapshots[1].insets == snapshots[0].insets)
    #expect(snapshots[1].display == snapshots[0].display)
  }

  @Test("a mistake in a screen is reported for all variants that have it")
  func wrongInAll() {
    let text = MarkedText(
      """
      snapshots:
        - screen: s
          variant: v
          display: { size: [200, 100] }
          elements: [{ id: 1️⃣a1️⃣ }]
        - { extends: s/v, variant: w }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .missingKey, "element \"a\" needs one of the keys \"frame\", \"place\", \"row\" and \"column\"",
          at: text.span(), variants: ["v", "w"])
      ])
  }

  @Test("maps merge key by key, lists by id in the base's order with additions last")
  func merging() throws {
    let snapshot = try extended(
      """
        - screen: inbox
          variant: landscape
          extends: inbox/phone
          traits: { orientation: landscape, brand-is-not-known: x }
          display: { size: [800, 400] }
          insets: { safeArea: [0, 50, 20, 50] }
          windows: [{ id: menu, type: dialog }, { id: app, z: 4 }]
          elements:
            - { id: extra, frame: [0, 0, 1, 1] }
            - { id: row, frame: [0, 9, 800, 72], attributes: { b: z, c: w } }
            - { id: header, label: { en: Mail } }
            - { id: tabs, row: { height: 40, items: [one, two, three] } }
          occluders: [{ element: header }, { element: tabs, opaque: false }]
      """.replacing("brand-is-not-known: x", with: "textSize: large")
    ).last
    let landscape = try #require(snapshot)
    #expect(
      landscape.traits.pairs == [
        .init("platform", "ios"), .init("orientation", "landscape"), .init("locale", "en-US"),
        .init("layoutDirection", "ltr"), .init("textSize", "large"),
      ])
    #expect(landscape.display == Display(size: Size(800, 400), scale: 3))
    #expect(landscape.safeAreaInsets == EdgeInsets(top: 0, right: 50, bottom: 20, left: 50))
    #expect(landscape.insets.statusBars?.top == 50)
    #expect(landscape.windows.map(\.id) == ["app", "menu"] && landscape.windows.map(\.z) == [4, 0])
    #expect(landscape.elements.map(\.id) == ["header", "row", "tabs", "one", "two", "three", "extra"])
    #expect(try landscape.frame("row") == Rect(0, 109, 800, 72))
    let attributes = try landscape.named("row").attributes
    #expect(attributes.map { [$0.name, $0.value] } == [["a", "x"], ["b", "z"], ["c", "w"]])
    let label = try #require(try landscape.named("header").label)
    #expect(label.text(for: "en") == "Mail" && label.text(for: "ja") == "受信箱")
    #expect(try isClose(landscape.frame("three"), Rect(1600.0 / 3, 360, 800.0 / 3, 40)))
    #expect(landscape.occluders.map(\.id) == ["tabs", "header"])
    #expect(landscape.occluders.map(\.isOpaque) == [false, true] && landscape.occluders.map(\.z) == [1, 0])
  }

  @Test("a frame in place of an inherited row, and a place in place of an inherited frame with its space")
  func replacedPlacement() throws {
    let snapshot = try extended(
      """
        - screen: other
          extends: inbox/phone
          elements:
            - { id: row, place: { in: safeArea, left: 0, top: 0, width: 9, height: 9 } }
            - { id: tabs, frame: [1, 2, 3, 4] }
      """
    ).last
    let other = try #require(snapshot)
    #expect(try other.frame("row") == Rect(0, 50, 9, 9))
    #expect(try other.named("row").scrollContainer == nil)
    #expect(try other.frame("tabs") == Rect(1, 2, 3, 4))
    #expect(other.elements.map(\.id) == ["header", "row", "tabs"])
  }

  @Test("removing takes an element out of rows, its occluder with it, and leaves what was inside to its parent")
  func removal() throws {
    let library = solvedLayouts(
      MarkedText(
        base + """
            - screen: plain
              extends: inbox/phone
              elements: [{ id: list, frame: [0, 0, 1, 1] }, { id: cell, parent: list, frame: [0, 0, 1, 1] },
                         { id: text, parent: cell, frame: [0, 0, 1, 1] }]
            - screen: bare
              extends: plain/phone
              elements: [{ id: cell, remove: true }, { id: two, remove: true }, { id: header, remove: true }]
            - screen: empty
              extends: bare/phone
              spaces: [{ id: feed, remove: true }]
              elements: [{ id: tabs, remove: true }, { id: row, remove: true }]
          """))
    #expect(library.diagnostics == [])
    let bare = try #require(library.value.snapshot(screen: "bare", variant: "phone"))
    #expect(bare.elements.map(\.id) == ["row", "tabs", "one", "list", "text"])
    #expect(try bare.named("text").parent == bare.element("list"))
    #expect(try bare.frame("one").width == 400)
    let empty = try #require(library.value.snapshot(screen: "empty", variant: "phone"))
    #expect(empty.elements.map(\.id) == ["list", "text"])
    #expect(empty.occluders == [] && empty.scrollContainers == [])
  }

  @Test("removing what is not there is a warning")
  func nothingToRemove() {
    let text = oneSnapshot("    elements: [{ id: 1️⃣a1️⃣, remove: true }]")
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(.matchesNothing, "there is no inherited element \"a\" to remove", at: text.span())
      ])
  }

  @Test("a base may be abstract, incomplete and in another manifest; values keep the file they come from")
  func otherManifest() throws {
    let derived = MarkedText(
      """
      snapshots:
        - { screen: 1️⃣inbox1️⃣, extends: base/phone, display: { size: [400, 800] },
            elements: [{ id: a, label: Mine }, { id: 2️⃣c2️⃣, frame: [0, 0, 1, 1] }] }
      """, path: "derived.layout.yaml")
    let original = MarkedText(
      """
      source: { format: wda, truncated: true }
      snapshots:
        - { screen: base, variant: phone, abstract: true, elements: [{ id: a, frame: 1️⃣[0, 0, 1, 1]1️⃣ }, { id: 2️⃣b2️⃣, frame: [0, 0, 1, 1] }] }
      """, path: "base.layout.yaml")
    let library = solvedLayouts(derived, original)
    #expect(library.diagnostics == [])
    #expect(library.value.snapshots.count == 1)
    let snapshot = try #require(library.value.snapshots.first)
    #expect(snapshot.span == derived.span(1))
    #expect(snapshot.isTruncated && snapshot.sourceFormat == "wda")
    #expect(try snapshot.named("a").span.source.path == "derived.layout.yaml")
    #expect(try snapshot.named("a").frameSpan == original.span(1))
    #expect(try snapshot.named("b").span == original.span(2))
    #expect(try snapshot.named("c").span == derived.span(2))
  }

  @Test("a snapshot that extends a truncated capture is truncated too, whatever its own manifest says")
  func truncated() throws {
    func isTruncated(_ own: String, _ base: String) throws -> Bool {
      let derived = MarkedText(
        "source: { truncated: \(own) }\nsnapshots: [{ screen: inbox, extends: base/phone }]\n", path: "d.layout.yaml")
      let original = MarkedText(
        "source: { truncated: \(base) }\nsnapshots: [{ screen: base, variant: phone, display: { size: [4, 8] } }]\n",
        path: "b.layout.yaml")
      let library = solvedLayouts(derived, original)
      return try #require(library.value.snapshot(screen: "inbox", variant: "phone")).isTruncated
    }
    #expect(try isTruncated("false", "true"))
    #expect(try isTruncated("true", "false"))
    #expect(try !isTruncated("false", "false"))
  }

  @Test("an unknown base is reported with the nearest name, and nothing that it would bring is missed")
  func unknownBase() {
    let text = MarkedText(
      base + """
          - { screen: other, extends: 1️⃣inbx/phone1️⃣, elements: [{ id: x }, { id: y, parent: row, frame: [0, 0, 1, 1] }] }
        """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .unknownExtends, "no snapshot is called \"inbx/phone\"", at: text.span(),
          label: "did you mean \"inbox/phone\"?",
          fixits: [FixIt("replace it with \"inbox/phone\"", .maybe, [.init(text.span(), "inbox/phone")])])
      ])
    #expect(library.value.snapshots.map(\.isSolved) == [true, false])
  }

  @Test("snapshots that extend each other are reported once")
  func cycle() {
    let text = MarkedText(
      """
      snapshots:
        - { screen: a, variant: v, extends: 1️⃣b/v1️⃣ }
        - { screen: b, extends: 2️⃣a/v2️⃣ }
        - { screen: c, extends: 3️⃣c/v3️⃣ }
        - { screen: d, extends: a/v }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .cyclicExtends, "\"a/v\" extends itself, by way of \"b/v\"", at: text.span(1),
          labels: [.init(text.span(2), "this is part of the cycle")]),
        Diagnostic(.cyclicExtends, "\"c/v\" extends itself", at: text.span(3)),
      ])
  }

  @Test("a long chain of extending snapshots is merged without recursion")
  func longChain() throws {
    var text = base + "  - { screen: s0, extends: inbox/phone }\n"
    for index in 1..<2000 { text += "  - { screen: s\(index), extends: s\(index - 1)/phone }\n" }
    let library = solvedLayouts(MarkedText(text))
    #expect(library.diagnostics == [])
    #expect(try library.value.snapshot(screen: "s1999", variant: "phone")?.frame("header").height == 82)
  }
}
