import Testing
import TutorialGeometry

@testable import TutorialText
import TutorialTour

@Suite struct CalloutTypesetterTests {
  /// Every scalar is half as wide as the font is large.
  private struct Typewriter: TextMeasurer {
    func measure(_ run: TextRun) -> MeasuredRun {
      MeasuredRun(advances: run.scalars.map { _ in run.fontSize / 2 }, isExact: true)
    }
  }

  private func layOut(
    _ text: CalloutText, maxWidth: Double = 320, size: TextSize = .large, platform: String? = nil
  ) -> CalloutTextLayout {
    let setting = TextSetting(locale: "en", size: size, metrics: CalloutMetrics(platform: platform))
    return CalloutTypesetter(text, in: setting, with: Typewriter()).layOut(maxWidth: maxWidth)
  }

  @Test("A callout of one line is as wide as the line, in whole units, and its padding")
  func oneLine() {
    // 9 · 7.5 = 67.5
    let layout = layOut(CalloutText(body: "Tap here."))
    #expect(layout.size == Size(68 + 32, 20 + 32))
    #expect(layout.bodyLines == 1)
    #expect(layout.isMeasured)
  }

  @Test("A text that wraps takes all of the width")
  func wraps() {
    // 10 characters of 7.5 fit into 75.
    let layout = layOut(CalloutText(body: "one two three four"), maxWidth: 75 + 32)
    #expect(layout.bodyLines == 2)
    #expect(layout.size == Size(107, 40 + 32))
  }

  @Test("Title, body and a row of buttons stand above each other")
  func column() {
    let layout = layOut(CalloutText(title: "Mail", body: "Tap.", buttons: ["Back", "Next"]))
    // 22 + 4 + 20 + 12 + 44, and two buttons of 34 + 24 with 8 between.
    #expect(layout.size == Size(124 + 32, 102 + 32))
    #expect(!layout.areButtonsStacked)
  }

  @Test("Buttons too wide for a row are stacked")
  func stacks() {
    let layout = layOut(CalloutText(buttons: ["Not now", "Continue"]), maxWidth: 160)
    #expect(layout.areButtonsStacked)
    #expect(layout.size.height == 44 + 8 + 44 + 32)
  }

  @Test("On Android a button is 48 dp high")
  func androidButtons() {
    #expect(layOut(CalloutText(buttons: ["Next"]), platform: "android").size.height == 48 + 32)
  }

  @Test("Large text makes lines higher, and words that wrap")
  func accessibilitySizes() {
    let text = CalloutText(body: "Tap here to start.")
    #expect(layOut(text).size.height == 20 + 32)
    // 18 · 18 = 324 where 288 fit.
    #expect(layOut(text, size: .named(.accessibility3)).size.height == 2 * 43 + 32)
  }

  @Test("A word wider than the line is broken and named")
  func brokenWord() {
    let layout = layOut(CalloutText(body: "a Donaudampfschiff b"), maxWidth: 75 + 32)
    #expect(layout.bodyLines == 3)
    #expect(layout.brokenWord == .init(role: .body, index: 0, word: "Donaudampfschiff", width: 120))
  }

  @Test("Line feeds end lines; one at the end of the text adds none")
  func lineFeeds() {
    #expect(layOut(CalloutText(body: "one\ntwo\r\n\nthree\n")).bodyLines == 4)
  }

  @Test("Without any room each character has its own line")
  func noRoom() {
    let layout = layOut(CalloutText(body: "abc"), maxWidth: 10)
    #expect(layout.bodyLines == 3)
    #expect(layout.size.width == 10)
  }

  @Test("Nothing said is padding and no more")
  func empty() {
    #expect(layOut(CalloutText()).size == Size(32, 32))
  }
}
