import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax
import TutorialValues
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Layout manifests are decoded")
struct LayoutDecodingTests {
  @Test("every key of a snapshot arrives in the solved one")
  func everyKey() throws {
    let snapshot = try solvedSnapshot(
      MarkedText(
        """
        schema: tutorialc.layout/1
        source: { format: uiautomator, tool: t, capturedAt: 2026-01-02, sha256: 0a, unit: px, scale: 2.625, truncated: true }
        snapshots:
          - screen: inbox
            variant: phone
            traits: { locale: ar-EG, platform: ios }
            display: { size: [393, 852], scale: 3, cornerRadius: 55, cutouts: [[130, 0, 133, 37]] }
            insets: { safeArea: [59, 1, 34, 2], statusBars: [54, 0, 0, 0], navigationBars: [0, 0, 21, 0],
                      ime: [0, 0, 300, 0], displayCutout: [59, 0, 0, 0] }
            windows: [{ id: app, type: app, z: 0 }, { id: keyboard, type: ime, z: 2, frame: [0, 552, 393, 300] }]
            elements:
              - { id: list, frame: [0, 0, 393, 852] }
              - id: send
                nativeId: com.example:id/send
                identity: numbered
                frame: [321, 760, 56, 56]
                parent: list
                window: keyboard
                shape: circle
                type: button
                label: { en: Send, ar: إرسال }
                text: ok
                value: 012
                visibility: partial
                z: 4
                enabled: false
                checked: true
                clickable: true
                attributes: { class: android.widget.Button, clickable: true }
            occluders: [{ kind: tabBar, element: send, opaque: false, z: 10 }]
        """))
    #expect(snapshot.screen == "inbox" && snapshot.variant == "phone")
    #expect(snapshot.sourceFormat == "uiautomator" && snapshot.wasImported && snapshot.isTruncated)
    #expect(
      snapshot.traits.pairs == [.init("platform", "ios"), .init("locale", "ar-EG"), .init("layoutDirection", "rtl")])
    #expect(
      snapshot.display
        == Display(size: Size(393, 852), scale: 3, cornerRadius: 55, cutouts: [Rect(130, 0, 133, 37)]))
    #expect(snapshot.safeArea == Rect(2, 59, 390, 759))
    #expect(snapshot.insets.statusBars == EdgeInsets(top: 54, right: 0, bottom: 0, left: 0))
    #expect(snapshot.insets.navigationBars == EdgeInsets(top: 0, right: 0, bottom: 21, left: 0))
    #expect(snapshot.insets.ime == EdgeInsets(top: 0, right: 0, bottom: 300, left: 0))
    #expect(snapshot.insets.displayCutout == EdgeInsets(top: 59, right: 0, bottom: 0, left: 0))
    #expect(snapshot.windows.map(\.id) == ["app", "keyboard"])
    #expect(snapshot.windows.map(\.kind) == [.app, .ime])
    #expect(snapshot.windows.map(\.frame) == [Rect(0, 0, 393, 852), Rect(0, 552, 393, 300)])
    let send = try snapshot.named("send")
    #expect(send.nativeId == "com.example:id/send" && send.type == "button" && send.shape == .circle)
    #expect(send.label?.text(for: "ar-EG") == "إرسال" && send.text?.plain == "ok" && send.value?.plain == "012")
    #expect(send.visibility == .partial && send.z == 4 && send.window == 1 && send.parent == snapshot.element("list"))
    #expect(send.state.isEnabled == false && send.state.isChecked == true && send.state.isClickable == true)
    #expect(try send.state.isSelected == nil && snapshot.named("list").state == ElementState())
    #expect(send.attributes.map(\.name) == ["class", "clickable"])
    #expect(send.attributes.map(\.value) == ["android.widget.Button", "true"])
    #expect(send.frame == Rect(321, 760, 56, 56) && send.globalFrame == send.frame && send.isSolved)
    #expect(try send.identity == .numbered && snapshot.named("list").identity == .native)
    #expect(try snapshot.named("list").visibility == .unknown)
    #expect(snapshot.areOccludersTold)
    let occluder = try #require(snapshot.occluders.first)
    #expect(occluder.id == "send" && occluder.kind == "tabBar" && occluder.element == snapshot.element("send"))
    #expect(!occluder.isOpaque && occluder.z == 10 && occluder.window == 1 && occluder.frame == send.frame)
  }

  @Test("JSON is read as the same manifest")
  func json() throws {
    let text = """
      { "schema": "tutorialc.layout/1", "snapshots": [ { "screen": "s", "variant": "v",
        "display": { "size": [200, 100] }, "elements": [ { "id": "a", "place":
        { "right": 5, "width": 10, "top": 0, "bottom": 90 } } ] } ] }
      """
    let document = JSONReader.read(SourceText(path: "a.layout.json", bytes: Array(text.utf8)))
    let manifest = decodeLayout(document.value)
    let library = solveLayouts([manifest.value])
    #expect(document.diagnostics + manifest.diagnostics + library.diagnostics == [])
    #expect(try #require(library.value.snapshots.first).frame("a") == Rect(185, 0, 10, 10))
  }

  @Test(
    "shapes are read in all their forms",
    arguments: NamedShape.allCases.map { ($0.rawValue, Shape.named($0)) } + [
      ("{ roundedRect: 8 }", .roundedRect(CornerRadii(8), smoothing: 0)),
      (
        "{ roundedRect: [1, 2, 3, 4], smoothing: 0.6 }",
        .roundedRect(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), smoothing: 0.6)
      ),
    ])
  func shapes(written: String, shape: Shape) throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot("    elements: [{ id: a, frame: [0, 0, 9, 9], shape: \(written) }]"))
    #expect(try snapshot.named("a").shape == shape)
  }

  @Test("a path shape is read with its view box")
  func pathShape() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot("    elements: [{ id: a, frame: [0, 0, 9, 9], shape: { path: 'M0 0H4V4Z', viewBox: [0, 0, 4, 4] } }]")
    )
    let expected = try PathShape.make(data: "M0 0H4V4Z", viewBox: Rect(0, 0, 4, 4)).get()
    #expect(try snapshot.named("a").shape == .path(expected))
  }

  @Test("an inverted frame is carried on as its source gives it")
  func invertedFrame() throws {
    let snapshot = try solvedSnapshot(oneSnapshot("    elements: [{ id: a, frame: [20, 30, -5, -6] }]"))
    #expect(try snapshot.named("a").frame == Rect(20, 30, -5, -6))
    #expect(try snapshot.frame("a").isInverted)
  }

  @Test("a manifest of another schema is refused without a look at its keys")
  func unsupportedSchema() {
    for schema in ["tutorialc.layout/2", "tutorialc.layout/11", "tutorialc.layout/1.x", "tutorialc.tutorial/1"] {
      let text = MarkedText("schema: 1️⃣\(schema)1️⃣\nscreens: []\n")
      let manifest = decodedLayout(text)
      #expect(
        manifest.diagnostics == [
          Diagnostic(
            .unsupportedSchema, "\"\(schema)\" is not a layout manifest that this version reads", at: text.span(),
            label: "this version reads tutorialc.layout/1")
        ])
      #expect(manifest.value.snapshots.isEmpty)
    }
    #expect(decodedLayout(MarkedText("schema: tutorialc.layout/1.3\nsnapshots: []\n")).diagnostics == [])
  }

  @Test("an empty file lacks its snapshots")
  func emptyFile() {
    let text = MarkedText("1️⃣")
    #expect(
      decodedLayout(text).diagnostics == [
        Diagnostic(
          .missingKey, "a layout manifest needs the key \"snapshots\"; the file is empty", at: text.span())
      ])
  }

  @Test("a manifest, a snapshot and an entry without their keys say which")
  func missingKeys() {
    let manifest = MarkedText("1️⃣source1️⃣: { format: wda }\n")
    #expect(
      decodedLayout(manifest).diagnostics == [
        Diagnostic(.missingKey, "a layout manifest needs the key \"snapshots\"", at: manifest.span())
      ])
    let text = MarkedText(
      """
      snapshots:
        - 1️⃣display1️⃣: { 2️⃣scale2️⃣: 3 }
        - screen: s
          variant: v
          display: { 3️⃣scale3️⃣: 3 }
          windows: [{ 4️⃣z4️⃣: 1 }]
          spaces: [{ 5️⃣origin5️⃣: [0, 0] }]
          elements: [{ 6️⃣frame6️⃣: [0, 0, 1, 1] }, { id: 7️⃣a7️⃣ }]
          occluders: [{ 8️⃣kind8️⃣: bar }]
        - 9️⃣screen9️⃣: t
          variant: v
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(.missingKey, "a snapshot needs the key \"screen\"", at: text.span(1)),
        Diagnostic(.missingKey, "a snapshot needs the key \"variant\"", at: text.span(1)),
        Diagnostic(.missingKey, "a window needs the key \"id\"", at: text.span(4)),
        Diagnostic(.missingKey, "a space needs the key \"id\"", at: text.span(5)),
        Diagnostic(.missingKey, "an element needs the key \"id\"", at: text.span(6)),
        Diagnostic(.missingKey, "a display needs the key \"size\"", at: text.span(3), variants: ["v"]),
        Diagnostic(
          .missingKey, "element \"a\" needs one of the keys \"frame\", \"place\", \"row\" and \"column\"",
          at: text.span(7), variants: ["v"]),
        Diagnostic(
          .missingKey, "an occluder needs the key \"element\" or \"frame\"", at: text.span(8), variants: ["v"]),
        Diagnostic(.missingKey, "a snapshot needs the key \"display\"", at: text.span(9), variants: ["v"]),
      ])
  }

  @Test("an unknown key is reported with the nearest one")
  func unknownKey() {
    let text = oneSnapshot("    elements: [{ id: a, 1️⃣fram1️⃣: [0, 0, 1, 1], frame: [0, 0, 1, 1] }]")
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .unknownKey, "unknown key \"fram\" in an element", at: text.span(), label: "did you mean \"frame\"?",
          fixits: [FixIt("replace it with \"frame\"", .maybe, [.init(text.span(), "frame")])])
      ])
  }

  @Test("an unknown trait is a warning with the nearest one")
  func unknownTrait() {
    let text = oneSnapshot("    traits: { 1️⃣orientaton1️⃣: portrait, 2️⃣brand2️⃣: x }")
    let known = Traits.knownKeys.joined(separator: ", ")
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .unknownTrait, "\"orientaton\" is not a trait that layouts usually have", at: text.span(1),
          label: "did you mean \"orientation\"?",
          fixits: [FixIt("replace it with \"orientation\"", .maybe, [.init(text.span(1), "orientation")])]),
        Diagnostic(
          .unknownTrait, "\"brand\" is not a trait that layouts usually have", at: text.span(2),
          notes: [.init("known traits: \(known)")]),
      ])
  }

  @Test("an unknown text size is a warning: callouts would be laid out for another one")
  func unknownTextSize() {
    func unknown(_ size: String) -> MarkedText { oneSnapshot("    traits: { textSize: 1️⃣\(size)1️⃣ }") }
    let near = unknown("accessibilty3")
    #expect(
      solvedLayouts(near).diagnostics == [
        Diagnostic(
          .unknownTrait, "\"accessibilty3\" is not a known text size, so callouts are laid out for \"large\"",
          at: near.span(), label: "did you mean \"accessibility3\"?",
          fixits: [FixIt("replace it with \"accessibility3\"", .maybe, [.init(near.span(), "accessibility3")])])
      ])
    let far = unknown("99")
    #expect(solvedLayouts(far).diagnostics.map(\.id) == [.unknownTrait])
    #expect(solvedLayouts(far).diagnostics.map(\.primary) == [far.span()])
    #expect(solvedLayouts(unknown("1.3")).diagnostics == [])
  }

  @Test("an unknown word is reported with the nearest allowed one")
  func unknownWords() {
    func unknown(_ name: String, _ word: String, _ known: String, _ nearest: String?, at span: SourceSpan) -> Diagnostic
    {
      Diagnostic(
        .valueOutOfRange, "\(name) cannot be \"\(word)\"", at: span,
        label: nearest.map { "did you mean \"\($0)\"?" } ?? "", notes: [.init("it is one of \(known)")],
        fixits: nearest.map { [FixIt("replace it with \"\($0)\"", .maybe, [.init(span, $0)])] } ?? [])
    }
    let text = oneSnapshot(
      """
          traits: { layoutDirection: 1️⃣left1️⃣ }
          elements: [{ id: a, frame: [0, 0, 1, 1], visibility: 2️⃣visble2️⃣, shape: 3️⃣roundedRect3️⃣ }]
          windows: [{ id: w, type: 4️⃣popup4️⃣ }]
      """)
    let shapes = NamedShape.allCases.map(\.rawValue) + ["{ roundedRect: 8 }", "{ path, viewBox }"]
    #expect(
      solvedLayouts(text).diagnostics == [
        unknown("the trait \"layoutDirection\"", "left", "ltr, rtl", nil, at: text.span(1)),
        unknown(
          "the visibility", "visble",
          "visible, partial, offscreen, clipped, hidden, gone, transparent, occluded, unknown", "visible",
          at: text.span(2)),
        unknown("the shape", "roundedRect", shapes.joined(separator: ", "), nil, at: text.span(3)),
        unknown("the type of a window", "popup", "app, dialog, ime, system", nil, at: text.span(4)),
      ])
  }

  @Test("numbers out of range are reported where they stand")
  func ranges() {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, frame: [0, 0, 1️⃣1e81️⃣, 1] }
            - { id: b, frame: [0, 0, 2️⃣.nan2️⃣, 1] }
            - { id: c, frame: 3️⃣[0, 0, 1]3️⃣ }
            - { id: d, frame: [0, 0, 1, 1], shape: { roundedRect: 4️⃣-14️⃣ } }
          spaces: [{ id: e, scroll: { viewport: [0, 0, 1, 1], contentSize: [5️⃣-25️⃣, 1] } }]
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .valueOutOfRange, "a number is 1e8, outside -10000000 to 10000000", at: text.span(1)),
        Diagnostic(.valueOutOfRange, ".nan is not a finite number", at: text.span(2)),
        Diagnostic(
          .wrongType, "a list where [x, y, width, height] is expected", at: text.span(3),
          label: "expected [x, y, width, height]"),
        Diagnostic(.valueOutOfRange, "the radius is -1, outside 0 to 10000000", at: text.span(4)),
        Diagnostic(.valueOutOfRange, "a number is -2, outside 0 to 10000000", at: text.span(5)),
      ])
  }

  @Test("a display without an area is out of range")
  func emptyDisplay() {
    let text = MarkedText("snapshots: [{ screen: s, variant: v, display: { size: 1️⃣[0, 9]1️⃣, scale: 2️⃣02️⃣ } }]")
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(.valueOutOfRange, "the display has no area", at: text.span(1)),
        Diagnostic(.valueOutOfRange, "the scale is 0, and must be above 0", at: text.span(2)),
      ])
    #expect(library.value.snapshots.map(\.isSolved) == [false])
  }

  @Test("path data is reported at the offending character")
  func invalidPath() throws {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, frame: [0, 0, 1, 1], shape: { path: "M0 0 L1 1 1️⃣x1️⃣", viewBox: [0, 0, 1, 1] } }
            - { id: b, frame: [0, 0, 1, 1], shape: { 2️⃣path2️⃣: M0 0H1V1Z } }
            - { id: c, frame: [0, 0, 1, 1], shape: { path: M0 0H1V1Z, viewBox: 3️⃣[0, 0, 0, 1]3️⃣ } }
      """)
    let data = PathShape.make(data: "M0 0 L1 1 x", viewBox: Rect(0, 0, 1, 1))
    guard case .failure(let error) = data else {
      Issue.record("the path is not refused")
      return
    }
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(.invalidPath, error.message, at: text.span(1)),
        Diagnostic(.missingKey, "a path shape needs the key \"viewBox\"", at: text.span(2)),
        Diagnostic(.valueOutOfRange, "the view box has no area", at: text.span(3)),
      ])
  }

  @Test("the keys of one kind of shape do not stand beside those of another")
  func mixedShape() {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, frame: [0, 0, 1, 1], shape: { roundedRect: 8, 1️⃣viewBox1️⃣: [0, 0, 1, 1] } }
            - { id: b, frame: [0, 0, 1, 1], shape: { 2️⃣smoothing2️⃣: 0.6 } }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(.unknownKey, "unknown key \"viewBox\" beside \"roundedRect\" in a shape", at: text.span(1)),
        Diagnostic(.missingKey, "a shape needs the key \"roundedRect\"", at: text.span(2)),
      ])
  }

  @Test("names and ids are bounded, and names hold no slash")
  func names() {
    let long = String(repeating: "x", count: 1001)
    let text = MarkedText(
      """
      snapshots:
        - { screen: 1️⃣a/b1️⃣, variant: 2️⃣""2️⃣, display: { size: [1, 1] } }
        - { extends: 3️⃣inbox3️⃣, screen: t, variant: v, elements: [{ id: 4️⃣\(long)4️⃣, frame: [0, 0, 1, 1] }] }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .valueOutOfRange, "the screen \"a/b\" holds a \"/\", which separates screen and variant", at: text.span(1)),
        Diagnostic(.valueOutOfRange, "the variant is empty", at: text.span(2)),
        Diagnostic(
          .valueOutOfRange, "\"inbox\" does not name a snapshot: write screen/variant", at: text.span(3)),
        Diagnostic(
          .limitExceeded, "the id of an element is 1001 bytes long, and the limit is 1000", at: text.span(4)),
      ])
  }

  @Test("a text by locale needs locales for keys")
  func locales() {
    let text = oneSnapshot(
      "    elements: [{ id: a, frame: [0, 0, 1, 1], label: { en: A, 1️⃣english (US)1️⃣: B, en: C } }]")
    let duplicate = solvedLayouts(text).diagnostics
    #expect(
      duplicate.contains(
        Diagnostic(
          .valueOutOfRange, "\"english (US)\" is not a locale such as \"en\" or \"en-US\"", at: text.span())))
  }

  @Test("nothing is missing from a file that is broken off")
  func partialDocument() {
    for rest in ["{ id: a, frame: [0, 0", "{ id: a, frame: [0, 0, 1, 1], parent: b, space: c, shape: {", "{ id: }, {"] {
      let text = MarkedText("snapshots:\n  - screen: s\n    elements:\n      - \(rest)\n")
      #expect(solvedLayouts(text).diagnostics.map(\.id) == [.yamlSyntax])
    }
  }
}
