import TutorialCache
import TutorialCompiler
import TutorialLanguage
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The inputs of a run, found from the names on the command line or in the configuration.
struct InputSearch {
  struct Tutorial: Sendable, Hashable {
    let path: String
    /// The scope of the file or person that named it.
    let scope: AccessScope
    /// Its stamp when it was found in a folder; nil for a link, and for a named file.
    var stamp: FileStamp?
    /// True if its folder was listed and had no lock for it.
    var lacksLock = false
  }

  /// The tutorials in the order of their naming; those of a folder in the order of their bytes.
  private(set) var tutorials: [Tutorial] = []
  /// The layout manifests that were named.
  private(set) var layouts: [String] = []
  /// True if standard input is one of the tutorials.
  private(set) var readsStandardInput = false
  /// Diagnostics about names that weren't found.
  private(set) var diagnostics: [Diagnostic] = []
  /// Named files that aren't tutorials, such as the README in `Examples/*`.
  private(set) var skipped: [String] = []
  private var seen: Set<FileSystem.Identity> = []
  private var emptyFolders: [String] = []
  private static let suffix = ".tutorial.yaml"
  private let boundary: Boundary

  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// Adds the operands of the command line: files, folders, `-`. Their diagnostics have no place.
  mutating func search(operands: [String]) {
    for operand in operands { search(operand: operand) }
    guard tutorials.isEmpty, layouts.isEmpty, !readsStandardInput, diagnostics.isEmpty else { return }
    let places = (emptyFolders + skipped).prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .emptyGlob, "no tutorial in \(places)", at: nil,
        notes: [.init("folders are searched for *.tutorial.yaml")]))
  }

  /// Adds a file, folder or glob that a configuration names.
  mutating func search(source: String, namedAt span: SourceSpan) {
    let scope = boundary.accessScope(of: span.source.path)
    guard Glob.isPattern(source) else {
      let empty = emptyFolders.count
      search(configured: source, span, scope)
      if emptyFolders.count > empty { diagnostics.append(nothingFound(source, span)) }
      return
    }
    var passed: [Diagnostic] = []
    let found = GlobSearch.search(source, boundary, boundary.roots(of: scope), filesOnly: true) { path, matches in
      // A pattern for all files of a kind may also match build outputs.
      let count = matches.count { $0.hasSuffix(Self.suffix) }
      if count > 0 { passed.append(unsearched(path, tutorials: count, at: span)) }
    } dangling: { path in
      if path.hasSuffix(Self.suffix) { passed.append(danglingLink(path, at: span)) }
    }
    diagnostics += passed
    switch found {
    case .success(let matches):
      if matches.isEmpty { diagnostics.append(nothingFound(source, span)) }
      for match in matches { addFile(match, (try? FileSystem.status(match))?.identity, scope) }
    case .failure(let error):
      diagnostics.append(unreadable(source, error, at: span))
    }
  }

  /// Adds a file or folder that a configuration names, if it is beneath the configuration's root.
  private mutating func search(configured path: String, _ span: SourceSpan, _ scope: AccessScope) {
    let roots = boundary.roots(of: scope) ?? Roots(all: [])
    do {
      let place = try boundary.place(of: path, beneath: roots)
      guard let status = place.status else { throw AccessError.system(.notFound) }
      switch status.kind {
      case .folder: addFolder(place.folder, path, roots, scope)
      case .file: addFile(FilePath.normalize(path), status.identity, scope)
      case .link, .other: diagnostics.append(notAFile(path, span))
      }
    } catch let error as AccessError {
      switch error {
      case .system(let error): diagnostics.append(unreachable(path, error, span))
      default: diagnostics.append(unreadable(path, error.asWorldError, at: span))
      }
    } catch {
      diagnostics.append(notAFile(path, span))
    }
  }

  private mutating func search(operand path: String) {
    if path == "-" {
      readsStandardInput = true
      return
    }
    boundary.disk.note(path)
    do {
      let status = try FileSystem.status(path)
      switch status.kind {
      case .folder: try addFolder(path)
      case .file: addFile(FilePath.normalize(path), status.identity, .everywhere)
      case .link, .other: diagnostics.append(notAFile(path, nil))
      }
    } catch {
      diagnostics.append(unreachable(path, error, nil))
    }
  }

  private mutating func addFolder(_ path: String) throws(SystemError) {
    do {
      let folder = try boundary.disk.folder(at: path)
      addFolder(folder, path, boundary.roots(in: folder), boundary.scope(inFolder: path))
    } catch {
      if case .system(let error) = error { throw error }
    }
  }

  /// Adds the tutorials in a folder and below. They must be beneath the folder's roots, as if the folder itself named
  /// them.
  private mutating func addFolder(_ folder: Folder, _ path: String, _ roots: Roots, _ scope: AccessScope) {
    let before = tutorials.count + layouts.count
    var isEmpty = true
    let failure = FolderWalk.walk(folder, FilePath.normalize(path), boundary, roots) { folder, path, names in
      // When accesses are recorded, each lock must be looked up individually.
      let locks = boundary.disk.isWatched ? nil : Set(names.filter { $0.hasSuffix(".lock.yaml") })
      let start = FilePath.start(ofPathsIn: path)
      seen.reserveCapacity(seen.count + names.count)
      for name in names where name.hasSuffix(Self.suffix) {
        let file = start + name
        let own = (try? folder.status(of: name)).flatMap(\.self)
        let isLink = own?.kind == .link
        if isLink { boundary.disk.note(file) }
        let status = isLink ? try? FileSystem.status(file) : own
        if isLink, status == nil, !name.hasPrefix("."), boundary.leadsNowhere(file, beneath: roots) {
          diagnostics.append(danglingLink(file, at: nil))
        }
        guard let status, status.kind == .file else { continue }
        isEmpty = false
        guard seen.insert(status.identity).inserted else { continue }
        var tutorial = Tutorial(path: file, scope: scope, stamp: isLink ? nil : FileStamp(status))
        tutorial.lacksLock =
          locks.map { locks in
            locks.isEmpty || !locks.contains(Substring(name.utf8.dropLast(Self.suffix.utf8.count)) + ".lock.yaml")
          } ?? false
        tutorials.append(tutorial)
      }
    } passing: { path, names in
      let count = names.count { $0.hasSuffix(Self.suffix) }
      if count > 0 { diagnostics.append(unsearched(path, tutorials: count, at: nil)) }
    }
    if let failure { diagnostics.append(unsearched(path, failure.path, failure.error)) }
    if failure == nil, isEmpty, tutorials.count + layouts.count == before { emptyFolders.append(path) }
  }

  private mutating func addFile(_ path: String, _ identity: FileSystem.Identity?, _ scope: AccessScope) {
    // One file under two names would be a duplicate of itself.
    if let identity, !seen.insert(identity).inserted { return }
    let name = FilePath.name(of: path)
    let isData = [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
    if [".layout.yaml", ".layout.yml", ".layout.json"].contains(where: { name.hasSuffix($0) }) {
      layouts.append(path)
    } else if isData, name != ConfigurationFile.name {
      tutorials.append(Tutorial(path: path, scope: scope, stamp: nil))
    } else {
      skipped.append(path)
    }
  }
}

