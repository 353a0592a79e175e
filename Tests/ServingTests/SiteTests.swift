import Testing
import TutorialSyntax

@testable import TutorialReporting
@testable import TutorialServing

@Suite("The preview's site")
struct SiteTests {
  private func page(_ policy: String, _ rest: String = "<title>a</title>") -> EmittedPage {
    EmittedPage(
      Array(
        "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\(rest)"
          .utf8))
  }

  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  private func diagnostic(
    _ message: String, _ severity: Diagnostic.Severity = .error, in path: String? = nil
  ) -> ReportedDiagnostic {
    let id = DiagnosticID(plugin: "acme", "odd", severity, rule: "", wrong: "", right: "")
    let place = path.map { Place(path: $0, start: 3, end: 4, line: 2, column: 1, endLine: 2, endColumn: 2) }
    return ReportedDiagnostic(
      id: id, severity: severity, message: message, place: place, label: "", labels: [], notes: [], fixes: [],
      variants: [], snippet: nil)
  }

  private func tutorial(
    _ path: String, id: String? = "a", _ page: EmittedPage?, isCurrent: Bool = true,
    _ remarks: [(diagnostic: ReportedDiagnostic, step: String?)] = []
  ) -> PreviewedTutorial {
    PreviewedTutorial(path: path, id: id, page: page, isCurrent: isCurrent, remarks: remarks)
  }

  // MARK: An emitter's page

