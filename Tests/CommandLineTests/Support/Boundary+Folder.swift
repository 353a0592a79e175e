@testable import tutorialc

extension Boundary {
  /// A boundary for a run in a folder that is no checkout.
  convenience init(around folder: TemporaryFolder, home: String? = nil) throws {
    let disk = try Disk(workingDirectory: folder.path)
    let home = try home.map { try disk.folder(at: $0) }
    self.init(disk, RootFinder(disk, named: [], configuration: nil, home: home, trusted: { _ in true }))
  }
}
