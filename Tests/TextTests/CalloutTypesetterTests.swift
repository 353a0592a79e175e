import Testing
import TutorialGeometry

@testable import TutorialText
import TutorialTour

@Suite struct CalloutTypesetterTests {
  /// A measurer for which every scalar is half an em wide.
  private struct Typewriter: TextMeasurer {
    func measure(_ run: TextRun) -> MeasuredRun {
      MeasuredRun(advances: run.scalars.map { _ in run.fontSize / 2 }, isExact: true)
    }
  }

  private func layOut(
    _ text: CalloutText, maxWidth: Double = 320, size: TextSize = .large, platform: String? = nil
  ) -> TypesetCallout {
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
    // 12 characters fit; the lines "one two" and "two three" have 7 and 9: 9 · 7.5 = 67.5.
    let layout = layOut(CalloutText(body: "one two two three"), maxWidth: 90 + 32)
    #expect(layout.bodyLines == 2)
    #expect(layout.size == Size(68 + 32, 40 + 32))
  }

  @Test("Lines are as even as can be: no more of them than fit, in the smallest width that has no more")
  func even() {
    // Greedy lines: "aaaa bbbb cccc" and "d". Even ones, 9 characters wide: "aaaa bbbb" and "cccc d".
    #expect(layOut(CalloutText(body: "aaaa bbbb cccc d"), maxWidth: 105 + 32).size == Size(68 + 32, 40 + 32))
    // A single word is as wide as the line of the other words.
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

  /// The number of lines in a greedy layout of words, none of which is longer than `room`.
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
    // The title takes 9 characters of 8.5 units, though 14 fit.
    #expect(layOut(text, maxWidth: 119 + 32).size == Size(77 + 32, 44 + 4 + 20 + 32))
  }

  @Test("A callout with an image, or with a word that was broken, takes all of the width")
  func takesAll() {
    #expect(layOut(CalloutText(body: "Tap.", image: .init())).size.width == 320)
    #expect(layOut(CalloutText(body: "a Donaudampfschiff b"), maxWidth: 75 + 32).size.width == 75 + 32)
  }

  @Test("Set in the size that was found for it, a callout is as high as it was")
  func setsAgain() {
    let text = CalloutText(
      title: "Write your first mail", body: "Tap the pencil.\nYou can find all of your drafts here.",
      buttons: ["Not now", "Continue", "Show me how that is done in the settings"],
      image: .init(size: Size(200, 90)), progress: .init(words: "12 of 25"), hasClose: true)
    for width in 60...360 {
      let setting = TextSetting(locale: "en")
      let typesetter = CalloutTypesetter(text, in: setting, with: Typewriter())
      let size = typesetter.layOut(maxWidth: Double(width)).size
      #expect(typesetter.content(width: size.width).size == size)
    }
  }

  @Test("Title, body and a row of buttons stand above each other")
  func column() {
    let layout = layOut(CalloutText(title: "Mail", body: "Tap.", buttons: ["Back", "Next"]))
    // Height: 22 + 4 + 20 + 14 + 36. Width: that of every bubble with buttons.
    #expect(layout.size == Size(232, 96 + 32))
    #expect(!layout.areButtonsStacked)
  }

  @Test("With buttons a callout is 232 wide, or as wide as it may be if that is less")
  func leastWidth() {
    // Two buttons of 30 + 28 with a gap of 8.
    #expect(layOut(CalloutText(buttons: ["Back", "Next"]), maxWidth: 231.5).size.width == 231.5)
    #expect(layOut(CalloutText(buttons: ["Back", "Next"]), maxWidth: 232.5).size.width == 232)
    #expect(layOut(CalloutText(body: "Tap."), maxWidth: 300).size.width < 100)
  }

  @Test("Buttons too wide for a row are stacked")
  func stacks() {
    let layout = layOut(CalloutText(buttons: ["Not now", "Continue"]), maxWidth: 160)
    #expect(layout.areButtonsStacked)
    #expect(layout.size.height == 36 + 8 + 36 + 32)
  }

  private func column(
    _ buttons: [String], body: String? = nil, width: Double = 120, size: TextSize = .large, platform: String? = nil,
    _ change: (inout TourTheme) -> Void = { _ in }
  ) -> TourContent {
    var theme = TourTheme.standard
    change(&theme)
    let setting = TextSetting(locale: "en", size: size, metrics: CalloutMetrics(platform: platform, theme: theme))
    return CalloutTypesetter(CalloutText(body: body, buttons: buttons), in: setting, with: Typewriter())
      .content(width: width)
  }

