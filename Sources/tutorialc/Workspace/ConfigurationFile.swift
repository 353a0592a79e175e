import TutorialCompiler

/// Where the configuration is.
enum ConfigurationFile {
  /// Its name.
  static let name = "tutorialc.yaml"

  /// The configuration that holds for a folder: the nearest one, from the working directory up, as a path relative to
  /// the working directory.
  ///
  /// - Parameter workingDirectory: the absolute path of the working directory, which says how far up there is.
  static func find(from workingDirectory: String) -> String? {
    let depth = workingDirectory.split(separator: "/").count
    var folder = "."
    for _ in 0...depth {
      let path = FilePath.join(folder, name)
      if (try? FileSystem.status(path))?.kind == .file { return path }
      folder = folder == "." ? ".." : folder + "/.."
    }
    return nil
  }
}
