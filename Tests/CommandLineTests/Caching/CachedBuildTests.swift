import Foundation
import Testing

@testable import tutorialc

/// Checks that caches are only trusted when they may be, beside the random builds of `Tests/Cache`.
@Suite("Builds with a cache")
struct CachedBuildTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a", target: "sendd"), to: "a.tutorial.yaml")
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
  }

  /// Builds as a user whose home is `home`.
  private func build(_ arguments: String..., environment: [String: String] = [:]) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(
      ["build", ".", "--out", "o", "--diagnostics", "short"] + arguments,
      environment: ["HOME": home.path].merging(environment) { $1 })
  }

  private let found = "a.tutorial.yaml:4:24: error: no element"

  /// The number of tutorials that were compiled, from `--stats`.
  private func compiled(_ outcome: Tutorialc.Outcome) -> Int? {
    outcome.error.firstMatch(of: /\((\d+) compiled/).flatMap { Int($0.1) }
  }

  @Test("an unchanged tutorial is not compiled again, and its diagnostics are repeated")
  func unchanged() async throws {
    let first = try await build()
    #expect(first.error.hasPrefix(found))
    for _ in 0..<2 {
      let again = try await build("--stats")
      #expect(again.status == 1)
      #expect(again.error.hasPrefix(found))
      #expect(compiled(again) == 0)
    }
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    let mended = try await build("--stats")
    #expect(mended.status == 0)
    #expect(compiled(mended) == 1)
    #expect(try await compiled(build("--stats", "--no-cache")) == 2)
  }

  @Test("if nothing has changed, nothing is read and no state is written")
  func untouched() async throws {
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    for _ in 0..<2 { #expect(try await build().status == 0) }
    let before = try folder.changeDate("o/.tutorialc/cache")
    // Without a pause, a rewritten cache could have the same change date.
    try await Task.sleep(for: .milliseconds(20))
    #expect(try await compiled(build("--stats")) == 0)
    #expect(try folder.changeDate("o/.tutorialc/cache") == before)
  }

  @Test("a file that covers all tutorials is reused with all of them, or made from all of them")
  func together() async throws {
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    for compiledNow in [2, 0, 0] {
      let outcome = try await build("--emit", "json,swift", "--stats")
      #expect(outcome.status == 0)
      #expect(compiled(outcome) == compiledNow)
    }
    try FileManager.default.removeItem(atPath: folder.path("o/Tours.swift"))
    #expect(try await compiled(build("--emit", "json,swift", "--stats")) == 2)
    #expect(folder.read("o/Tours.swift")?.contains("enum") == true)
  }

  @Test("a state that came with the files says nothing: who wrote it did not have the user's key")
  func foreign() async throws {
    _ = try await build(environment: ["TUTORIALC_CACHE_KEY": "theirs"])
    // As if the error were not there: nothing is reused from it, nor from anything stored under another key.
    let outcome = try await build("--stats", environment: ["TUTORIALC_CACHE_KEY": "ours"])
    #expect(compiled(outcome) == 2)
    #expect(outcome.error.hasPrefix(found))
  }

  @Test("the user's key is the user's alone; one that others may read, or that lies among the files, is none")
  func keys() async throws {
    _ = try await build()
    let key = home.path(".cache/tutorialc/key")
    #expect(try FileManager.default.attributesOfItem(atPath: key)[.posixPermissions] as? Int == 0o600)
    #expect(try await compiled(build("--stats")) == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key)
    #expect(try await compiled(build("--stats")) == 2)
    #expect(try await compiled(build("--stats", environment: ["XDG_CACHE_HOME": folder.path("cache")])) == 2)
    #expect(try folder.files(below: ".").contains { $0.hasPrefix("cache/") } == false)
  }

  @Test("a check says what the build found, and writes nothing")
  func check() async throws {
    try folder.write("output: o\n", to: "tutorialc.yaml")
    let environment = ["HOME": home.path]
    _ = try await tutorialc("build", "--diagnostics", "short", environment: environment)
    let before = try folder.files(below: ".").map { ($0, try folder.changeDate($0)) }
    let outcome = try await tutorialc("check", "--diagnostics", "short", environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix(found))
    let after = try folder.files(below: ".").map { ($0, try folder.changeDate($0)) }
    #expect(before.map(\.0) == after.map(\.0) && before.map(\.1) == after.map(\.1))
  }

  @Test("cleaning removes what builds wrote, and lists what is left")
  func clean() async throws {
    _ = try await build()
    try folder.write("mine", to: "o/x/mine.txt")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    _ = try await build()
    try folder.write("altered", to: "o/a.tour.json")
    let outcome = try await tutorialc("clean", "--out", "o")
    #expect(outcome.status == 0)
    #expect(outcome.output == "o/a.tour.json\no/x/mine.txt\n")
    #expect(outcome.error == "")
    #expect(
      try folder.files(below: "o") == [".tutorialc/lock", ".tutorialc/outputs", "a.tour.json", "x/mine.txt"])
    let missing = try await tutorialc("clean", "--out", "nowhere", "--diagnostics", "short")
    #expect(missing.status == 1)
    #expect(missing.error == "tutorialc: error: no folder \"nowhere\" [missing-file]\n")
    #expect(try folder.files().contains { $0.hasPrefix("nowhere") } == false)
  }

  @Test("without a home there is no cache, and all is compiled")
  func homeless() async throws {
    for _ in 0..<2 {
      let outcome = try await build("--stats", environment: ["HOME": ""])
      #expect(compiled(outcome) == 2)
    }
    #expect(try folder.files(below: "o").contains(".tutorialc/cache") == false)
  }
}
