import Foundation
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialTour

@Suite("Solved layouts as bytes")
struct SolvedLayoutsTests {
  /// A store in memory for one library that counts its calls.
  ///
  /// `@unchecked Sendable`: each test has its own and compiles in its own thread.
  private final class MemoryStore: LayoutStore, @unchecked Sendable {
    private(set) var bytes: [UInt8]?
    /// The numbers of loads and of saves.
    private(set) var counts = [0, 0]

    init(_ bytes: [UInt8]? = nil) {
      self.bytes = bytes
    }

    func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>? {
      counts[0] += 1
      return bytes?[...]
    }

    func save(_ bytes: [UInt8], for key: LayoutStoreKey) {
      counts[1] += 1
      self.bytes = bytes
    }
  }

  /// Two manifests with something of every kind, and with defects.
  private static let everything = MemoryWorld([
    "t.tutorial.yaml": """
    tutorial: t
    layout: [a.layout.yaml, b.layout.yaml]
    steps:
      - { id: one, screen: home, target: save, callout: Hi }
      - { id: two, screen: home, target: { label: Über, within: list }, callout: Hi }
      - { id: three, screen: home, target: { nativeId: ok }, callout: Hi, cutout: { shape: auto } }
      - { id: four, screen: other, target: { contains: x }, callout: Hi }
      - { id: five, screen: other, target: svae, callout: Hi }
    """,
    "a.layout.yaml": """
    source: { format: uiautomator, truncated: true }
    snapshots:
      - screen: home
        variant: phone
        traits: { platform: ios, locale: de-DE, brand: x }
        display: { size: [400, 800], scale: 3, cornerRadius: 50, cutouts: [[100, 0, 80, 30]] }
        screenshot: { dark: pictures/über.webp, light: home.png }
        insets: { safeArea: [50, 0, 30, 0], ime: [0, 0, 200, 0] }
        windows: [{ id: main }, { id: menu, type: dialog, z: 1, frame: [0, 0, 100, 100] }]
        spaces:
          - { id: page, origin: [0, 10] }
          - { id: feed, parent: page, scroll: { viewport: [0, 50, 400, 600], contentSize: [400, 2000] } }
        elements:
          - { id: list, frame: [0, 50, 400, 600], type: list, enabled: true, selected: false, attributes: { class: a.b.List, n: 1 } }
          - { id: row, space: feed, parent: list, frame: [0, 0, 400, 50], label: { de: Über, en: Over }, z: 2 }
          - { id: save, frame: [10, 700, 80, 40], shape: { roundedRect: 8, smoothing: 0.6 }, nativeId: "a:id/ok", css: "#save" }
          - { id: star, frame: [100, 700, 40, 40], shape: { path: M 0 0 H 10 L 5 8 Z, viewBox: [0, 0, 10, 8] } }
          - { id: round, frame: [200, 700, 40, 40], shape: circle, text: "x\\u0301 y", visibility: partial }
          - { id: loop, parent: loop, frame: [0, 0, 1, 1], transform: [0, 1, -1, 0, 9, 9] }
          - { id: lost, space: nowhere, frame: [0, 0, 1, 1] }
          - { id: bar, row: { left: 0, right: 0, bottom: 0, height: 30, items: [tab-1, tab-2] }, window: menu }
        occluders: [{ kind: tabBar, element: bar }, { id: x, frame: [0, 0, 10, 10], opaque: false }]
    """,
    "b.layout.yaml": """
    snapshots:
      # tutorialc: ignore unknown-target nobody minds
      - screen: home
        variant: tablet
        extends: home/phone
        display: { size: [800, 900] }
        elements: [{ id: star, remove: true }, { id: late, frame: [1, 2, 3, 4], text: x }]
      - { screen: other, variant: phone, display: { size: [400, 800] }, elements: [{ id: å, frame: [1, 2, 3, 4] }] }
      - { screen: other, variant: tablet, display: { size: [400, 801] } }
    """,
  ])

