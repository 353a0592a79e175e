import Foundation
import Testing

@testable import tutorialc

/// Builds after small changes: only a few tutorials are recompiled.
@Suite("Builds that do a few tutorials again")
struct RepeatedBuildTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    for name in names { try folder.write(Fixture.tutorial(name), to: "\(name).tutorial.yaml") }
  }

  private let names = (0..<20).map { "t\($0)" }

  /// Builds as a user whose home is `home`, a moment after the files were written, so that their times differ.
  ///
  /// - Returns: the outcome, and the number of tutorials that were compiled.
  private func build(_ arguments: String..., out: String = "o") async throws -> (Tutorialc.Outcome, compiled: Int?) {
    try await Task.sleep(for: .milliseconds(20))
    let outcome = try await tutorialc.run(
      ["build", ".", "--out", out, "--diagnostics", "short", "--stats"] + arguments, environment: ["HOME": home.path])
    return (outcome, outcome.error.firstMatch(of: /\((\d+) compiled/).flatMap { Int($0.1) })
  }

  private var keepsChanges: Bool { FileManager.default.fileExists(atPath: folder.path("o/.tutorialc/changes")) }

  /// Expects the same outputs as from a build without a cache.
  private func expectClean(_ names: [String]) async throws {
    #expect(try await build("--no-cache", out: "clean").0.status == 0)
    for name in names {
      #expect(folder.read("o/\(name).tour.json") == folder.read("clean/\(name).tour.json"))
    }
    #expect(folder.read("o/.tutorialc/outputs") == folder.read("clean/.tutorialc/outputs"))
  }

  @Test("only what has changed is compiled, and the state stays: a change is kept beside it")
  func few() async throws {
    #expect(try await build().compiled == 20)
    let written = try folder.changeDate("o/.tutorialc/cache")
    for (count, name) in ["t3", "t4", "t3"].enumerated() {
      try folder.write(Fixture.tutorial(name) + "# \(count)\ntitle: Another \(count)\n", to: "\(name).tutorial.yaml")
      let (outcome, compiled) = try await build()
      #expect(outcome.status == 0)
      #expect(compiled == 1)
      #expect(outcome.error.contains("(1 written, 19 unchanged, 0 removed)"))
      #expect(try await build().compiled == 0)
    }
    #expect(keepsChanges)
    #expect(try folder.changeDate("o/.tutorialc/cache") == written)
    try FileManager.default.removeItem(atPath: folder.path("o/t3.tour.json"))
    try folder.write("altered", to: "o/t5.tour.json")
    #expect(try await build().compiled == 2)
    try await expectClean(names)
  }

  @Test("once much has changed, the state is written anew, and nothing is kept beside it")
  func many() async throws {
    #expect(try await build().compiled == 20)
    // At most 16 plus an eighth of the units are kept beside a state.
    for name in names.prefix(18) {
      try folder.write(Fixture.tutorial(name) + "title: Another\n", to: "\(name).tutorial.yaml")
      #expect(try await build().compiled == 1)
    }
    #expect(keepsChanges)
    try folder.write(Fixture.tutorial("t18") + "title: Another\n", to: "t18.tutorial.yaml")
    #expect(try await build().compiled == 1)
    #expect(!keepsChanges)
    #expect(try await build().compiled == 0)
    try await expectClean(names)
  }

  @Test("another id is seen by all: two tutorials with one id are an error, whichever was changed")
  func ids() async throws {
    #expect(try await build().compiled == 20)
    try folder.write(Fixture.tutorial("t1"), to: "t2.tutorial.yaml")
    let (outcome, _) = try await build()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("[duplicate-tutorial]"))
    try folder.write(Fixture.tutorial("fresh"), to: "t2.tutorial.yaml")
    #expect(try await build().0.status == 0)
    try await expectClean(names)
  }

  @Test("an error is repeated by every build, and the old tour stays")
  func mistakes() async throws {
    #expect(try await build().compiled == 20)
    let before = folder.read("o/t6.tour.json")
    try folder.write(Fixture.tutorial("t6", target: "sendd"), to: "t6.tutorial.yaml")
    #expect(try await build().0.status == 1)
    for count in 0..<2 {
      try folder.write(Fixture.tutorial("t7") + "title: Another \(count)\n", to: "t7.tutorial.yaml")
      let (outcome, compiled) = try await build()
      #expect(outcome.error.contains("t6.tutorial.yaml:4:24: error: no element"))
      #expect(compiled == 1)
      #expect(outcome.error.contains("(1 written, 18 unchanged, 0 removed)"))
    }
    #expect(keepsChanges)
    #expect(folder.read("o/t6.tour.json") == before)
    try folder.write(Fixture.tutorial("t6"), to: "t6.tutorial.yaml")
    let (outcome, compiled) = try await build()
    #expect(outcome.status == 0)
    #expect(compiled == 1)
    try await expectClean(names)
  }

  @Test("a lock that comes or goes beside a tutorial is noticed")
  func locks() async throws {
    #expect(try await build().compiled == 20)
    #expect(try await build().compiled == 0)
    #expect(try await tutorialc("lock", "t3.tutorial.yaml").status == 0)
    #expect(try await build().compiled == 1)
    #expect(try await build().compiled == 0)
    try FileManager.default.removeItem(atPath: folder.path("t3.lock.yaml"))
    #expect(try await build().compiled == 1)
    try await expectClean(names)
  }

  @Test("a check reads what is kept beside the state too")
  func check() async throws {
    try folder.write("sources: [.]\noutput: o\n", to: "tutorialc.yaml")
    _ = try await build()
    try folder.write(Fixture.tutorial("t3", target: "sendd"), to: "t3.tutorial.yaml")
    _ = try await build()
    try folder.write(Fixture.tutorial("t4", target: "sendd"), to: "t4.tutorial.yaml")
    _ = try await build()
    let outcome = try await tutorialc.run(
      ["check", "--diagnostics", "short"], environment: ["HOME": home.path])
    #expect(outcome.error.contains("t3.tutorial.yaml:4:24: error"))
    #expect(outcome.error.contains("t4.tutorial.yaml:4:24: error"))
  }
}