  @Test("Of buttons above each other the areas that are touched do not meet, 44 or on Android 48 high")
  func touchedAreas() {
    func tops(_ callout: TourContent) -> [Double] { callout.parts.map(\.frame.y) + [callout.size.height] }
    #expect(tops(column(["Not now", "Continue"])) == [16, 60, 112])
    #expect(tops(column(["Not now", "Continue"], platform: "android")) == [16, 64, 116])
    // Buttons as high as their hit area need only the gap between them.
    #expect(tops(column(["Not now", "Continue"]) { $0.measures.buttonHeight = 50 }) == [16, 74, 140])
    #expect(tops(column(["Not now", "Continue"]) { $0.measures.buttonGap = 20 }) == [16, 72, 124])
    #expect(tops(column(["Not now", "Continue"]) { $0.measures.buttonHeight = 20 }) == [16, 60, 96])
  }

  @Test("The areas that are touched keep off what is above them, and do not leave the callout")
  func touchedAreasInside() {
    let tight = column(["OK"], body: "b") { theme in
      (theme.measures.padding, theme.measures.sectionGap) = (0, 0)
    }
    #expect(tight.parts.map(\.frame.y) == [0, 24] && tight.size.height == 64)
    let alone = column(["OK", "Go"], width: 60) { $0.measures.padding = 1 }
    #expect(alone.parts.map(\.frame.y) == [4, 48] && alone.size.height == 88)
    #expect(alone.parts.map(\.frame.height) == [36, 36])
  }

  @Test("A button is never narrower than a finger, and keeps its room above and below its words at every text size")
  func buttonSizes() {
    #expect(column(["i"]).parts[0].frame.width == 44)
    #expect(column(["i"], platform: "android").parts[0].frame.width == 48)
    #expect(column(["Hi"]) { $0.measures.buttonPadding = 30 }.parts[0].frame.width == 75)
    // One line of 37 at accessibility2, two lines of 20; each plus 16 above and below.
    #expect(column(["Hi"], width: 400, size: .named(.accessibility2)).parts[0].frame.height == 53)
    #expect(column(["Not now"], width: 104) { $0.button.size = 20 }.parts[0].frame.height == 56)
    #expect(column(["Hi"]) { $0.measures.buttonHeight = 0 }.parts[0].frame.height == 20)
  }

  @Test("Fonts, lines and gaps are the theme's")
  func themed() {
    var theme = TourTheme.standard
    (theme.title.size, theme.title.line, theme.body.size, theme.body.line) = (20, 30, 30, 32.5)
    (theme.measures.padding, theme.measures.titleGap, theme.measures.sectionGap) = (10, 7, 50)
    let setting = TextSetting(locale: "en", metrics: CalloutMetrics(theme: theme))
    let set = CalloutTypesetter(
      CalloutText(title: "Mail", body: "Tap.", buttons: ["Go"]), in: setting, with: Typewriter()
    ).content(width: 200)
    #expect(set.parts.map(\.frame.y) == [10, 47, 129.5] && set.size.height == 175.5)
    // Other text sizes scale by the table; line heights are whole units.
    #expect(TextSize.named(.xxxLarge).font(.title, base: CalloutMetrics(theme: theme).title) == (20.0 * 23 / 17, 40))
    #expect(TextSize.scaled(2).font(.body, base: CalloutMetrics(theme: theme).body) == (60, 65))
    #expect(TextSize.large.font(.body, base: CalloutMetrics(theme: theme).body) == (30, 32.5))
  }

  @Test("Large text makes lines higher, and words that wrap")
  func accessibilitySizes() {
    let text = CalloutText(body: "Tap here to start.")
    #expect(layOut(text).size.height == 20 + 32)
    // 18 · 18 = 324, but only 288 fit.
    #expect(layOut(text, size: .named(.accessibility3)).size.height == 2 * 43 + 32)
  }

  @Test("A word wider than the line is broken and named")
  func brokenWord() {
    let layout = layOut(CalloutText(body: "a Donaudampfschiff b"), maxWidth: 75 + 32)
    #expect(layout.bodyLines == 3)
    #expect(layout.brokenWord == .init(role: .body, index: 0, word: "Donaudampfschiff", width: 120))
  }

  @Test("A broken word's line leaves room for the cross, and for a button's padding")
  func besideBrokenWord() {
    // 10 · 8.5 = 85, but the close button leaves only 76 of 102.
    let title = layOut(CalloutText(title: "Donaudampf", hasClose: true), maxWidth: 102 + 32)
    #expect(title.brokenWord == .init(role: .title, index: 0, word: "Donaudampf", width: 85, beside: 26))
    // The same in a callout that is narrower than the close button's reserve.
    let narrow = layOut(CalloutText(title: "Donau", hasClose: true), maxWidth: 20 + 32)
    #expect(narrow.brokenWord?.beside == 26)
    // 10 · 7.5 = 75, plus a padding of 28.
    let button = layOut(CalloutText(title: "One", buttons: ["Donaudampf"]), maxWidth: 90 + 32)
    #expect(button.brokenWord == .init(role: .button, index: 0, word: "Donaudampf", width: 75, beside: 28))
    #expect(layOut(CalloutText(body: "Donaudampf", hasClose: true), maxWidth: 101 + 32).brokenWord == nil)
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
