import Testing
import TutorialGeometry

@testable import TutorialText

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

  @Test("An arrangement fills the callout that was laid out, line by line")
  func arrangement() {
    let text = CalloutText(title: "Mail", body: "one two\nthree*s* of**t** all", buttons: ["Back", "Go on"])
    let typesetter = CalloutTypesetter(text, in: TextSetting(locale: "en"), with: Typewriter())
    let layout = typesetter.layOut(maxWidth: 180)
    let arrangement = typesetter.arrange(width: layout.size.width)
    #expect(arrangement.blocks.map(\.role) == [.title, .body, .button, .button])
    #expect(arrangement.blocks.map(\.lines) == [["Mail"], ["one two", "threes oft all"], ["Back"], ["Go on"]])
    let frames = [Rect(16, 16, 133, 22), Rect(16, 42, 133, 40), Rect(16, 94, 58, 44), Rect(82, 94, 67, 44)]
    #expect(arrangement.blocks.map(\.frame) == frames)
    #expect(arrangement.blocks.last?.frame.maxY == layout.size.height - 16)
  }

  @Test("Where lines run from right to left, a row of buttons ends at the left")
  func arrangedRightToLeft() {
    let setting = TextSetting(locale: "he", isRightToLeft: true)
    let typesetter = CalloutTypesetter(CalloutText(buttons: ["אב", "גד"]), in: setting, with: Typewriter())
    let arrangement = typesetter.arrange(width: 200)
    #expect(arrangement.blocks.map(\.frame) == [Rect(68, 16, 44, 44), Rect(16, 16, 44, 44)])
  }

  @Test("Lines show no spaces at their ends, and a soft hyphen only where one ends")
  func lineEnds() {
    let typesetter = CalloutTypesetter(
      CalloutText(body: "un\u{AD}be\u{AD}kannt  xy"), in: TextSetting(locale: "de"), with: Typewriter())
    #expect(typesetter.arrange(width: 60 + 32).blocks.map(\.lines) == [["unbe-", "kannt", "xy"]])
  }

  @Test("An image stands above the words, and buttons above each other where they are too wide for a row")
  func arrangedImage() {
    let text = CalloutText(body: "Tap.", buttons: ["Not now", "Continue"], hasImage: true)
    let typesetter = CalloutTypesetter(text, in: TextSetting(locale: "en"), with: Typewriter())
    let arrangement = typesetter.arrange(width: 160)
    #expect(arrangement.image == Rect(16, 16, 128, 72))
    #expect(
      arrangement.blocks.map(\.frame) == [Rect(16, 100, 128, 20), Rect(16, 132, 128, 44), Rect(16, 184, 128, 44)])
  }
}