  @Test("the tag that says what a page may do becomes a header, and a script is in its place")
  func policy() {
    let page = page("default-src 'none'; script-src 'sha256-AAAA='; style-src 'unsafe-inline'; img-src data:")
    #expect(
      page.policy
        == "default-src 'none'; script-src 'sha256-AAAA=' 'self'; style-src 'unsafe-inline'; img-src data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    #expect(
      text(page.html(at: "page/x/a.yaml"))
        == "<!doctype html><meta charset=\"utf-8\"><script src=\"../../live.js\" data-news=\"../../news/page/x/a.yaml\" "
        + "data-revision=\"\(page.revision)\" defer></script><title>a</title>")
  }

  @Test(
    "a page with any policy may be told of news and may not be framed",
    arguments: [
      (
        "script-src 'none'; connect-src 'none'; frame-ancestors *",
        "script-src 'self'; connect-src 'self'; frame-ancestors *; default-src 'none'; base-uri 'none'; form-action 'none'"
      ),
      (
        "default-src data:",
        "default-src data:; script-src data: 'self'; connect-src data: 'self'; base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'"
      ),
    ])
  func otherPolicies(given: String, served: String) {
    #expect(page(given).policy == served)
  }

  @Test(
    "a page whose policy cannot be known runs nothing of its own",
    arguments: ["a\r\nSet-Cookie: x", "script-src &#39;self&#39;", "script-src *, default-src *", "script-src \u{E9}"])
  func unknownPolicies(given: String) {
    let strict =
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    #expect(page(given).policy == strict)
    #expect(EmittedPage(Array("<p>no tag".utf8)).policy == strict)
    #expect(EmittedPage([]).policy == strict)
    #expect(EmittedPage(Array("<meta http-equiv=\"Content-Security-Policy\" content=\"x".utf8)).policy == strict)
  }

  @Test("pages are known by their bytes, wherever they are served")
  func revisions() {
    #expect(page("a").revision == page("a").revision)
    #expect(page("a").revision != page("a", "<title>b</title>").revision)
  }

  // MARK: Paths

  @Test("a page's path is its file's, so that a browser sends it as it is")
  func paths() {
    let files = ["a.yaml", "x/é <\">.yaml", "../up.yaml", "/home/a.yaml", "100%.yaml", "a?b#c.yaml"]
    let paths = ["a.yaml", "x/%C3%A9%20%3C%22%3E.yaml", "--/up.yaml", "/home/a.yaml", "100%25.yaml", "a%3Fb%23c.yaml"]
    let site = Site(files.map { tutorial($0, page("x")) }, [])
    for path in paths { #expect(site.page(at: "page/" + path) != nil, "\(path)") }
    #expect(files.allSatisfy { site.page(at: "page/" + $0) == nil || paths.contains($0) })
  }

  @Test("two tutorials have two pages")
  func collisions() {
    let site = Site([tutorial("../a", page("x")), tutorial("--/a", page("y"))], [])
    #expect(site.page(at: "page/--/a") != nil && site.page(at: "page/--/a~") != nil)
  }

  // MARK: Messages

  @Test("a tutorial without a page has one of its errors, which goes when it has one")
  func errors() {
    let remark = (diagnostic: diagnostic("<b> & \"x\"", in: "a.yaml"), step: String?("one"))
    let broken = Site([tutorial("a.yaml", id: "<i>", nil, isCurrent: false, [remark])], []).page(at: "page/a.yaml")
    let html = text(broken?.html)
    #expect(html.contains("<h1>&lt;i&gt;</h1>"))
    #expect(html.contains("&lt;b&gt; &amp; &quot;x&quot;") && !html.contains("<b>"))
    #expect(broken?.policy.contains("script-src 'self';") == true)
    let news = text(broken?.news)
    let expected =
      #""state":"none","diagnostics":[{"severity":"error","id":"acme/odd","message":"<b> & \"x\"","step":"one","#
      + #""file":"a.yaml","line":2,"column":1}]}"#
    #expect(news.hasSuffix(expected))
    #expect(html.contains("there are errors"))
    let unpicked = text(Site([tutorial("a.yaml", nil)], []).page(at: "page/a.yaml")?.html)
    #expect(unpicked.contains("none of the requested variants"))
    let mended = Site([tutorial("a.yaml", page("x"))], []).page(at: "page/a.yaml")
    #expect(text(mended?.news) == "{\"revision\":\"\(page("x").revision)\",\"state\":\"current\",\"diagnostics\":[]}")
  }

  @Test("a page from before the errors stays, and knows of them")
  func earlier() {
    let remark = (diagnostic: diagnostic("bad"), step: String?.none)
    let site = Site([tutorial("a.yaml", page("x"), isCurrent: false, [remark])], [])
    #expect(
      text(site.page(at: "page/a.yaml")?.news)
        == "{\"revision\":\"\(page("x").revision)\",\"state\":\"earlier\",\"diagnostics\":[{\"severity\":\"error\","
        + "\"id\":\"acme/odd\",\"message\":\"bad\",\"step\":null,\"file\":null,\"line\":null,\"column\":null}]}")
    let list = text(site.page(at: "")?.html)
    #expect(list.contains("the last version without errors is shown"))
  }

  @Test("the list counts what was found, and is another one when that changes")
  func list() {
    let two = [diagnostic("x"), diagnostic("y", .warning)].map { (diagnostic: $0, step: String?.none) }
    let site = Site(
      [tutorial("a", page("x"), two), tutorial("b", id: nil, page("x"))], [diagnostic("whole", .warning)])
    let html = text(site.page(at: "")?.html)
    #expect(html.contains("2 tutorials, 1 error, 2 warnings"))
    #expect(html.contains("<a href=\"page/a\"><span class=\"name\">a</span>"))
    #expect(html.contains("<span class=\"count error\">1 error, 1 warning</span>"))
    #expect(html.contains("<span class=\"count good\">nothing wrong</span>"))
    #expect(html.contains("whole <code>acme/odd</code>"))
    let other = Site([tutorial("a", page("x")), tutorial("b", id: nil, page("x"))], [])
    #expect(site.page(at: "")?.news != other.page(at: "")?.news)
  }

  @Test("control and bidirectional characters are made visible, not sent")
  func hostile() {
    let remark = (diagnostic: diagnostic("a\u{202E}b\u{1B}c</script>"), step: String?("s\u{2028}"))
    let broken = Site([tutorial("a", id: "x\u{202E}", nil, [remark])], [])
    for bytes in [broken.page(at: "page/a")?.html, broken.page(at: "")?.html, broken.page(at: "page/a")?.news] {
      #expect(bytes?.isEmpty == false)
      #expect(!text(bytes).unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    }
    #expect(text(broken.page(at: "page/a")?.news).split(separator: "\n").count == 1)
  }
}
