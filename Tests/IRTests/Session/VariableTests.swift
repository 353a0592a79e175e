import Testing
import TutorialGeometry
import TutorialSession
import TutorialTour

/// Values from the app in the texts of a tour. Tests/Conformance has more cases of shown and announced texts.
struct VariableTests {
  private func session(_ values: [String: String], body: String = "Tap **here**, %{name}") throws -> TourSession {
    var tour = SampleSession.tour([SampleSession.step("a")])
    tour.strings = ["en": ["title": "Hello, %{name}", "body": body]]
    tour.variables = ["name": ["en": "Bartholomew"]]
    var session = try #require(TourSession(tour, on: .init(TourTraits(), display: .init(400, 800))))
    session.use(variables: values, at: 0)
    return session
  }

  @Test func aTourSaysWhichThereAre() throws {
    #expect(try session([:]).variableNames == ["name"])
  }

  @Test func whatIsAnnouncedHasNoIsolatesAndWhatIsShownHas() throws {
    var session = try session(["name": "*Ann*"])
    #expect(session.handle(.begin(), at: 0).contains(.announce("Hello, *Ann*\nTap here, *Ann*", .polite)))
    #expect(session.text("title") == "Hello, \u{2068}*Ann*\u{2069}")
    #expect(session.spoken("title") == "Hello, *Ann*")
    #expect(session.shown("body") == "Tap here, \u{2068}*Ann*\u{2069}")
  }

  @Test func forARendererOfMarkdownSignsInValuesAreEscaped() throws {
    let session = try session(["name": "*A* `b` [c](d) \\ é 1"])
    #expect(session.markdown("body") == #"Tap **here**, ⁨\*A\* \`b\` \[c\]\(d\) \\ é 1⁩"#)
  }

  @Test func noValueDecidesWhereALinkLeads() throws {
    let session = try session(
      ["name": "evil"], body: "[%{name}](https://a.example/%{name}?%%{b}), *[two](https://b.example)*")
    #expect(session.links("body") == ["https://a.example/%{name}?%{b}", "https://b.example"])
    #expect(session.markdown("body") == "[⁨evil⁩](https://a.example/%{name}?%{b}), *[two](https://b.example)*")
  }

  @Test func whatNobodyKnowsIsShownAsItIsWritten() throws {
    let session = try session(["other": "Ann"], body: "%{other} `%{name}`")
    #expect(session.text("title") == "Hello, %{name}")
    #expect(session.markdown("body") == "%{other} `%{name}`")
    #expect(session.shown("body") == "%{other} %{name}")
  }

  @Test func withoutVariablesTextsAreWhatTheyAre() throws {
    var tour = SampleSession.tour([SampleSession.step("a")])
    tour.strings = ["en": ["title": "%%{a} %{name}", "body": "*%{name}* %%{"]]
    var session = try #require(TourSession(tour, on: .init(TourTraits(), display: .init(400, 800))))
    session.use(variables: ["name": "Ann"], at: 0)
    #expect(session.text("title") == "%%{a} %{name}")
    #expect(session.markdown("body") == "*%{name}* %%{")
    #expect(session.shown("body") == "%{name} %%{")
  }
}
