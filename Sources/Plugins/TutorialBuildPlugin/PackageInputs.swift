import Foundation

/// The files of a package that tutorials may read: layouts, strings, configurations and fonts, wherever they lie in it.
struct PackageInputs {
  /// All of them, sorted.
  let files: [URL]
  private let root: URL
  private let suffixes = [".yaml", ".yml", ".json", ".ttf", ".otf", ".ttc"]

  /// The files below a package's folder; hidden folders, and what builds leave behind, are passed over.
  init(_ root: URL) {
    self.root = root
    var found: [URL] = []
    let enumerator = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    while let file = enumerator?.nextObject() as? URL {
      let name = file.lastPathComponent
      guard suffixes.contains(where: name.hasSuffix), !name.hasSuffix(".tutorial.yaml"),
        (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      else { continue }
      found.append(file)
    }
    files = found.sorted { $0.path < $1.path }
  }

  /// The nearest `tutorialc.yaml` from a folder up to the package's.
  func configuration(for folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path.hasPrefix(root.standardizedFileURL.path) {
      let file = folder.appending(component: "tutorialc.yaml")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Writes the paths, one a line; leaves a file alone that says so already, since its time stamp is an input too.
  func write(to list: URL, adding tutorials: [URL]) throws {
    let text = (files + tutorials).map { $0.path + "\n" }.joined()
    if let old = try? String(contentsOf: list, encoding: .utf8), old == text { return }
    try text.write(to: list, atomically: true, encoding: .utf8)
  }
}
