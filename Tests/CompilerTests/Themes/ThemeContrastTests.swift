import Foundation
import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

@testable import TutorialThemes

@Suite("The contrast of a theme")
struct ThemeContrastTests {
  private typealias Part = TourTheme.Colors.Part

  @Test("is sufficient for every colour of the standard theme")
  func standard() {
    // The colours as authors would write them.
    for scheme in TourTheme.Scheme.allCases {
      let colors = Part.allCases.map { part in
        "\(part.rawValue): { \(scheme.rawValue): \"\(TourTheme.standard[scheme][part])\" }"
      }
      let tutorial = ThemedTutorial("{ colors: { \(colors.joined(separator: ", ")) } }")
      #expect(tutorial.result.diagnostics == [] && tutorial.theme == .standard)
    }
  }

  @Test("is judged in each scheme, at the place where the colour is written")
  func place() throws {
    let tutorial = ThemedTutorial(
      "own.theme.yaml", ["tours/own.theme.yaml": "colors: { body: { light: 1️⃣\"#999999\"1️⃣, dark: \"#999999\" } }\n"])
    #expect(
      tutorial.result.diagnostics == [
        Diagnostic(
          .lowContrast, "the callout's body #999999 on its surface #ffffff has a contrast of 2.8:1 in light",
          at: try #require(tutorial.files["tours/own.theme.yaml"]).span(), notes: [.init("text needs 4.5:1")])
      ])
    #expect(tutorial.result.diagnostics.first?.severity == .warning)
  }

  @Test("is computed from the resolved colours, and the diagnostic marks both if both are written")
  func grounds() throws {
    let tutorial = ThemedTutorial(
      "{ colors: { onPrimary: 1️⃣\"#ffffff\"1️⃣ } }", project: "{ colors: { primary: { light: 1️⃣\"#6c9bff\"1️⃣ } } }")
    let found = tutorial.result.diagnostics.filter { $0.message.contains("onPrimary") && $0.message.hasSuffix("light") }
    #expect(
      found.map(\.message) == [
        "the callout's onPrimary #ffffff on its primary #6c9bff has a contrast of 2.7:1 in light"
      ])
    #expect(found.first?.primary == tutorial.tutorial.span())
    #expect(found.first?.labels.map(\.span) == [tutorial.project.span()])
    // With standard text colours on a custom surface, the surface is at fault.
    let ground = ThemedTutorial("{ colors: { surface: { dark: 1️⃣\"#fff\"1️⃣ } } }").result.diagnostics
    #expect(
      ground.map(\.message) == ["the callout's title #f4f5f8 on its surface #ffffff has a contrast of 1:1 in dark"])
    #expect(
      ground.first?.notes.map(\.message) == [
        "text needs 4.5:1", "its body #c2c5cf on its surface has 1.7:1, and needs 4.5:1",
        "its link #85aeff on its surface has 2.2:1, and needs 4.5:1",
        "its onSecondary #e6e8eecc on its surface has 1.1:1, and needs 4.5:1",
        "its progress #9ea2af on its surface has 2.5:1, and needs 4.5:1",
        "its primary #6c9bff on its surface has 2.7:1, and needs 3:1",
        "its close #a2a8b6 on its surface has 2.3:1, and needs 3:1",
      ])
    #expect(ground.first?.labels.isEmpty == true)
  }

  @Test(
    "asks for 4.5:1 of words and for 3:1 of what is none; borders and grounds of other buttons are free",
    arguments: [
      // #757575 has a contrast of 4.6:1 on white, #777777 4.48:1, #949494 3.03:1, #959595 2.99:1.
      ("title", "#757575", true), ("title", "#777777", false), ("body", "#777777", false), ("link", "#777777", false),
      ("progress", "#757575", true), ("progress", "#777777", false), ("close", "#949494", true),
      ("close", "#959595", false), ("border", "#ffffff", true),
      ("secondary", "#ffffff", true),
    ])
  func thresholds(part: String, color: String, isEnough: Bool) {
    let found = ThemedTutorial("{ colors: { \(part): { light: \"\(color)\" } } }").result.diagnostics
    #expect(found.map(\.id) == (isEnough ? [] : [.lowContrast]), "\(found)")
  }

  @Test("is 3:1 for words that are large: 24, or bold and 18.67")
  func largeText() {
    func isEnough(_ text: String) -> Bool {
      ThemedTutorial("{ title: { \(text) }, colors: { title: { light: \"#949494\" } } }").result.diagnostics == []
    }
    #expect(isEnough("size: 24") && !isEnough("size: 23.9") && !isEnough("size: 20"))
    #expect(isEnough("size: 18.67, weight: 700") && !isEnough("size: 18.66, weight: 700"))
    #expect(!isEnough("size: 20, weight: 699"))
  }

  @Test("is that of the best screen where a ground is not opaque")
  func translucent() {
    func found(_ colors: String) -> [String] {
      ThemedTutorial("{ colors: { \(colors) } }").result.diagnostics.map(\.message).filter { $0.contains("title") }
    }
    #expect(found("surface: { light: \"#ffffff00\" }") == [])
    #expect(
      found("surface: { light: \"#ffffffcc\" }, title: { light: \"#999999\" }") == [
        "the callout's title #999999 on its surface #ffffffcc has a contrast of at most 2.8:1 in light, on any grey screen"
      ])
    // A translucent text colour shows the surface.
    #expect(found("title: { light: \"#00000080\" }").count == 1)
  }

  @Test("can be allowed where the colour is written")
  func ignored() throws {
    let text = "colors:\n  # tutorialc: ignore low-contrast\n  close: { light: \"#dddddd\" }\n"
    let tutorial = ThemedTutorial("own.theme.yaml", ["tours/own.theme.yaml": text])
    var comments = IgnoreComments(in: tutorial.result.sources)
    #expect(tutorial.result.diagnostics.map(\.id) == [.lowContrast])
    #expect(decideSeverities(tutorial.result.diagnostics, SeverityPolicy(), &comments) == [])
  }
}
