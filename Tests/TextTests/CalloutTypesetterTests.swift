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

  @Test("A text that wraps is as wide as its widest line, in whole units")
  func wraps() {
    // Of 12 characters that fit, "two three" has 9 and "one two" 7: 9 · 7.5 = 67.5.
    let layout = layOut(CalloutText(body: "one two two three"), maxWidth: 90 + 32)
    #expect(layout.bodyLines == 2)
    #expect(layout.size == Size(68 + 32, 40 + 32))
  }

  @Test("Lines are as even as can be: no more of them than fit, in the smallest width that has no more")
  func even() {
    // As full as they get: "aaaa bbbb cccc" and "d"; in 9 characters "aaaa bbbb" and "cccc d".
    #expect(layOut(CalloutText(body: "aaaa bbbb cccc d"), maxWidth: 105 + 32).size == Size(68 + 32, 40 + 32))
    // A word is as wide as the lines of others.
    #expect(layOut(CalloutText(body: "a b dddddd"), maxWidth: 68 + 32).size == Size(45 + 32, 40 + 32))
  }

  @Test("At every width there are as few lines as can be, and at none smaller so few")
  func smallest() {
    let text = CalloutText(body: "You can find all of your drafts here; they are saved every ten seconds.")
    for room in 8...80 {
      let layout = layOut(text, maxWidth: Double(room) * 7.5 + 32)
      let fewest = fullLines(text.body ?? "", in: room)
      let narrowest = (8...room).first { fullLines(text.body ?? "", in: $0) == fewest } ?? 0
      #expect(layout.bodyLines == fewest)
      #expect(layout.size.width == min((Double(narrowest) * 7.5).rounded(.up), Double(room) * 7.5) + 32)
    }
  }

  /// The number of lines of words none of which is longer than the room, each as full as it gets.
  private func fullLines(_ text: String, in room: Int) -> Int {
    var (lines, used) = (1, -1)
    for word in text.split(separator: " ") {
      if used + 1 + word.count > room { (lines, used) = (lines + 1, -1) }
      used += 1 + word.count
    }
    return lines
  }

  @Test("Each part has its own even lines, and the widest part says how wide the callout is")
  func widestPart() {
    let text = CalloutText(title: "aaaa bbbb cccc d", body: "aa bb")
    // In 9 characters of 8.5, where 14 fit.
    #expect(layOut(text, maxWidth: 119 + 32).size == Size(77 + 32, 44 + 4 + 20 + 32))
  }

  @Test("A callout with an image, or with a word that was broken, takes all of the width")
  func takesAll() {
    #expect(layOut(CalloutText(body: "Tap.", hasImage: true)).size.width == 320)
    #expect(layOut(CalloutText(body: "a Donaudampfschiff b"), maxWidth: 75 + 32).size.width == 75 + 32)
  }

  @Test("Set in the size that was found for it, a callout is as high as it was")
  func setsAgain() {
    let text = CalloutText(
      title: "Write your first mail", body: "Tap the pencil.\nYou can find all of your drafts here.",
      buttons: ["Not now", "Continue", "Show me how that is done in the settings"])
    for width in 60...360 {
      let setting = TextSetting(locale: "en")
      let typesetter = CalloutTypesetter(text, in: setting, with: Typewriter())
      let size = typesetter.layOut(maxWidth: Double(width)).size
      #expect(typesetter.set(width: size.width).height == size.height)
    }
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
