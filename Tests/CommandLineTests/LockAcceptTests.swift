import Foundation
import Testing
import TutorialCompiler

@testable import tutorialc

@Suite("tutorialc lock --accept")
struct LockAcceptTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Self.tutorial("cell-1"), to: "a.tutorial.yaml")
    try folder.write(Self.layout(["General", "Privacy"]), to: "app.layout.yaml")
  }

  private static func tutorial(_ target: String) -> String {
    """
    tutorial: a
    layout: app.layout.yaml
    defaults: { advance: { tap: anywhere } }
    steps:
      - { id: privacy, target: \(target), callout: Who sees what. }  # kept
      - { id: title, target: title, callout: The title. }

    """
  }

  private static func layout(_ rows: [String]) -> String {
    let cells = rows.enumerated().map { number, row in
      "      - { id: cell-\(number), identity: path, type: cell, label: \(row), frame: [0, \(100 + 50 * number), 400, 50] }\n"
    }
    return """
      snapshots:
        - screen: s
          variant: phone
          display: { size: [400, 800] }
          elements:
            - { id: title, type: text, text: Settings, frame: [0, 0, 400, 50] }

      """ + cells.joined()
  }

  @Test("a selector that names another element than the locked one becomes one that names it, and the lock follows")
  func accepts() async throws {
    #expect(try await tutorialc("lock", "a.tutorial.yaml").status == 0)
    let lock = folder.read("a.lock.yaml")
    try folder.write(Self.layout(["Wi-Fi", "General", "Privacy"]), to: "app.layout.yaml")
    #expect(try await tutorialc("check", "a.tutorial.yaml").error.contains("[drifted-target]"))
    let shown = try await tutorialc("lock", "--accept", "--diff", "a.tutorial.yaml")
    #expect(shown.status == 0)
    #expect(shown.output.contains("-  - { id: privacy, target: cell-1, callout: Who sees what. }  # kept\n"))
    #expect(
      shown.output.contains("+  - { id: privacy, target: { label: Privacy }, callout: Who sees what. }  # kept\n"))
    #expect(shown.output.contains("--- a.lock.yaml\n+++ a.lock.yaml\n"))
    #expect(folder.read("a.tutorial.yaml") == Self.tutorial("cell-1") && folder.read("a.lock.yaml") == lock)
    let done = try await tutorialc("lock", "--accept", "a.tutorial.yaml")
    #expect(done.status == 0 && done.output == shown.output)
    #expect(done.error == "a.lock.yaml: 2 references: 1 changed\n")
    #expect(folder.read("a.tutorial.yaml") == Self.tutorial("{ label: Privacy }"))
    #expect(try await tutorialc("check", "a.tutorial.yaml", "--locked").status == 0)
    let again = try await tutorialc("lock", "--accept", "a.tutorial.yaml")
    #expect(again.output == "" && again.error == "a.lock.yaml: 2 references, nothing has changed\n")
  }

  @Test("a locked element that is gone is an error, and nothing is written; a guess unrelated to the lock is not made")
  func gone() async throws {
    try folder.write(Self.tutorial("title"), to: "a.tutorial.yaml")
    #expect(try await tutorialc("lock", "a.tutorial.yaml").status == 0)
    let lock = folder.read("a.lock.yaml")
    try folder.write(Self.tutorial("titel"), to: "a.tutorial.yaml")
    let result = try await tutorialc("lock", "--accept", "a.tutorial.yaml")
    #expect(result.status == 1 && result.error.contains("[unknown-target]") && result.output == "")
    #expect(folder.read("a.tutorial.yaml") == Self.tutorial("titel") && folder.read("a.lock.yaml") == lock)
  }

  @Test("without a lock there is nothing to accept but the selectors as they are")
  func unlocked() async throws {
    let result = try await tutorialc("lock", "--accept", "a.tutorial.yaml")
    #expect(result.status == 0 && folder.read("a.tutorial.yaml") == Self.tutorial("cell-1"))
    #expect(folder.read("a.lock.yaml") != nil)
  }

  @Test(
    "comments inside of a selector that is replaced stay, wherever they stand",
    arguments: [
      ("target: { type: cell, # the row\n        id: cell-1 }", "target: { label: Privacy }  # the row\n"),
      (
        "target:\n      type: cell  # the row\n      # by its place\n      id: cell-1  # the 2nd\n",
        "target:\n      { label: Privacy }  # the row # by its place  # the 2nd\n"
      ),
      ("target: { id: 'cell-1' }\n", "target: { label: Privacy }\n"),
    ])
  func comments(old: String, new: String) async throws {
    let text = Self.tutorial("cell-1").replacingOccurrences(
      of: "  - { id: privacy, target: cell-1, callout: Who sees what. }  # kept\n",
      with: "  - id: privacy\n    callout: Who sees what.\n    \(old)\n")
    try folder.write(text, to: "a.tutorial.yaml")
    #expect(try await tutorialc("lock", "a.tutorial.yaml").status == 0)
    try folder.write(Self.layout(["Wi-Fi", "General", "Privacy"]), to: "app.layout.yaml")
    let done = try await tutorialc("lock", "--accept", "a.tutorial.yaml")
    #expect(folder.read("a.tutorial.yaml")?.contains(new) == true, "\(done.output)\(done.error)")
  }

  @Test("a tutorial that is JSON gets JSON")
  func json() async throws {
    let tutorial = """
      {"tutorial": "a", "layout": "app.layout.yaml", "defaults": {"advance": {"tap": "anywhere"}}, "steps": [
        {"id": "privacy", "target": "cell-1", "callout": "Who sees what."},
        {"id": "title", "target": {"id": "cell-0"}, "callout": "The first."}]}

      """
    try folder.write(tutorial, to: "b.tutorial.json")
    #expect(try await tutorialc("lock", "b.tutorial.json").status == 0)
    try folder.write(Self.layout(["Wi-\\\"Fi", "General", "Privacy"]), to: "app.layout.yaml")
    let done = try await tutorialc("lock", "--accept", "b.tutorial.json")
    #expect(done.status == 0, "\(done.output)\(done.error)")
    let new = try #require(folder.read("b.tutorial.json"))
    #expect(new.contains(#""target": { "label": "Privacy" }, "callout""#))
    #expect(new.contains(#""target": { "label": "General" }, "callout""#))
    #expect(try await tutorialc("check", "b.tutorial.json", "--locked").status == 0)
  }
}
