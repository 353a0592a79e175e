import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialPlayer
import TutorialSyntax

@testable import TutorialSwiftUI

struct LayoutManifestTests {
  private func snapshot(_ elements: [LayoutSnapshot.Element], variant: String = "phone") -> LayoutSnapshot {
    LayoutSnapshot(
      screen: "inbox", variant: variant,
      traits: TourTraits(platform: "ios", idiom: "phone", orientation: "portrait", locale: "en-US"),
      size: Size(393, 852), scale: 3, safeArea: EdgeInsets(top: 59, right: 0, bottom: 34, left: 0),
      elements: elements)
  }

  private func json(_ snapshots: [LayoutSnapshot]) -> [UInt8] {
    var manifest = LayoutManifest()
    for snapshot in snapshots { manifest.add(snapshot) }
    return manifest.json
  }

  @Test("a snapshot is written with its screen, configuration, display, bars and elements")
  func wholeSnapshot() {
    let compose = LayoutSnapshot.Element(
      id: "compose-button", frame: Rect(321, 760.00049, 56, 56), type: "button", label: "Write", shape: .circle)
    #expect(
      String(decoding: json([snapshot([compose])]), as: UTF8.self) == """
        {
          "schema": "tutorialc.layout/1",
          "snapshots": [
            {
              "screen": "inbox",
              "variant": "phone",
              "traits": {"platform": "ios", "idiom": "phone", "orientation": "portrait", "locale": "en-US"},
              "display": {"size": [393, 852], "scale": 3},
              "insets": {"safeArea": [59, 0, 34, 0]},
              "elements": [
                {"id": "compose-button", "frame": [321, 760, 56, 56], "type": "button", "label": "Write", "shape": "circle"}
              ]
            }
          ]
        }

        """)
  }

  @Test("a later snapshot of a screen and configuration takes the earlier one's place")
  func replaced() {
    var manifest = LayoutManifest()
    let first = LayoutSnapshot.Element(id: "a", frame: Rect(0, 0, 1, 1))
    manifest.add(snapshot([first]))
    manifest.add(snapshot([], variant: "wide"))
    manifest.add(snapshot([]))
    #expect(manifest.snapshots.map(\.variant) == ["phone", "wide"])
    #expect(manifest.snapshots[0].elements.isEmpty)
  }

  @Test("of two views with one id the first counts, and a view without a place is left out")
  func oddViews() {
    let text = String(
      decoding: json([
        snapshot([
          .init(id: "a", frame: Rect(1, 2, 3, 4)), .init(id: "a", frame: Rect(5, 6, 7, 8)),
          .init(id: "b", frame: Rect(.nan, 0, 1, 1)), .init(id: "c", frame: Rect(0, .infinity, 1, 1)),
        ])
      ]), as: UTF8.self)
    #expect(
      text.split(separator: "\n").filter { $0.contains("\"id\"") }.map { $0.drop { $0 == " " } } == [
        "{\"id\": \"a\", \"frame\": [1, 2, 3, 4]}"
      ])
  }

  @Test("the written layout compiles with any ids, and a tutorial can name them")
  func hostileIDs() throws {
    let ids = ["\"quoted\"", "back\\slash", "line\nend", "tab\t", "\u{1}\u{7f}", "</script>", "🧑‍🚀", "عربي", "a/b: {c}"]
    let shapes: [LayoutSnapshot.Shape?] = [
      nil, .rect, .circle, .capsule, .roundedRect(radius: 8, smoothing: 0), .roundedRect(radius: 12, smoothing: 0.6),
    ]
    let elements = ids.enumerated().map { place, id in
      LayoutSnapshot.Element(
        id: id, frame: Rect(10, Double(70 + 80 * place), 100, 60), type: id, label: id,
        shape: shapes[place % shapes.count])
    }
    let tutorial = """
      tutorial: exported
      layout: exported.layout.json
      steps:
        - { id: last, target: "a/b: {c}", callout: The odd one. }
        - { id: first, target: "\\"quoted\\"", callout: The first. }
      """
    let world = Files([
      "exported.tutorial.yaml": Array(tutorial.utf8),
      "exported.layout.json": json([snapshot(elements), snapshot(elements, variant: "second")]),
    ])
    let result = Compiler(world: world).compile("exported.tutorial.yaml")
    #expect(result.diagnostics.filter { $0.severity != .note } == [])
    let tour = try #require(result.tour)
    #expect(tour.variants.map(\.id) == ["phone", "second"])
    #expect(tour.variants[0].steps.map { $0.cutouts.map(\.element) } == [[elements[8].frame], [elements[0].frame]])
  }
}

/// A file system that exists only in a test.
private struct Files: UnboundedWorld {
  let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func read(_ path: String) -> Result<[UInt8], WorldError> { files[path].map { .success($0) } ?? .failure(.notFound) }

  func files(matching glob: String) -> [String] { files[glob] == nil ? [] : [glob] }
}
