import TestSupport
import Testing
import TutorialCompiler
import TutorialLocks
import TutorialSyntax

/// An imported screen without declared opaque elements, and panels that cover its targets after locking.
@Suite("A lock says what lay over a target")
struct LockedCoverTests {
  private let row = "    - { id: row, type: cell, label: General, frame: [0, 400, 400, 60] }\n"
  private let panel = """
        - { id: panel, type: frameLayout, frame: [0, 300, 400, 500] }
        - { id: news, type: text, text: What is new, frame: [40, 320, 200, 24], parent: panel }

    """

  private func layout(_ elements: String, variant: String = "phone", more: String = "") -> String {
    "  - screen: settings\n    variant: \(variant)\n    display: { size: [400, 800] }\n\(more)    elements:\n"
      + elements
  }

  private func manifest(_ snapshots: String..., source: String = "source: { format: uiautomator }\n") -> String {
    source + "snapshots:\n" + snapshots.joined()
  }

  private func world(_ target: String, _ manifest: String, lock: [UInt8]? = nil) -> MemoryWorld {
    var world = MemoryWorld([
      "t.tutorial.yaml":
        "tutorial: t\nlayout: a.layout.yaml\nsteps:\n  - { id: s, target: \(target), callout: Here. }\n",
      "a.layout.yaml": manifest,
    ])
    world.files["t.lock.yaml"] = lock
    return world
  }

  private func compile(_ world: MemoryWorld, _ use: LockUse = .compared) -> Analysis {
    var options = CompileOptions()
    options.lock = use
    return Compiler(world: world, options: options).compile("t.tutorial.yaml")
  }

  private func lock(_ manifest: String, _ target: String = "row") throws -> [UInt8] {
    let resolved = try #require(compile(world(target, manifest), .ignored).resolved)
    return LockWriter.write(try #require(lockTutorial(resolved)).value.entries, ofTutorial: "t.tutorial.yaml")
  }

  /// Returns the messages about the covers of targets after a locked screen has changed.
  private func said(_ old: String, _ new: String, _ target: String = "row") throws -> [String] {
    compile(world(target, new, lock: try lock(old, target))).diagnostics
      .filter { [.driftedCover, .occlusionUnknown, .driftedTarget].contains($0.id) }
      .map { "\($0.id.rawValue): \($0.message)" }
  }

  @Test("a panel that has come since is an error, and says so instead of the warning")
  func newPanel() throws {
    let (old, new) = (manifest(layout(row)), manifest(layout(row + panel)))
    let message =
      #"drifted-cover: "row" lies under "panel", which was not over it when it was locked: 100 % of it"#
    #expect(try said(old, new) == [message])
    #expect(try said(old, old) == [])
    let found = compile(world("row", new, lock: try lock(old))).diagnostics.first { $0.id == .driftedCover }
    #expect(found?.severity == .error)
    #expect(found?.notes.first?.span?.source.path == "t.lock.yaml")
    #expect(found?.labels.first?.span.source.path == "a.layout.yaml")
  }

  @Test("a panel that covered the target when it was locked stays a warning")
  func knownPanel() throws {
    let covered = manifest(layout(row + panel))
    #expect(try said(covered, covered) == [#"occlusion-unknown: "row" may lie under "panel": 100 % of it"#])
    #expect(String(decoding: try lock(covered), as: UTF8.self).contains("panels") == false)
  }

  @Test("a panel that was elsewhere on the locked screen isn't new, but a second one is")
  func moved() throws {
    let lower = panel.replacing("[0, 300, 400, 500]", with: "[0, 500, 400, 300]")
    let old = manifest(layout(row + lower))
    #expect(String(decoding: try lock(old), as: UTF8.self).contains(", panels: 1 }"))
    let beneath = row.replacing("[0, 400", with: "[0, 600")
    #expect(
      try said(old, manifest(layout(beneath + lower))) == [
        #"occlusion-unknown: "row" may lie under "panel": 100 % of it"#
      ])
    let second = panel.replacing("panel", with: "other").replacing("news", with: "more")
    #expect(
      try said(old, manifest(layout(beneath + lower + second))).map { $0.prefix { $0 != ":" } } == ["drifted-cover"])
  }

  @Test("a lock without covers is read, and reports none")
  func olderLock() throws {
    let older = String(decoding: try lock(manifest(layout(row))), as: UTF8.self)
    #expect(older.contains(", panels: 0 }"))
    let lock = Array(older.replacing(", panels: 0", with: "").utf8)
    let found = compile(world("row", manifest(layout(row + panel)), lock: lock)).diagnostics
    #expect(found.map(\.id).contains(.occlusionUnknown) && !found.map(\.id).contains(.driftedCover))
  }

  @Test(
    "a cover that isn't a panel stays a warning: narrower than the display, lower than a fifth, over less than half")
  func noPanel() throws {
    let old = manifest(layout(row))
    for (frame, target) in [
      ("[60, 300, 280, 500]", "row"), ("[0, 380, 400, 100]", "row"), ("[0, 440, 400, 360]", "row"),
    ] {
      let changed = panel.replacing("[0, 300, 400, 500]", with: frame).replacing("[40, 320", with: "[80, 450")
      let ids = try said(old, manifest(layout(row + changed)), target).map { $0.prefix { $0 != ":" } }
      #expect(ids == ["occlusion-unknown"], "\(frame)")
    }
  }

  @Test("a new panel is reported even if something smaller covers the target, too")
  func beneathBoth() throws {
    let badge = "    - { id: badge, type: button, label: New, frame: [0, 400, 400, 60] }\n"
    let (old, new) = (manifest(layout(row + badge)), manifest(layout(row + badge + panel)))
    #expect(try said(old, old) == [#"occlusion-unknown: "row" may lie under "badge": 100 % of it"#])
    #expect(try said(old, new).first?.hasPrefix(#"drifted-cover: "row" lies under "panel""#) == true)
  }

  @Test("screens that say what is opaque, and those that nobody imported, have nothing of it in their locks")
  func answered() throws {
    for old in [
      manifest(layout(row, more: "    occluders: []\n")), manifest(layout(row), source: ""),
    ] {
      #expect(String(decoding: try lock(old), as: UTF8.self).contains("panels") == false)
    }
    let answer = manifest(layout(row + panel, more: "    occluders: []\n"))
    #expect(try said(manifest(layout(row)), answer) == [])
  }

  @Test("the warning stays for variants in which the panel was there before")
  func variants() throws {
    let old = manifest(layout(row), layout(row + panel, variant: "tablet"))
    let new = manifest(layout(row + panel), layout(row + panel, variant: "tablet"))
    let found = compile(world("row", new, lock: try lock(old))).diagnostics
    #expect(found.first { $0.id == .driftedCover }?.variants == ["phone"])
    #expect(found.contains { $0.id == .occlusionUnknown && $0.variants.contains("tablet") })
  }

  @Test("if the selector names another element now, only that is reported")
  func drifted() throws {
    let target = "{ type: cell, first: true }"
    let other = row.replacing("id: row", with: "id: other").replacing("type: cell", with: "type: button")
    let (old, new) = (manifest(layout(row)), manifest(layout(other + panel)))
    #expect(try said(old, new, target).filter { $0.hasPrefix("drifted-cover") } == [])
  }
}
