import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax
import TutorialTour
@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Amendments add to an imported snapshot from a file of their own")
struct AmendsTests {
  private let imported = MarkedText(
    """
    source: { format: uiautomator }
    snapshots:
      - screen: inbox
        variant: phone
        traits: { platform: android }
        display: { size: [400, 800] }
        elements:
          - { id: compose, frame: [300, 700, 56, 56], type: button }
          - { id: list, frame: [0, 80, 400, 600] }
          - { id: bar, frame: [0, 740, 400, 60] }
    """, path: "inbox.layout.yaml")

  private func solved(_ amendments: String, _ others: MarkedText...) -> Parsed<LayoutLibrary> {
    let texts = [imported, MarkedText(amendments, path: "added.layout.yaml")] + others
    let manifests = texts.map(decodedLayout)
    let library = solveLayouts(manifests.map(\.value))
    return Parsed(library.value, diagnostics: manifests.flatMap(\.diagnostics) + library.diagnostics)
  }

  @Test("a screenshot is of its own snapshot: an amendment may name another, what extends it has none")
  func screenshots() throws {
    let plain = MarkedText(
      """
      snapshots:
        - { screen: a, variant: v, display: { size: [400, 800] }, screenshot: a.png }
        - { screen: b, variant: v, display: { size: [400, 800] }, screenshot: b.JPEG }
        - { screen: c, variant: v, extends: a/v }
        - { screen: d, variant: v, extends: a/v, screenshot: { dark: d.webp } }
      """, path: "deep/plain.layout.yaml")
    let library = solved(
      """
      snapshots:
        - { amends: a/v, traits: { idiom: phone } }
        - { amends: b/v, screenshot: { light: l.png, dark: d.png } }
      """, plain)
    #expect(library.diagnostics == [])
    let named = library.value.snapshots.dropFirst().map { snapshot in
      snapshot.screenshots.map { "\($0.scheme?.rawValue ?? "both") \($0.file.value) \($0.file.span.source.path)" }
    }
    #expect(
      named == [
        ["both a.png deep/plain.layout.yaml"],
        ["light l.png added.layout.yaml", "dark d.png added.layout.yaml"], [], ["dark d.webp deep/plain.layout.yaml"],
      ])
  }

  @Test(
    "a screenshot without the suffix of a picture is refused at its place",
    arguments: ["a.svg", "png", "{ light: a.gif }", "''"])
  func noPicture(written: String) {
    let text = MarkedText(
      "snapshots: [{ screen: a, variant: v, display: { size: [4, 8] }, screenshot: \(written) }]", path: "l.layout.yaml"
    )
    #expect(decodedLayout(text).diagnostics.map(\.id) == [.valueOutOfRange])
  }

  @Test(
    "it keeps its name, its place and its format, and has what is added: spaces, occluders, shapes, traits, elements")
  func adds() throws {
    let library = solved(
      """
      snapshots:
        - { screen: settings, variant: phone, display: { size: [400, 800] }, elements: [] }
        - amends: inbox/phone
          traits: { locale: en }
          spaces: [{ id: feed, origin: [0, 80], scroll: { viewport: [0, 80, 400, 600] } }]
          elements:
            - { id: compose, shape: circle }
            - { id: badge, place: { in: compose, right: 0, top: 0, width: 16, height: 16 } }
          occluders: [{ kind: tabBar, element: bar }]
      """)
    #expect(library.diagnostics == [])
    #expect(library.value.snapshots.map { "\($0.screen)/\($0.variant)" } == ["inbox/phone", "settings/phone"])
    let inbox = try #require(library.value.snapshots.first)
    #expect(inbox.elements.map(\.id) == ["compose", "list", "bar", "badge"])
    #expect(try inbox.named("compose").type == "button")
    #expect(try inbox.named("compose").shape == .circle)
    #expect(try inbox.frame("badge") == Rect(340, 700, 16, 16))
    #expect(
      inbox.traits.pairs == [.init("platform", "android"), .init("locale", "en"), .init("layoutDirection", "ltr")])
    #expect(inbox.scrollContainers.count == 1)
    #expect(inbox.occluders.map(\.kind) == ["tabBar"])
    #expect(inbox.sourceFormat == "uiautomator")
    #expect(inbox.areOccludersTold)
  }

  @Test("a snapshot that extends an amended one has the additions, in any order of the files")
  func extended() throws {
    let first = MarkedText(
      """
      snapshots:
        - { screen: inbox, variant: wide, extends: inbox/phone, display: { size: [800, 400] } }
        - { amends: inbox/phone, elements: [{ id: compose, label: Write }, { id: list, remove: true }] }
      """, path: "a.layout.yaml")
    let library = solvedLayouts(first, imported)
    #expect(library.diagnostics == [])
    #expect(library.value.snapshots.map(\.variant) == ["wide", "phone"])
    for snapshot in library.value.snapshots {
      #expect(try snapshot.named("compose").label == LocalizedText(plain: "Write"))
      #expect(snapshot.elements.map(\.id) == ["compose", "bar"])
    }
  }

  @Test("an amended snapshot with a language of its own shares the content of its base")
  func sharedContent() throws {
    let library = solved(
      """
      snapshots:
        - { extends: inbox/phone, variant: german, traits: { locale: de } }
        - { amends: inbox/german, elements: [{ id: compose, label: Schreiben }] }
        - { extends: inbox/german, variant: swiss, traits: { locale: de-CH } }
      """)
    #expect(library.diagnostics == [])
    #expect(
      try library.value.snapshots.map { try $0.named("compose").label?.plain } == [nil, "Schreiben", "Schreiben"])
  }

  @Test("an abstract snapshot may be amended, and stays abstract")
  func abstract() throws {
    let library = solvedLayouts(
      MarkedText(
        """
        snapshots:
          - { screen: base, variant: phone, abstract: true, elements: [{ id: a, frame: [0, 0, 9, 9] }] }
          - { screen: home, extends: base/phone, display: { size: [100, 100] } }
          - { amends: base/phone, elements: [{ id: a, type: button }] }
        """))
    #expect(library.diagnostics == [])
    #expect(library.value.snapshots.map(\.screen) == ["home"])
    #expect(try library.value.snapshots[0].named("a").type == "button")
  }

  @Test("an amendment of an element that is gone is left out, with a warning that names the nearest")
  func gone() throws {
    let text = MarkedText(
      """
      snapshots:
        - amends: inbox/phone
          elements: [{ id: 1️⃣composer1️⃣, shape: circle }, { id: badge, frame: [0, 0, 9, 9] }]
      """, path: "added.layout.yaml")
    let library = solvedLayouts(imported, text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .amendsNothing, "\"inbox/phone\" has no element \"composer\" to add to", at: text.span(),
          label: "did you mean \"compose\"?",
          notes: [.init("an entry with a frame, place, row or column is an element of its own")],
          fixits: [FixIt("replace it with \"compose\"", .maybe, [.init(text.span(), "compose")])])
      ])
    #expect(library.value.snapshots[0].elements.map(\.id) == ["compose", "list", "bar", "badge"])
  }

  @Test("ids that the import made up are places, in which another element may be the next time: said once")
  func madeUp() {
    let text = MarkedText(
      """
      snapshots:
        - screen: s
          variant: v
          display: { size: [200, 100] }
          elements:
            - { id: own, frame: [0, 0, 9, 9] }
            - { id: row-1, identity: numbered, frame: [0, 0, 9, 9] }
            - { id: list/cell-0, identity: path, frame: [0, 0, 9, 9] }
        - amends: s/v
          elements: [{ id: own, type: a }, { id: 1️⃣row-11️⃣, type: a }, { id: new, frame: [0, 0, 9, 9] }]
          occluders: [{ element: list/cell-0 }]
      """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .fragileAmendment,
          "\"row-1\" and 1 more are ids that the import made up: the next import may give it to another element",
          at: text.span(), notes: [.init("an id of the app's own stays with its element")])
      ])
    #expect(library.value.snapshots.first?.elements.map { $0.type } == ["a", "a", nil, nil])
  }

  @Test("an item of a row is there to be added to, though it has no entry")
  func item() throws {
    let library = solvedLayouts(
      MarkedText(
        """
        snapshots:
          - screen: s
            variant: v
            display: { size: [200, 100] }
            elements: [{ id: tabs, row: { left: 0, right: 0, bottom: 0, height: 20, items: [one, two] } }]
          - { amends: s/v, elements: [{ id: two, label: Second }] }
        """))
    #expect(library.diagnostics == [])
    #expect(try library.value.snapshots[0].named("two").label?.plain == "Second")
  }

  @Test("a removal of what is gone is reported as one that matches nothing")
  func removalOfNothing() {
    let text = MarkedText("snapshots: [{ amends: inbox/phone, elements: [{ id: 1️⃣x1️⃣, remove: true }] }]", path: "b.yaml")
    #expect(
      solvedLayouts(imported, text).diagnostics == [
        Diagnostic(.matchesNothing, "there is no inherited element \"x\" to remove", at: text.span())
      ])
  }

  @Test("a snapshot is amended once")
  func twice() {
    let text = MarkedText(
      """
      snapshots:
        - { amends: 1️⃣inbox/phone1️⃣, elements: [{ id: compose, label: One }] }
        - { amends: 2️⃣inbox/phone2️⃣, elements: [{ id: compose, label: Two }] }
      """, path: "added.layout.yaml")
    #expect(
      solvedLayouts(imported, text).diagnostics == [
        Diagnostic(
          .duplicateSnapshot, "snapshot \"inbox/phone\" is amended a second time", at: text.span(2),
          labels: [.init(text.span(1), "first amended here")])
      ])
  }

  @Test("an unknown snapshot is reported with the nearest name")
  func unknown() {
    let text = MarkedText("snapshots: [{ amends: 1️⃣inbx/phone1️⃣, elements: [] }]", path: "added.layout.yaml")
    let library = solvedLayouts(imported, text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .unknownExtends, "no snapshot is called \"inbx/phone\"", at: text.span(),
          label: "did you mean \"inbox/phone\"?",
          fixits: [FixIt("replace it with \"inbox/phone\"", .maybe, [.init(text.span(), "inbox/phone")])])
      ])
    #expect(library.value.snapshots.map(\.screen) == ["inbox"])
  }

  @Test(
    "an amended snapshot keeps its name: a key that would rename it is an error",
    arguments: [
      "screen: home", "variant: tablet", "extends: inbox/phone", "abstract: true",
    ])
  func names(_ other: String) {
    let key = String(other.prefix { $0 != ":" })
    let text = MarkedText(
      "snapshots: [{ amends: inbox/phone, 1️⃣\(key)1️⃣\(other.dropFirst(key.count)) }]", path: "added.layout.yaml")
    let library = solvedLayouts(imported, text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .conflictingKeys, "\"\(key)\" does not go with \"amends\": the amended snapshot keeps its name",
          at: text.span(),
          notes: [.init("`extends` makes a new snapshot from another")])
      ])
    #expect(library.value.snapshots.count == 1)
  }

  @Test("checked by itself, it only notes that what it amends stands elsewhere")
  func alone() {
    let world = MemoryWorld(["added.layout.yaml": "snapshots: [{ amends: inbox/phone, elements: [] }]"])
    let checked = Compiler(world: world).checkLayout("added.layout.yaml")
    #expect(checked.diagnostics.map(\.severity) == [.note])
    #expect(checked.diagnostics.map(\.id) == [.unknownExtends])
  }
}
