import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialYAML

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Manifests as read and decoded, and libraries as solved, each once for a whole build.
///
/// Invariants: a manifest depends on its path and on the reach of who names it alone (a build sees a file once), a
/// library on its list of manifests alone. What a store keeps of a library is that library.
final class LayoutCache: Sendable {
  /// A manifest, or why it cannot be read.
  enum Loaded: Sendable {
    /// What it says, and what is wrong with it. `isWhole` is false where its syntax is broken: what it lacks says
    /// nothing then. `hasComments` is whether a `tutorialc: ignore` may stand in it, looked for once.
    case manifest(Parsed<LayoutManifest>, isWhole: Bool, hasComments: Bool)
    /// It cannot be read.
    case failure(WorldError)
  }

  /// What a store had of several manifests.
  struct Kept: Sendable {
    /// The manifests' files, in order.
    var sources: [SourceText]
    /// What came of them.
    var layouts: SolvedLayouts
    /// Their snapshots.
    var library: LayoutLibrary
  }

  private let world: any World
  private let budget: Budget
  private let memory: LayoutMemory?
  private let store: (any LayoutStore)?
  private let sources = OnceCache<String, Result<SourceText, WorldError>>()
  private let manifests = OnceCache<String, Loaded>()
  private let libraries = OnceCache<String, Parsed<LayoutLibrary>>()
  private let kept = OnceCache<String, Kept?>()

  /// - Parameters:
  ///   - memory: what libraries are looked for in first.
  ///   - store: what libraries are looked for in before anything is decoded.
  init(_ world: any World, budget: Budget, memory: LayoutMemory? = nil, store: (any LayoutStore)? = nil) {
    self.world = world
    self.budget = budget
    self.memory = memory
    self.store = store
  }

  private func key(of references: [LayoutReference]) -> String { references.map { $0.key }.joined(separator: "\n") }

  /// The bytes of a manifest.
  private func source(_ reference: LayoutReference) -> Result<SourceText, WorldError> {
    sources.value(for: reference.key) {
      world.read(reference.path, within: reference.reach).map { SourceText(path: reference.path, bytes: $0) }
    }
  }

  /// The manifest that somebody names.
  func manifest(_ reference: LayoutReference) -> Loaded {
    manifests.value(for: reference.key) {
      switch source(reference) {
      case .failure(let error): return .failure(error)
      case .success(let source):
        let parsed = DocumentReader.read(source, budget: budget)
        if let unknown = FileKind.layout.diagnostic(of: parsed) {
          let nothing = LayoutManifest(source: parsed.value.source)
          return .manifest(Parsed(nothing, diagnostics: [unknown]), isWhole: false, hasComments: false)
        }
        var decoded = decodeLayout(parsed.value)
        let isWhole = !parsed.diagnostics.contains { $0.severity == .error }
        decoded.diagnostics = parsed.diagnostics + decoded.diagnostics
        let hasComments = IgnoreComment.mayHoldComment(parsed.value.source.bytes)
        return .manifest(decoded, isWhole: isWhole, hasComments: hasComments)
      }
    }
  }

  /// The library of several manifests that are whole, in order.
  func library(_ references: [LayoutReference], of manifests: [LayoutManifest]) -> Parsed<LayoutLibrary> {
    libraries.value(for: key(of: references)) {
      let library = solveLayouts(manifests)
      keep(library, of: references)
      return library
    }
  }

  /// What the store has of several manifests; nil where it has nothing, where nothing it has is whole, and where one of
  /// the manifests cannot be read.
  func kept(_ references: [LayoutReference]) -> Kept? {
    guard memory != nil || store != nil else { return nil }
    return kept.value(for: key(of: references)) {
      guard let key = key(references) else { return nil }
      if let known = memory?.load(key) { return known }
      guard let bytes = store?.load(key),
        let layouts = SolvedLayouts(decoding: bytes, of: key.sources, ids: SolvedLayouts.ids)
      else { return nil }
      let kept = Kept(sources: key.sources, layouts: layouts, library: LayoutLibrary(snapshots: layouts.snapshots))
      memory?.save(kept, for: key)
      return kept
    }
  }

  private func keep(_ library: Parsed<LayoutLibrary>, of references: [LayoutReference]) {
    guard memory != nil || store != nil, let key = key(references) else { return }
    var layouts = SolvedLayouts(
      manifests: [], snapshots: library.value.snapshots, diagnostics: library.diagnostics)
    for reference in references {
      guard case .manifest(let parsed, _, let hasComments) = manifest(reference) else { return }
      layouts.manifests.append(.init(hasComments: hasComments, diagnostics: parsed.diagnostics))
    }
    // What cannot be kept as bytes is not kept in any way.
    guard let bytes = layouts.encoded(from: key.sources, ids: SolvedLayouts.ids) else { return }
    store?.save(bytes, for: key)
    memory?.save(Kept(sources: key.sources, layouts: layouts, library: library.value), for: key)
  }

  private func key(_ references: [LayoutReference]) -> LayoutStoreKey? {
    var sources: [SourceText] = []
    for reference in references {
      guard case .success(let source) = source(reference) else { return nil }
      sources.append(source)
    }
    return LayoutStoreKey(sources: sources, nodeLimit: budget[.nodes])
  }
}

/// Solved layouts as they are, kept from one run of a process to the next.
///
/// Invariant: what it gives back is what came of these very bytes, under the same paths. For each list of manifests it has
/// what came of it last. `@unchecked Sendable`: `kept` is touched under `lock` only.
final class LayoutMemory: @unchecked Sendable {
  private struct Name: Hashable {
    let paths: [String]
    let nodeLimit: Int

    init(_ key: LayoutStoreKey) {
      (paths, nodeLimit) = (key.sources.map(\.path), key.nodeLimit)
    }
  }

  private let lock = Lock()
  private var kept: [Name: LayoutCache.Kept] = [:]

  /// Nothing kept.
  init() {}

  func load(_ key: LayoutStoreKey) -> LayoutCache.Kept? {
    guard let known = lock.locked({ kept[Name(key)] }),
      known.sources.elementsEqual(key.sources, by: { Self.isSame($0.bytes, $1.bytes) })
    else { return nil }
    return known
  }

  func save(_ layouts: LayoutCache.Kept, for key: LayoutStoreKey) {
    lock.locked { kept[Name(key)] = layouts }
  }

  /// Whether two files hold the same. They are large, and nearly always do: the library compares many bytes at a time.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }
}
