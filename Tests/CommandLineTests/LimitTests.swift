import Testing

@testable import tutorialc

@Suite("--limit")
struct LimitTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    for name in ["a", "b"] { try folder.write(Fixture.tutorial(name), to: "\(name).tutorial.yaml") }
  }

  @Test("exceeding a limit is the same error with any number of threads", arguments: ["1", "4"])
  func exceeded(jobs: String) async throws {
    let outcome = try await tutorialc(
      "check", ".", "--limit", "pairs=1", "--jobs", jobs, "--diagnostics", "short")
    #expect(outcome.status == 1)
    let lines = outcome.headlines.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.allSatisfy {
        $0.hasSuffix(
          "error: the steps up to here, with their contents, are more than the limit of 1 in all variants together "
            + "[limit-exceeded]")
      })
    let more = try await tutorialc("check", ".", "--limit", "pairs=1000", "--limit", "nodes=5000")
    #expect(more.status == 0)
  }

  @Test(
    "a malformed kind or number is a usage error",
    arguments: [
      ("searchs=1", "--limit has no kind \"searchs\""), ("nodes", "--limit is \"nodes\", not nodes=N"),
      ("nodes=0", "--limit is \"nodes=0\", not nodes=N"), ("bytes=1e9", "--limit is \"bytes=1e9\", not bytes=N"),
    ])
  func wrong(limit: String, message: String) async throws {
    let outcome = try await tutorialc("check", ".", "--limit", limit)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
  }
}
