import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

/// The allowed destinations of links in bodies.
@Suite("Links of callouts")
struct CalloutLinkTests {
  private func problems(_ target: String, allowing schemes: [String] = []) -> [String] {
    var options = CompileOptions()
    options.linkSchemes = schemes
    let screens = Screens(
      steps: "  - { target: a, callout: { body: 'Read [this](\(target)).' } }",
      elements: "      - { id: a, frame: [170, 370, 60, 60] }", options: options)
    let found = screens.result.diagnostics.filter { $0.id == .unsafeLink }
    #expect(found.allSatisfy { $0.severity == .error } && found.count == screens.result.diagnostics.count)
    #expect(found.isEmpty || screens.result.diagnostics.contains { $0.severity == .error })
    return found.map(\.message)
  }

  @Test(
    "lead to the web, to mail, and to what the project names",
    arguments: [
      "https://example.com/a_(b)?c=d#e", "http://x", "HTTPS://EXAMPLE.COM", "mailto:a@b.c", "tel:112",
      "<https://e.x/é>",
    ])
  func allowed(target: String) { #expect(problems(target, allowing: ["tel"]) == []) }

  @Test(
    "lead nowhere else",
    arguments: [
      (
        "javascript:alert(1)",
        "the link to \"javascript:alert(1)\" has the scheme javascript, which is not one of http, https, mailto and app"
      ),
      (
        "JavaScript:x",
        "the link to \"JavaScript:x\" has the scheme javascript, which is not one of http, https, mailto and app"
      ),
      (
        "data:text/html,x",
        "the link to \"data:text/html,x\" has the scheme data, which is not one of http, https, mailto and app"
      ),
      ("help.html", "the link to \"help.html\" has no scheme"), ("#top", "the link to \"#top\" has no scheme"),
      ("//example.com", "the link to \"//example.com\" has no scheme"),
      ("https:/x", "the link to \"https:/x\" leads nowhere"), ("https://", "the link to \"https://\" leads nowhere"),
      ("mailto:", "the link to \"mailto:\" leads nowhere"),
      ("<https://a b>", "the link to \"https://a b\" has characters that a URL cannot have"),
    ])
  func refused(target: String, message: String) { #expect(problems(target, allowing: ["app"]) == [message]) }

  @Test("are judged in translations, too, at their key")
  func translations() throws {
    let strings = MarkedText("1️⃣steps.step-1.callout.body1️⃣: '[Lies](data:x)'\n", path: "de.yaml")
    var world = MemoryWorld([
      "t.tutorial.yaml": """
      tutorial: t
      layout: a.layout.yaml
      strings: "{locale}.yaml"
      steps: [{ callout: "[Read](https://e.x)" }]
      """,
      "a.layout.yaml": "snapshots: [{ screen: home, variant: phone, display: { size: [400, 800] }, elements: [] }]",
    ])
    world.files["de.yaml"] = strings.source.bytes
    let found = Compiler(world: world).compile("t.tutorial.yaml").diagnostics.filter { $0.id == .unsafeLink }
    #expect(found.map(\.primary) == [strings.span(1)])
  }

  @Test(
    "are no business of those who name schemes that run what they hold",
    arguments: ["javascript", "Tel", "a b", "", "1a", "file"])
  func schemes(scheme: String) { #expect(!mayLinkLead(to: scheme)) }
}
