import Foundation
import Testing

@testable import tutorialc

@Suite("Globs")
struct GlobTests {
  @Test(
    "a pattern matches a whole name",
    arguments: [
      ("*.yaml", "a.yaml", true), ("*.yaml", "a.yaml.old", false), ("*", "", true), ("?", "é", true), ("?", "", false),
      ("a?c", "abc", true), ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true),
      ("[^a]", "a", false), ("[]]", "]", true), ("[a", "[a", true), ("\\*", "*", true), ("\\*", "x", false),
      ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("**", "ab", true), ("日*", "日本", true),
      ("[a-]", "-", true), ("iphone-*", "iphone-portrait", true), ("", "", true), ("", "a", false),
    ])
  func matching(pattern: String, name: String, expected: Bool) {
    #expect(Glob(pattern).matches(name) == expected)
  }

  @Test("many runs do not take for ever")
  func manyRuns() {
    let name = String(repeating: "a", count: 10_000)
    #expect(!Glob(String(repeating: "*a", count: 50) + "*b").matches(name))
  }

  @Test("files are found in folders, sorted by bytes, hidden ones only by name")
  func search() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b/two.yaml", "b/one.yaml", "Z.yaml", "a.yaml", "b/c/deep.yaml", ".hidden/x.yaml", "b/.y.yaml", "n.txt",
    ] {
      try folder.write("", to: name)
    }
    func find(_ pattern: String) -> [String] {
      GlobSearch.files(matching: folder.path(pattern)).map { String($0.dropFirst(folder.path.count + 1)) }
    }
    #expect(find("*.yaml") == ["Z.yaml", "a.yaml"])
    #expect(find("*/*.yaml") == ["b/one.yaml", "b/two.yaml"])
    #expect(find("**/*.yaml") == ["Z.yaml", "a.yaml", "b/c/deep.yaml", "b/one.yaml", "b/two.yaml"])
    #expect(find("**/c/*") == ["b/c/deep.yaml"])
    #expect(find("b/.*.yaml") == ["b/.y.yaml"])
    #expect(find("b/../a.yaml") == ["a.yaml"])
    #expect(find("b") == [])
    #expect(find("none/*.yaml") == [])
  }

  @Test("two asterisks do not follow links to folders, other components do")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/one.yaml")
    try folder.write("", to: "elsewhere/b/two.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/up"), withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/b"), withDestinationPath: "../elsewhere/b")
    #expect(GlobSearch.files(matching: folder.path("a/**/*.yaml")) == [folder.path("a/one.yaml")])
    #expect(GlobSearch.files(matching: folder.path("a/b/**/*.yaml")) == [folder.path("a/b/two.yaml")])
    #expect(GlobSearch.files(matching: folder.path("a/*/two.yaml")) == [folder.path("a/b/two.yaml")])
  }

  @Test("links that make a circle are followed once in a folder that is named")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/one.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/up"), withDestinationPath: folder.path)
    let found = FolderWalk.folders(below: folder.path, followsLinks: true)
    #expect(found == [folder.path, folder.path("a")])
  }
}
