import Testing
import TutorialCache

import TutorialArguments
@testable import tutorialc

/// Checks that nothing is forgotten by which results of earlier builds are known to be those of the same build.
@Suite("The key of earlier results")
struct RunKeyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strict: false", to: "tutorialc.yaml")
  }

  /// The key of a build of standard input.
  private func key(_ words: [String] = []) throws -> Digest {
    let file = folder.path("tutorialc.yaml")
    let words = words.map { $0 == "LIST" ? file : $0 }
    let arguments = try Arguments(parsing: ["--config", file] + words + ["-"], for: BuildCommand.synopsis)
    let plan = try RunPlan.make(arguments, .current)
    return try #require(RunKey.digest(of: plan.settings, measurer: nil, ScopeNames(plan.boundary)))
  }

  /// The options that the key doesn't contain, each with a value that a build accepts.
  private static let leftOut = [
    "--out": "o", "--touch": "t", "--verbose": nil, "--stats": nil, "--watch": nil, "--poll": nil, "--jobs": "3",
    "--no-cache": nil, "--allow-plugins": nil, "--program-seconds": "9", "--record-plugin": "r",
    "--diagnostics": "short", "--diagnostics-file": "d", "--quiet": nil, "--color": "never",
  ]

  /// All others, except those that name the configuration, which counts by its path and its bytes.
  private static let counted = [
    "--layout": "a.layout.yaml", "--variant": "phone", "--emit": "svg", "--set": "json.pretty=true",
    "--tolerance": "0.01", "--limit": "searches=7", "--pretty": nil, "--depfile": "d", "--summary": "s", "--found": "f",
    "--solved": "s", "--locked": nil, "--root": ".", "--declared": "LIST", "--strict": nil,
    "--error": "weak-lock", "--warn": "weak-lock", "--ignore": "weak-lock",
  ]

  @Test("every option is in it, unless it is declared to change no result")
  func options() throws {
    let named = Set(["--help", "--config", "--config-from"])
    let all = Set(BuildCommand.synopsis.allOptions.map(\.name)).subtracting(named)
    #expect(all == Set(Self.leftOut.keys).union(Self.counted.keys))
    let plain = try key()
    for (name, value) in Self.leftOut { #expect(try key([name] + [value].compactMap(\.self)) == plain, "\(name)") }
    for (name, value) in Self.counted {
      #expect(try key([name] + [value].compactMap(\.self)) != plain, "\(name)")
    }
    #expect(try key(["--variant", "a*"]) != key(["--variant", "b*"]))
  }

  @Test("every byte of the configuration is in it")
  func configuration() throws {
    let plain = try key()
    try folder.write("locales: [de]", to: "tutorialc.yaml")
    let german = try key()
    try folder.write("locales: [fr]", to: "tutorialc.yaml")
    #expect(try Set([plain, german, key()]).count == 3)
  }
}
