import Testing
import TutorialCompiler

@Suite("Paths as text")
struct FilePathTests {
  @Test(
    "redundant parts of a path are removed, byte by byte",
    arguments: [
      ("a/b.yaml", "a/b.yaml"), ("/a/b", "/a/b"), ("../a", "../a"), ("a/../../b", "../b"), ("./a", "a"), ("a/.", "a"),
      ("a//b", "a/b"), ("//a", "/a"), ("a/", "a"), ("", "."), (".", "."), ("..", ".."), ("/", "/"), ("/..", "/"),
      ("/../a", "/a"), ("a/...", "a/..."), (".../a", ".../a"), (".a/..b", ".a/..b"), ("a/..", "."),
      // The system takes a slash with a combining accent for a slash and an accent.
      ("a/\u{301}/../b", "a/b"), ("x\u{338}/y", "x\u{338}/y"),
    ])
  func normal(path: String, expected: String) {
    #expect(FilePath.normalize(path).utf8.elementsEqual(expected.utf8))
    #expect(FilePath.join(".", path).utf8.elementsEqual(expected.utf8))
  }

  @Test("the paths in a folder begin alike, and what is no name behind that lies elsewhere")
  func names() {
    for folder in [".", "", "/", "a", "/a", "../a", "a/e\u{301}"] {
      let start = FilePath.start(ofPathsIn: folder)
      #expect((start + "b").utf8.elementsEqual(FilePath.join(folder, "b").utf8))
      #expect(FilePath.isName(start + "b", behind: start))
      #expect(!FilePath.isName(start, behind: start))
      #expect(!FilePath.isName(start + "b/c", behind: start))
      #expect(!FilePath.isName("x" + start + "b", behind: start) || start.isEmpty)
    }
    // Names are compared by bytes: a canonically equivalent spelling is another folder.
    #expect(!FilePath.isName("\u{E9}/b", behind: "e\u{301}/"))
    #expect(!FilePath.isName("\u{E9}xx/b", behind: "e\u{301}x/"))
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
