import TutorialCompiler
import TutorialLanguage
import TutorialSyntax

extension FuzzEntry {
  /// Solved layouts as they are stored: the bytes themselves, and those of a manifest with some bytes changed.
  ///
  /// Three bytes of input describe a change: its offset, and the new value. Every layout that passes its check is
  /// compiled with.
  static let solvedLayouts = FuzzEntry(name: "solved-layouts") { bytes in
    let store = OneStore(nil)
    OneStore.compile(with: store)
    guard var kept = store.bytes else { return require(false, "nothing is kept of a manifest") }
    for start in stride(from: 0, to: bytes.count - 2, by: 3) {
      kept[(Int(bytes[start]) << 8 | Int(bytes[start + 1])) % (kept.count - 8)] = bytes[start + 2]
    }
    for candidate in [bytes, Array(kept.dropLast(8))] {
      OneStore.compile(with: OneStore(SolvedLayouts.sealed(candidate)))
    }
  }
}

/// A store of one library, and the world that it belongs to.
///
/// `@unchecked Sendable`: each input has its own store, used in one thread.
private final class OneStore: LayoutStore, UnboundedWorld, @unchecked Sendable {
  private(set) var bytes: [UInt8]?

  init(_ bytes: [UInt8]?) {
    self.bytes = bytes
  }

  func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>? { bytes?[...] }

  func save(_ bytes: [UInt8], for key: LayoutStoreKey) { self.bytes = bytes }

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    switch path {
    case "a.layout.yaml": .success(Array(Self.layout.utf8))
    case "t.tutorial.yaml": .success(Array(Self.tutorial.utf8))
    default: .failure(.notFound)
    }
  }

  func files(matching glob: String) -> [String] { [] }

  static func compile(with store: OneStore) {
    var options = CompileOptions()
    options.layoutStore = store
    _ = Compiler(world: store, options: options).compile("t.tutorial.yaml")
  }

  private static let tutorial = """
    tutorial: t
    layout: a.layout.yaml
    defaults: { callout: Hi, advance: { tap: anywhere } }
    steps:
      - { id: one, target: row, scroll: true }
      - { id: two, target: { label: Over, within: list } }
      - { id: three, target: { nativeId: ok }, cutout: { shape: auto } }
      - { id: four, target: { path: list/cell }, fallback: [{ text: { contains: x } }, star] }
    """

  private static let layout = """
    snapshots:
      - screen: home
        variant: phone
        traits: { platform: ios, locale: de-DE, brand: x }
        display: { size: [400, 800], cutouts: [[100, 0, 80, 30]] }
        insets: { safeArea: [50, 0, 30, 0] }
        windows: [{ id: main }, { id: menu, type: dialog, z: 1, frame: [0, 0, 100, 100] }]
        spaces: [{ id: feed, scroll: { viewport: [0, 50, 400, 600], contentSize: [400, 2000] } }]
        elements:
          - { id: list, frame: [0, 50, 400, 600], type: list, attributes: { class: a.b.List } }
          - { id: row, space: feed, parent: list, frame: [0, 0, 400, 50], label: { de: Über, en: Over }, z: 2, type: cell }
          - { id: save, frame: [10, 700, 80, 40], shape: { roundedRect: 8 }, nativeId: "a:id/ok" }
          - { id: star, frame: [100, 700, 40, 40], shape: { path: M 0 0 H 10 L 5 8 Z, viewBox: [0, 0, 10, 8] }, text: x }
          - { id: bar, row: { left: 0, right: 0, bottom: 0, height: 30, items: [tab-1, tab-2] }, window: menu }
        occluders: [{ kind: tabBar, element: bar }]
    """
}
