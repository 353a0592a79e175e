import Foundation
import Testing
import TutorialCompiler
import TutorialSyntax

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

  /// The paths that a person's pattern matches.
  private func found(_ pattern: String, _ boundary: Boundary) -> [String] {
    (try? GlobSearch.search(pattern, boundary, nil, filesOnly: true).get()) ?? []
  }

  @Test("files are found in folders, sorted by bytes, hidden ones only by name")
  func search() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b/two.yaml", "b/one.yaml", "Z.yaml", "a.yaml", "b/c/deep.yaml", ".hidden/x.yaml", "b/.y.yaml", "n.txt",
    ] {
      try folder.write("", to: name)
    }
    let boundary = try Boundary(around: folder)
    func find(_ pattern: String) -> [String] {
      found(folder.path(pattern), boundary).map { String($0.dropFirst(folder.path.count + 1)) }
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
    let boundary = try Boundary(around: folder)
    #expect(found(folder.path("a/**/*.yaml"), boundary) == [folder.path("a/one.yaml")])
    #expect(found(folder.path("a/b/**/*.yaml"), boundary) == [folder.path("a/b/two.yaml")])
    #expect(found(folder.path("a/*/two.yaml"), boundary) == [folder.path("a/b/two.yaml")])
  }

  @Test("links that make a circle are followed once in a folder that is named")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/one.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("a/up"), withDestinationPath: folder.path)
    let boundary = try Boundary(around: folder)
    let start = boundary.disk.workingDirectory
    var found: [String] = []
    let failure = FolderWalk.walk(start, folder.path, boundary, boundary.roots(in: start)) { _, path, _ in
      found.append(path)
    }
    #expect(found == [folder.path, folder.path("a")])
    #expect(failure == nil)
  }

  @Test("each folder is looked at once, with any number of asterisks")
  func manyAsterisks() throws {
    let folder = try TemporaryFolder()
    // 3 * 3 * 3 * 3 folders. Seven double asterisks could visit each of them thousands of times.
    for number in 0..<81 {
      let path = [27, 9, 3, 1].map { "f\(number / $0 % 3)" }.joined(separator: "/")
      try folder.write("", to: "\(path)/x.yaml")
    }
    let boundary = try Boundary(around: folder)
    let pattern = String(repeating: "**/", count: 7) + "x.yaml"
    var search = GlobSearch(pattern, boundary, nil, filesOnly: true)
    try search.run(isAbsolute: false)
    #expect(search.found.count == 81)
    // One look-up for each name: 3 + 9 + 27 + 81 folders and 81 files.
    #expect(search.looked.spent == 201)
    var shaken = GlobSearch("**/f0/**/**/*/**/x.yaml", boundary, nil, filesOnly: true)
    try shaken.run(isAbsolute: false)
    #expect(shaken.found.count == 57)
    #expect(shaken.looked.spent == 201)
  }

  @Test("a search beneath a root neither starts outside nor follows a link out, and says so")
  func outside() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in/a/one.yaml")
    try folder.write("", to: "out/two.yaml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("in/way"), withDestinationPath: "../out")
    let boundary = try Boundary(around: folder)
    let roots = Roots(all: [Roots.Root(try boundary.disk.folder(at: "in"), isFlat: false)])
    func search(_ pattern: String) -> Result<[String], WorldError> {
      GlobSearch.search(pattern, boundary, roots, filesOnly: true)
    }
    #expect(search("in/a/*.yaml") == .success(["in/a/one.yaml"]))
    #expect(search("in/**/*.yaml") == .success(["in/a/one.yaml"]))
    for pattern in ["/**/x", "out/*.yaml", "in/../out/*.yaml", "in/way/*.yaml", "in/*/*.yaml", "../**/*"] {
      #expect(search(pattern) == .failure(.outside(["in"])), "\(pattern)")
    }
  }

  @Test("a search that has looked at too many names ends with an error")
  func limit() throws {
    let folder = try TemporaryFolder()
    for number in 0..<20 { try folder.write("", to: "\(number)") }
    // Ten links to the folder itself turn a few names into 10^n paths.
    for number in 0..<10 {
      try FileManager.default.createSymbolicLink(atPath: folder.path("l\(number)"), withDestinationPath: ".")
    }
    let boundary = try Boundary(around: folder, names: 1000)
    let pattern = Array(repeating: "*", count: 9).joined(separator: "/")
    #expect(GlobSearch.search(pattern, boundary, nil, filesOnly: true) == .failure(.tooMuch(limit: 1000)))
    let few = try Boundary(around: folder, names: 29)
    let start = few.disk.workingDirectory
    #expect(FolderWalk.walk(start, ".", few, few.roots(in: start)) { _, _, _ in }?.error == .tooMuch(limit: 29))
    #expect(FolderWalk.walk(start, ".", boundary, boundary.roots(in: start)) { _, _, _ in } == nil)
  }

  @Test("--limit sets the limit of names")
  func raised() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<5 { try folder.write("", to: "a/\(number)") }
    let outcome = try await Tutorialc(folder: folder)("check", "a", "--limit", "names=4", "--diagnostics", "short")
    #expect(
      outcome.headlines
        == "tutorialc: error: in \"a\", the search looks at more than the limit of 4 names [limit-exceeded]\n")
    #expect(
      try await Tutorialc(folder: folder)("check", "a", "--limit", "names=5", "--diagnostics", "short").headlines
        == "tutorialc: error: no tutorial in \"a\" [empty-glob]\n")
  }
}
