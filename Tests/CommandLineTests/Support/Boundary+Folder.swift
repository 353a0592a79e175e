import TutorialSyntax

@testable import tutorialc

extension Boundary {
  /// A boundary for a run in a folder that isn't a checkout.
  ///
  /// - Parameter names: the number of names that a search may look at, or nil for the usual limit.
  convenience init(around folder: TemporaryFolder, names: Int? = nil) throws {
    let disk = try Disk(workingDirectory: folder.path)
    var budget = Budget()
    if let names { budget[.names] = names }
    let finder = RootFinder(disk, named: [], configuration: nil, home: nil, trusted: { _ in true })
    self.init(disk, finder, budget: budget)
  }
}