  /// A manifest whose languages have the same elements.
  private static let languages = MemoryWorld([
    "t.tutorial.yaml": "tutorial: t\nlayout: [a.layout.yaml]\nsteps:\n  - { target: a, callout: A }\n",
    "a.layout.yaml": """
    snapshots:
      - { screen: s, variant: en, display: { size: [400, 800] }, elements: [{ id: a, frame: [9, 90, 40, 40] }] }
      - { extends: s/en, variant: ja, traits: { locale: ja } }
      - { extends: s/en, variant: ar, traits: { locale: ar } }
      - { screen: s, variant: other, display: { size: [400, 800] }, elements: [{ id: a, frame: [9, 90, 40, 40] }] }
      - { extends: s/en, variant: he, traits: { locale: he } }
    """,
  ])

  private func compile(_ world: MemoryWorld, _ path: String, _ store: MemoryStore) -> Analysis {
    var options = CompileOptions()
    options.layoutStore = store
    return Compiler(world: world, options: options).compile(path)
  }

  @Test("come to the same tour and the same diagnostics as the manifests themselves")
  func sameAsManifests() throws {
    let store = MemoryStore()
    let first = compile(Self.everything, "t.tutorial.yaml", store)
    #expect(store.counts == [1, 1] && first.diagnostics.count > 8)
    let second = compile(Self.everything, "t.tutorial.yaml", store)
    #expect(store.counts == [2, 1])
    #expect(second.diagnostics == first.diagnostics)
    #expect(second.tour == first.tour && first.tour != nil)
    #expect(second.sources.map(\.path) == first.sources.map(\.path) && second.inputs == first.inputs)
    let elements = try #require(second.library).snapshots.map { $0.elements.map(description) }
    #expect(elements == first.library?.snapshots.map { $0.elements.map(description) })
  }

  private func description(_ element: Element) -> String { "\(element)" }

