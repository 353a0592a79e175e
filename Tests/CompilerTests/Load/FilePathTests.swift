import Testing
import TutorialCompiler

@Suite("Paths as text")
struct FilePathTests {
  @Test(
    "what is not needed is taken out, byte by byte",
    arguments: [
      ("a/b.yaml", "a/b.yaml"), ("/a/b", "/a/b"), ("../a", "../a"), ("a/../../b", "../b"), ("./a", "a"), ("a/.", "a"),
      ("a//b", "a/b"), ("//a", "/a"), ("a/", "a"), ("", "."), (".", "."), ("..", ".."), ("/", "/"), ("/..", "/"),
      ("/../a", "/a"), ("a/...", "a/..."), (".../a", ".../a"), (".a/..b", ".a/..b"), ("a/..", "."),
      // To the system a slash with an accent behind it is a slash, and an accent.
      ("a/\u{301}/../b", "a/b"), ("x\u{338}/y", "x\u{338}/y"),
    ])
  func normal(path: String, expected: String) {
    #expect(FilePath.normalize(path).utf8.elementsEqual(expected.utf8))
    #expect(FilePath.join(".", path).utf8.elementsEqual(expected.utf8))
  }

  @Test(
    "a path is a folder and a name",
    arguments: [
      ("a/b/c", "a/b", "c"), ("c", ".", "c"), ("/c", "/", "c"), ("a/", "a", ""), ("a/\u{301}c", "a", "\u{301}c"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path).utf8.elementsEqual(name.utf8))
  }
}
