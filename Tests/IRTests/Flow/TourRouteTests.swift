import Testing
import TutorialTour

@Suite("A pattern of routes")
struct TourRouteTests {
  @Test(
    "matches whole routes, segment by segment",
    arguments: [
      ("/inbox", "/inbox", true), ("/inbox", "/inbox/", true), ("/inbox/", "inbox", true),
      ("/inbox", "//inbox", true), ("/inbox", "/Inbox", false), ("/inbox", "/inbox/1", false),
      ("/inbox", "/", false), ("/inbox", "/inboxes", false), ("/", "", true), ("/", "/", true), ("/", "/a", false),
      ("/inbox/:id", "/inbox/42", true), ("/inbox/:id", "/inbox", false), ("/inbox/:id", "/inbox/", false),
      ("/inbox/:id", "/inbox/42/edit", false), ("/inbox/:id/edit", "/inbox/42/edit", true),
      ("/:a/:b", "/x/y", true), ("/a/*", "/a", true), ("/a/*", "/a/", true), ("/a/*", "/a/b/c", true),
      ("/a/*", "/ab", false), ("/*", "/", true), ("/*", "", true), ("/*", "/a/b", true), ("/:id/*", "/", false),
    ])
  func segments(pattern: String, route: String, matches: Bool) throws {
    #expect(try #require(TourRoute(pattern)).matches(route) == matches)
  }

  @Test(
    "leaves out what follows ? and #, and compares what is percent-encoded by the bytes it stands for",
    arguments: [
      ("/inbox", "/inbox?unread=1", true), ("/inbox", "/inbox#top", true), ("/inbox", "/inbox/?a=/b", true),
      ("/inbox", "?/inbox", false), ("/a%20b", "/a b", true), ("/a b", "/a%20b", true), ("/%C3%A9", "/é", true),
      ("/é", "/%c3%a9", true), ("/é", "/e\u{301}", false), ("/a%2Fb", "/a/b", false), ("/:x", "/a%2Fb", true),
      ("/a%2fb", "/a%2Fb", true), ("/100%", "/100%25", true), ("/100%", "/100%", true), ("/%4", "/%4", true),
      ("/%41", "/A", true), ("/%g1", "/%g1", true), ("/%3Aid", "/:id", true), ("/%3Aid", "/x", false),
      ("/%2A", "/*", true), ("/%2A", "/x", false), ("/%3F", "/%3F", true), ("/%3F", "/?", false),
    ])
  func encodings(pattern: String, route: String, matches: Bool) throws {
    #expect(try #require(TourRoute(pattern)).matches(route) == matches)
  }

  @Test(
    "says what keeps a text from being one",
    arguments: [
      ("", TourRoute.Fault.noSlash), ("inbox", .noSlash), ("/a?b", .hasQuery), ("/a#b", .hasQuery),
      ("/*/a", .strayStar), ("/a*", .strayStar), ("/**", .strayStar), ("/:", .badName("")), ("/:1", .badName("1")),
      ("/:a-b", .badName("a-b")), ("/:é", .badName("é")), ("/:a/:a", .repeatedName("a")),
      ("/" + String(repeating: "a", count: 1000), .tooLong), (String(repeating: "/a", count: 51), .tooLong),
    ])
  func faults(text: String, fault: TourRoute.Fault) {
    #expect(throws: fault) { try TourRoute(parsing: text) }
    #expect(TourRoute(text) == nil)
  }

  @Test("has up to 1,000 bytes and 50 segments, and its text as it was written")
  func limits() throws {
    for text in ["/" + String(repeating: "a", count: 999), String(repeating: "/a", count: 50), "/:_a1//x/"] {
      #expect(try TourRoute(parsing: text).pattern == text)
    }
  }
}
