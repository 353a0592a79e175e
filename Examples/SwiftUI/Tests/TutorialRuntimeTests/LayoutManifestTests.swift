import Foundation
import Testing
import TutorialGeometry
import TutorialPlayer
import TutorialRuntime

struct LayoutManifestTests {
  private func snapshot(_ elements: [LayoutSnapshot.Element], variant: String = "phone") -> LayoutSnapshot {
    LayoutSnapshot(
      screen: "inbox", variant: variant,
      traits: TourTraits(platform: "ios", idiom: "phone", orientation: "portrait", locale: "en-US"),
      size: Size(393, 852), scale: 3, safeArea: EdgeInsets(top: 59, right: 0, bottom: 34, left: 0),
      elements: elements)
  }

  private func json(_ snapshots: [LayoutSnapshot]) throws -> String {
    var manifest = LayoutManifest()
    for snapshot in snapshots { manifest.add(snapshot) }
    return try String(decoding: manifest.json(), as: UTF8.self)
  }

  @Test("a snapshot is written with its screen, configuration, display, bars and elements")
  func wholeSnapshot() throws {
    let compose = LayoutSnapshot.Element(
      id: "compose-button", frame: Rect(321, 760.00049, 56, 56), type: "button", label: "Write", shape: .circle)
    let text = try json([snapshot([compose])])
    #expect(
      text == """
        {
          "schema" : "tutorialc.layout/1",
          "snapshots" : [
            {
              "display" : {
                "scale" : 3,
                "size" : [
                  393,
                  852
                ]
              },
              "elements" : [
                {
                  "frame" : [
                    321,
                    760,
                    56,
                    56
                  ],
                  "id" : "compose-button",
                  "label" : "Write",
                  "shape" : "circle",
                  "type" : "button"
                }
              ],
              "insets" : {
                "safeArea" : [
                  59,
                  0,
                  34,
                  0
                ]
              },
              "screen" : "inbox",
              "traits" : {
                "idiom" : "phone",
                "locale" : "en-US",
                "orientation" : "portrait",
                "platform" : "ios"
              },
              "variant" : "phone"
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
  func oddViews() throws {
    let text = try json([
      snapshot([
        .init(id: "a", frame: Rect(1, 2, 3, 4)), .init(id: "a", frame: Rect(5, 6, 7, 8)),
        .init(id: "b", frame: Rect(.nan, 0, 1, 1)), .init(id: "c", frame: Rect(0, .infinity, 1, 1)),
      ])
    ])
    let manifest = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let snapshots = try #require(manifest["snapshots"] as? [[String: Any]])
    let elements = try #require(snapshots[0]["elements"] as? [[String: Any]])
    #expect(elements.map { $0["id"] as? String } == ["a"])
    #expect(elements[0]["frame"] as? [Double] == [1, 2, 3, 4])
  }

  /// What is written here is given to the compiler by the check that runs these tests.
  @Test("whatever the ids, what is written is JSON")
  func hostileIDs() throws {
    let ids = ["\"quoted\"", "back\\slash", "line\nend", "tab\t", "\u{1}\u{7f}", "</script>", "🧑‍🚀", "عربي", "a/b: {c}"]
    let shapes: [LayoutSnapshot.Shape?] = [
      nil, .rect, .circle, .capsule, .roundedRect(radius: 8, smoothing: 0), .roundedRect(radius: 12, smoothing: 0.6),
    ]
    let elements = ids.enumerated().map { place, id in
      LayoutSnapshot.Element(
        id: id, frame: Rect(10, Double(60 + 80 * place), 100, 60), type: id, label: id,
        shape: shapes[place % shapes.count])
    }
    let compose = LayoutSnapshot.Element(id: "compose-button", frame: Rect(321, 760, 56, 56), shape: .circle)
    var manifest = LayoutManifest()
    manifest.add(snapshot(elements + [compose]))
    manifest.add(snapshot([compose], variant: "second"))
    let data = try manifest.json()
    let read = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let written = try #require((read["snapshots"] as? [[String: Any]])?.first?["elements"] as? [[String: Any]])
    #expect(written.map { $0["id"] as? String } == ids + ["compose-button"])
    if let folder = ProcessInfo.processInfo.environment["EXPORTED_LAYOUTS"] {
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("exported.layout.json"))
    }
  }
}