  @Test("come to the same for every example")
  func examples() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples").standardized
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var world = MemoryWorld([:])
    for case let path as String in files where path.hasSuffix(".yaml") || path.hasSuffix(".layout.json") {
      world.files[path] = Array(try Data(contentsOf: folder.appending(path: path)))
    }
    let tutorials = world.files.keys.filter { $0.hasSuffix(".tutorial.yaml") && !$0.contains(".build") }.sorted()
    #expect(tutorials.count > 5)
    for path in tutorials {
      let store = MemoryStore()
      let first = compile(world, path, store)
      let second = compile(world, path, store)
      #expect(store.counts == [2, 1])
      #expect(second.tour == first.tour && second.diagnostics == first.diagnostics && first.tour != nil)
    }
  }

  @Test("share the same snapshots among languages as the manifests themselves")
  func shared() throws {
    let store = MemoryStore()
    let compiled = (0..<2).map { _ in compile(Self.languages, "t.tutorial.yaml", store) }
    #expect(store.counts == [2, 1])
    #expect(compiled[0].tour == compiled[1].tour && compiled[0].tour != nil)
    for analysis in compiled {
      #expect(firstPlaces(try #require(analysis.library).snapshots) == [0, 0, 2, 3, 2])
    }
  }

  /// Returns for each snapshot the index of the first one that shares its elements.
  private func firstPlaces(_ snapshots: [Snapshot]) -> [Int?] {
    snapshots.map { snapshot in snapshots.firstIndex { $0.elements.identity == snapshot.elements.identity } }
  }

  @Test("come to the same from the memory of the process, as long as no manifest has changed")
  func memory() throws {
    let store = MemoryStore()
    var options = CompileOptions()
    (options.layoutStore, options.memory) = (store, CompileMemory())
    var world = Self.everything
    let first = Compiler(world: world, options: options).compile("t.tutorial.yaml")
    let second = Compiler(world: world, options: options).compile("t.tutorial.yaml")
    #expect(store.counts == [1, 1])
    #expect(second.diagnostics == first.diagnostics && second.tour == first.tour && first.tour != nil)
    #expect(second.sources.map(\.path) == first.sources.map(\.path) && second.inputs == first.inputs)
    world.files["b.layout.yaml"]?.append(contentsOf: Array("\n# more\n".utf8))
    let third = Compiler(world: world, options: options).compile("t.tutorial.yaml")
    #expect(store.counts == [2, 2])
    #expect(third.diagnostics == first.diagnostics && third.tour == first.tour)
    let old = try #require(first.sources.last)
    let new = try #require(third.sources.last)
    #expect(new.bytes.count == old.bytes.count + 8)
  }

  @Test("are what a manifest is checked by, too")
  func checked() {
    var options = CompileOptions()
    let store = MemoryStore()
    options.layoutStore = store
    let results = (0..<2).map { _ in
      Compiler(world: Self.everything, options: options).checkLayout("b.layout.yaml")
    }
    #expect(store.counts == [2, 1])
    #expect(results[0].diagnostics == results[1].diagnostics && results[1].sources.count == 1)
    #expect(results[1].diagnostics.contains { $0.id == .unknownExtends && $0.severity == .note })
  }

  @Test("are not kept of a manifest that is broken")
  func broken() {
    let store = MemoryStore()
    var world = Self.everything
    world.files["b.layout.yaml"]?.append(contentsOf: Array("\n  - {".utf8))
    _ = compile(world, "t.tutorial.yaml", store)
    #expect(store.counts == [1, 0])
  }

  @Test("are not read where the manifests are of other sizes, and made anew")
  func otherManifests() {
    let store = MemoryStore()
    _ = compile(Self.everything, "t.tutorial.yaml", store)
    var world = Self.everything
    world.files["a.layout.yaml"]?.append(contentsOf: Array("\n# more".utf8))
    let fresh = compile(world, "t.tutorial.yaml", store)
    #expect(store.counts == [2, 2] && fresh.tour != nil)
  }

  @Test("that are cut short are refused")
  func truncated() throws {
    let (bytes, sources) = try encoded()
    for end in bytes.indices {
      let cut = Array(bytes[..<end])
      #expect(SolvedLayouts(decoding: cut[...], of: sources, ids: SolvedLayouts.ids) == nil)
      guard end < bytes.count - 8 else { continue }
      #expect(SolvedLayouts(decoding: SolvedLayouts.sealed(cut)[...], of: sources, ids: SolvedLayouts.ids) == nil)
    }
  }

  @Test(
    "that are damaged are refused, and those that look whole serve like others", arguments: [everything, languages])
  func damaged(world: MemoryWorld) throws {
    let (bytes, sources) = try encoded(world)
    var state: UInt64 = 3
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var whole = 0
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0...below(3) {
        damaged[below(bytes.count - 8)] = below(2) == 0 ? UInt8(below(256)) : [0, 1, 0x7F, 0x80, 0xFF][below(5)]
      }
      if damaged != bytes {
        #expect(SolvedLayouts(decoding: damaged[...], of: sources, ids: SolvedLayouts.ids) == nil)
      }
      let sealed = SolvedLayouts.sealed(Array(damaged.dropLast(8)))
      guard SolvedLayouts(decoding: sealed[...], of: sources, ids: SolvedLayouts.ids) != nil else { continue }
      whole += 1
      if whole.isMultiple(of: 5) { _ = compile(world, "t.tutorial.yaml", MemoryStore(sealed)) }
    }
    #expect(whole > 500)
  }

  private func encoded(_ world: MemoryWorld = everything) throws -> (bytes: [UInt8], sources: [SourceText]) {
    let store = MemoryStore()
    _ = compile(world, "t.tutorial.yaml", store)
    let sources = world.files.keys.filter { $0.hasSuffix(".layout.yaml") }.sorted().map {
      SourceText(path: $0, bytes: world.files[$0] ?? [])
    }
    return (try #require(store.bytes), sources)
  }
}
