import TutorialCompiler
import TutorialIR

/// What a run works on, found from what the command line or the configuration names.
struct InputSearch {
  /// The tutorials in the order in which they were named, those of a folder in the order of their bytes.
  private(set) var tutorials: [String] = []
  /// The layout manifests that were named.
  private(set) var layouts: [String] = []
  /// Whether standard input is one of the tutorials.
  private(set) var readsStandardInput = false
  /// What could not be found.
  private(set) var diagnostics: [Diagnostic] = []
  /// Files that were named and are no tutorials, such as the README in `Examples/*`.
  private(set) var skipped: [String] = []
  private var seen: Set<FileSystem.Identity> = []
  private var emptyFolders: [String] = []

  /// Nothing found.
  init() {}

  /// Adds what the command line names: files, folders, `-`. Findings have no place.
  mutating func add(operands: [String]) {
    for operand in operands { add(operand, namedAt: nil) }
    guard tutorials.isEmpty, layouts.isEmpty, !readsStandardInput, diagnostics.isEmpty else { return }
    let places = (emptyFolders + skipped).prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .emptyGlob, "no tutorial in \(places)", at: nil,
        notes: [.init("folders are searched for *.tutorial.yaml")]))
  }

  /// Adds what a configuration names at a place: a file, a folder or a glob.
  mutating func add(source: String, namedAt span: SourceSpan) {
    guard Glob.isPattern(source) else {
      let empty = emptyFolders.count
      add(source, namedAt: span)
      if emptyFolders.count > empty { diagnostics.append(nothingFound(source, span)) }
      return
    }
    let matches = GlobSearch.files(matching: source)
    if matches.isEmpty { diagnostics.append(nothingFound(source, span)) }
    for match in matches { addFile(match, (try? FileSystem.status(match))?.identity) }
  }

  private mutating func add(_ path: String, namedAt span: SourceSpan?) {
    if path == "-", span == nil {
      readsStandardInput = true
      return
    }
    do {
      let status = try FileSystem.status(path)
      switch status.kind {
      case .folder: addFolder(path)
      case .file: addFile(FilePath.normalize(path), status.identity)
      case .link, .other: diagnostics.append(notAFile(path, span))
      }
    } catch {
      diagnostics.append(unreachable(path, error, span))
    }
  }

  private mutating func addFolder(_ folder: String) {
    let before = tutorials.count + layouts.count
    var found = false
    for inner in FolderWalk.folders(below: FilePath.normalize(folder), followsLinks: true) {
      for name in (try? FileSystem.names(in: inner)) ?? [] where name.hasSuffix(".tutorial.yaml") {
        let path = FilePath.join(inner, name)
        guard let status = try? FileSystem.status(path), status.kind == .file else { continue }
        found = true
        addFile(path, status.identity)
      }
    }
    if !found, tutorials.count + layouts.count == before { emptyFolders.append(folder) }
  }

  private mutating func addFile(_ path: String, _ identity: FileSystem.Identity?) {
    // One file under two names would be its own duplicate.
    if let identity, !seen.insert(identity).inserted { return }
    let name = FilePath.name(of: path)
    let isData = [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
    if [".layout.yaml", ".layout.yml", ".layout.json"].contains(where: { name.hasSuffix($0) }) {
      layouts.append(path)
    } else if isData, name != ConfigurationFile.name {
      tutorials.append(path)
    } else {
      skipped.append(path)
    }
  }
}

private func nothingFound(_ pattern: String, _ span: SourceSpan) -> Diagnostic {
  Diagnostic(.emptyGlob, "no tutorial matches \"\(excerpt(pattern))\"", at: span)
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
