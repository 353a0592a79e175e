import Foundation
import Testing

@testable import tutorialc

@Suite("Builds that another tool drives without knowing all inputs")
struct UntoldInputTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app/app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "app/parts/a.tutorial.yaml")
    try folder.write(Fixture.layout, to: "app/parts/app.layout.yaml")
  }

  private func build(_ arguments: String...) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(["build", "app/parts/a.tutorial.yaml", "--out", "o"] + arguments)
  }

  // MARK: --touch

  @Test("every run changes the file, whether there was something to do, nothing, or an error")
  func touched() async throws {
    var seen: [Date?] = []
    var contents: [String?] = []
    for tutorial in [Fixture.tutorial("a"), Fixture.tutorial("a"), "tutorial: 1\n", "tutorial: 1\n"] {
      try folder.write(tutorial, to: "app/parts/a.tutorial.yaml")
      let outcome = try await build("--touch", "again")
      #expect(outcome.status == (tutorial == "tutorial: 1\n" ? 1 : 0))
      seen.append(try FileManager.default.attributesOfItem(atPath: folder.path("again"))[.modificationDate] as? Date)
      contents.append(folder.read("again"))
    }
    #expect(zip(contents, contents.dropFirst()).allSatisfy { $0 != $1 })
    #expect(zip(seen, seen.dropFirst()).allSatisfy { ($0 ?? .distantFuture) < ($1 ?? .distantPast) })
  }

  @Test("a file that cannot be written is an error")
  func unwritable() async throws {
    let outcome = try await build("--touch", "app", "--diagnostics", "short")
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("[unwritable-output]"))
  }

  @Test("it doesn't go with standard output, which would ignore it")
  func standardOutput() async throws {
    let outcome = try await tutorialc.run(["build", "app/parts/a.tutorial.yaml", "--out", "-", "--touch", "again"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("--touch needs a folder to write to"))
    #expect(folder.read("again") == nil)
  }

  // MARK: --config-from

  private func usesConfiguration(_ arguments: String...) async throws -> Bool {
    let outcome = try await tutorialc.run(["build", "app/parts/a.tutorial.yaml", "--out", "o"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    return folder.read("o/a.tour.json")?.contains("\n  ") ?? false
  }

  private let pretty = "emitters: { json: { pretty: true } }\n"

  @Test("the nearest configuration holds, and none above the root", arguments: ["app/parts", "app/../app/parts"])
  func nearest(start: String) async throws {
    #expect(try await !usesConfiguration("--config-from", start, "--root", "app"))
    try folder.write(pretty, to: "tutorialc.yaml")
    #expect(try await !usesConfiguration("--config-from", start, "--root", "app"))
    #expect(try await usesConfiguration("--config-from", start, "--root", "."))
    #expect(try await usesConfiguration("--config-from", start))
    for name in ["app/tutorialc.yaml", "app/parts/tutorialc.yaml"] {
      try folder.write(pretty, to: name)
      #expect(try await usesConfiguration("--config-from", start, "--root", "app"))
      #expect(try await usesConfiguration("--config-from", folder.path("app/parts"), "--root", folder.path("app")))
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  @Test("--config-from needs a folder, and doesn't go with --config")
  func mistakes() async throws {
    try folder.write(pretty, to: "tutorialc.yaml")
    for start in ["nowhere", "tutorialc.yaml"] {
      let outcome = try await build("--config-from", start)
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("--config-from: \(start) is not a folder"))
    }
    let driven = try await build("--config-from", "app", "--depfile", "a.d")
    #expect(driven.status == 2)
    #expect(driven.error.contains("--config-from does not go with --depfile"))
    let outcome = try await build("--config-from", "app", "--config", "tutorialc.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("--config-from does not go with --config"))
  }
}
