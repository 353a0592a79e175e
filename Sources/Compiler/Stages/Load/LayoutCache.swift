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

/// Decoded manifests and solved libraries, each computed once for a whole build.
///
/// Invariants: a manifest depends only on its path and on the access scope of the file that names it, because a build
/// sees each file once. A library depends only on its list of manifests. A stored library equals the solved one.
final class LayoutCache: Sendable {
  /// A manifest, or the reason why it can't be read.
  enum Loaded: Sendable {
    /// The decoded manifest with its diagnostics.
    ///
    /// `isWhole` is false if its syntax is broken, so that missing parts mean nothing. `hasComments` is true if it may
    /// contain `tutorialc: ignore`.
    case manifest(Parsed<LayoutManifest>, isWhole: Bool, hasComments: Bool)
    /// The file can't be read.
    case failure(WorldError)
  }

  /// The stored result of several manifests.
  struct Kept: Sendable {
    /// The manifests' sources, in order.
    var sources: [SourceText]
    var layouts: SolvedLayouts
    /// The library of the layouts' snapshots.
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
  ///   - memory: the first place to look for libraries.
  ///   - store: the second place, before anything is decoded.
  init(_ world: any World, budget: Budget, memory: LayoutMemory? = nil, store: (any LayoutStore)? = nil) {
    self.world = world
    self.budget = budget
    self.memory = memory
    self.store = store
  }

  private func key(of references: [LayoutReference]) -> String { references.map { $0.key }.joined(separator: "\n") }

  /// Returns the source of a manifest.
  private func source(_ reference: LayoutReference) -> Result<SourceText, WorldError> {
    sources.value(for: reference.key) {
      world.read(reference.path, within: reference.scope).map { SourceText(path: reference.path, bytes: $0) }
    }
  }

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

  /// Returns the library of several manifests without syntax errors, in order.
  func library(_ references: [LayoutReference], of manifests: [LayoutManifest]) -> Parsed<LayoutLibrary> {
    libraries.value(for: key(of: references)) {
      let library = solveLayouts(manifests)
      keep(library, of: references)
      return library
    }
  }

  /// Returns the stored result of several manifests.
  ///
  /// Nil if there is none, if the stored bytes are damaged, or if one of the manifests can't be read.
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
    // A result that can't be encoded isn't kept in memory either.
    guard let bytes = layouts.encoded(from: key.sources, ids: SolvedLayouts.ids) else { return }
    store?.save(bytes, for: key)
    memory?.save(Kept(sources: key.sources, layouts: layouts, library: library.value), for: key)
  }

  private func key(_ references: [LayoutReference]) -> LayoutStoreKey? {
    let sources = references.compactMap { try? source($0).get() }
    return sources.count == references.count ? LayoutStoreKey(sources: sources, nodeLimit: budget[.nodes]) : nil
  }
}

/// Solved layouts in memory, kept from one run of a process to the next.
///
/// Invariant: a result is returned only for the same bytes under the same paths. For each list of manifests the last
/// result is kept. `@unchecked Sendable`: `lock` guards every access to `kept`.
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

  func load(_ key: LayoutStoreKey) -> LayoutCache.Kept? {
    guard let known = lock.locked({ kept[Name(key)] }),
      known.sources.elementsEqual(key.sources, by: { Self.isSame($0.bytes, $1.bytes) })
    else { return nil }
    return known
  }

  func save(_ layouts: LayoutCache.Kept, for key: LayoutStoreKey) {
    lock.locked { kept[Name(key)] = layouts }
  }

  /// Returns true if two files are equal. They are large and nearly always equal, so `memcmp` is used.
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