private func danglingLink(_ path: String, at span: SourceSpan?) -> Diagnostic {
  Diagnostic(.danglingLink, "the symbolic link \"\(excerpt(path))\" leads to no file", at: span)
}

private func nothingFound(_ pattern: String, _ span: SourceSpan) -> Diagnostic {
  Diagnostic(.emptyGlob, "no tutorial matches \"\(excerpt(pattern))\"", at: span)
}

/// A diagnostic for a folder whose search didn't finish.
private func unsearched(_ path: String, _ place: String, _ error: WorldError) -> Diagnostic {
  guard case .tooMuch(let limit) = error else { return unreadable(place, error, at: nil) }
  var diagnostic = Budget.Resource.names.exceeded(limit, at: nil)
  diagnostic.message = "in \"\(excerpt(path))\", " + diagnostic.message
  diagnostic.notes.append(.init("name a folder further down, or the tutorials themselves"))
  return diagnostic
}

/// A diagnostic for a skipped folder that contains tutorials.
private func unsearched(_ path: String, tutorials count: Int, at span: SourceSpan?) -> Diagnostic {
  Diagnostic(
    .unsearchedFolder, "skipped \(count.counting("tutorial")) in \"\(excerpt(path))\": builds have written there",
    at: span,
    notes: [.init("`tutorialc clean --out \(ShellWords.quoted(path))` removes their outputs and records")])
}

private func notAFile(_ path: String, _ span: SourceSpan?) -> Diagnostic {
  Diagnostic(.unreadableFile, "\"\(path)\" is neither a file nor a folder", at: span)
}

private func unreachable(_ path: String, _ error: SystemError, _ span: SourceSpan?) -> Diagnostic {
  guard error.isNotFound else {
    return Diagnostic(.unreadableFile, "cannot read \"\(path)\": \(error.words)", at: span)
  }
  return Diagnostic(.missingFile, "no file or folder \"\(path)\"", at: span)
}
