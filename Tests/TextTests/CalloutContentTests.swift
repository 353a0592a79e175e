import Testing
import TutorialGeometry
import TutorialTour

@testable import TutorialText

/// Tests the laid-out contents of callouts.
///
/// Every scalar is half an em wide: 7.5 units in a body, 8.5 in titles and buttons.
@Suite struct CalloutContentTests {
  private struct Typewriter: TextMeasurer {
    func measure(_ run: TextRun) -> MeasuredRun {
      MeasuredRun(advances: run.scalars.map { _ in run.fontSize / 2 }, isExact: true)
    }
  }

  private func set(_ text: CalloutText, width: Double, isRightToLeft: Bool = false) -> TourContent {
    let setting = TextSetting(locale: "en", isRightToLeft: isRightToLeft)
    return CalloutTypesetter(text, in: setting, with: Typewriter()).content(width: width)
  }

  private func layOut(_ text: CalloutText) -> TypesetCallout {
    CalloutTypesetter(text, in: TextSetting(locale: "en"), with: Typewriter()).layOut(maxWidth: 352)
  }

  @Test("Lines end where the text breaks, without the space there; line feeds leave nothing behind")
  func lines() {
    let callout = set(CalloutText(body: "one two three\nfour\n\nDonaudampf"), width: 32 + 8 * 7.5)
    #expect(callout.parts.map(\.role) == [.body])
    #expect(callout.lines == ["one two", "three", "four", "", "Donaudam", "pf"])
    #expect(callout.parts[0].frame == Rect(16, 16, 60, 120))
    #expect(callout.size.height == 152)
  }

  @Test("No short word is left alone in the last line; spaces at the ends of lines do not count")
  func even() {
    let callout = set(CalloutText(body: "aaaa bbbb cccc   d"), width: 32 + 16 * 7.5)
    #expect(callout.lines == ["aaaa bbbb", "cccc   d"])
    // Each paragraph is balanced by itself.
    let two = set(CalloutText(body: "aa bb cc\naaaa bbbb cccc d"), width: 32 + 15 * 7.5)
    #expect(two.lines == ["aa bb cc", "aaaa bbbb", "cccc d"])
  }

  @Test("Strong words stay strong in their line")
  func strong() {
    let lines = set(CalloutText(body: "a **b c** d"), width: 32 + 3 * 7.5).parts[0].lines
    #expect(
      lines == [
        .init(width: 22.5, runs: [.init("a "), .init("b", isStrong: true)]),
        .init(width: 22.5, runs: [.init("c", isStrong: true), .init(" d")]),
      ])
  }

  @Test("Image, title, body and buttons stand below each other; a row of buttons at the end")
  func blocks() {
    let text = CalloutText(title: "Mail", body: "Tap.", buttons: ["Back", "Next"], image: .init())
    let callout = set(text, width: 320 + 32)
    #expect(callout.parts.map(\.role) == [.image, .title, .body, .button, .button])
    #expect(
      callout.parts.map(\.frame) == [
        Rect(16, 16, 320, 180), Rect(16, 210, 320, 22), Rect(16, 236, 320, 20), Rect(212, 270, 58, 36),
        Rect(278, 270, 58, 36),
      ])
    #expect(callout.size.height == 322)
    #expect(
      callout.size.height
        == CalloutTypesetter(text, in: TextSetting(locale: "en"), with: Typewriter()).layOut(maxWidth: 352).size.height)
  }

  @Test("From right to left a row of buttons is mirrored")
  func mirrored() {
    let callout = set(CalloutText(body: "b", buttons: ["Back", "Next"]), width: 320 + 32, isRightToLeft: true)
    #expect(callout.parts.map(\.frame.x) == [16, 82, 16])
  }

  @Test("Buttons that are too wide for a row are as wide as the content")
  func stacked() {
    let callout = set(CalloutText(buttons: ["Back", "Next"]), width: 32 + 100)
    #expect(callout.parts.map(\.frame) == [Rect(16, 16, 100, 36), Rect(16, 60, 100, 36)])
  }

  @Test("The cross stands in the corner where lines end, and the first words leave it free")
  func close() {
    let text = CalloutText(title: "Mail", body: "Tap here.", hasClose: true)
    let callout = set(text, width: 232)
    #expect(callout.parts.map(\.role) == [.title, .body, .close])
    #expect(callout.parts.map(\.frame) == [Rect(16, 16, 174, 22), Rect(16, 42, 200, 20), Rect(198, 10, 24, 24)])
    #expect(callout.parts[2].touch == Rect(188, 0, 44, 44))
    let mirrored = set(text, width: 232, isRightToLeft: true)
    #expect(mirrored.parts.map(\.frame) == [Rect(42, 16, 174, 22), Rect(16, 42, 200, 20), Rect(10, 10, 24, 24)])
    // A callout with only a close button has room for its hit area.
    #expect(layOut(CalloutText(hasClose: true)).size == Size(44, 44))
    #expect(layOut(CalloutText(body: "a", hasClose: true)).size == Size(16 + 8 + 26 + 16, 52))
  }

  @Test("The touch areas of buttons keep off the cross, and over an image the cross takes no room")
  func closeAndOthers() {
    let alone = set(CalloutText(buttons: ["Next"], hasClose: true), width: 232)
    #expect(alone.parts.map(\.touch) == [Rect(158, 44, 58, 44), Rect(188, 0, 44, 44)])
    var metrics = CalloutMetrics()
    metrics.theme.padding = 2
    let narrow = CalloutTypesetter(
      CalloutText(buttons: ["Next"], hasClose: true), in: TextSetting(locale: "en", metrics: metrics),
      with: Typewriter())
    #expect(narrow.content(width: 232).size.height == 44 + 44)
    let image = set(CalloutText(title: "Mail", image: .init(), hasClose: true), width: 232)
    #expect(image.parts.map(\.frame) == [Rect(16, 16, 200, 112.5), Rect(16, 142.5, 200, 22), Rect(198, 10, 24, 24)])
  }

  @Test("An image is as large as it is said to be, in the middle; narrower callouts shrink it in proportion")
  func images() {
    let text = CalloutText(title: "Mail", image: .init(size: Size(100, 50)))
    #expect(layOut(text).size == Size(132, 50 + 14 + 22 + 32))
    #expect(set(text, width: 232).parts[0].frame == Rect(66, 16, 100, 50))
    #expect(set(text, width: 82).parts[0].frame == Rect(16, 16, 50, 25))
  }

  @Test("Progress stands at the start of the buttons' row where there is room, else above them")
  func progress() {
    let text = CalloutText(body: "Tap.", buttons: ["Next"], progress: .init(words: "1 of 3"))
    let wide = set(text, width: 232)
    #expect(wide.parts.map(\.role) == [.body, .progress, .button])
    #expect(wide.parts.map(\.frame) == [Rect(16, 16, 200, 20), Rect(16, 59, 39, 18), Rect(158, 50, 58, 36)])
    #expect(wide.parts[1].lines == [.init(width: 39, runs: [.init("1 of 3")])])
    let narrow = set(text, width: 32 + 100)
    #expect(narrow.parts.map(\.frame) == [Rect(16, 16, 100, 20), Rect(16, 50, 39, 18), Rect(58, 76, 58, 36)])
    let alone = set(CalloutText(body: "Tap.", progress: .init(words: "1 of 3")), width: 232)
    #expect(alone.parts[1].frame == Rect(16, 50, 39, 18))
  }

  @Test("Dots: the one of the step is longer")
  func dots() {
    let dots = TourContent.Dots(number: 2, total: 3)
    let text = CalloutText(body: "Tap.", buttons: ["Next"], progress: .init(words: "", dots: dots))
    let part = set(text, width: 232).parts[1]
    #expect(part == .init(role: .progress, frame: Rect(16, 65, 40, 6), dots: dots))
    #expect(set(text, width: 232, isRightToLeft: true).parts[1].frame == Rect(176, 65, 40, 6))
  }

  @Test("At the sides, what the system takes of a callout stays free")
  func insets() {
    let setting = TextSetting(locale: "en")
    let content = CalloutTypesetter(CalloutText(body: "Tap.", hasClose: true), in: setting, with: Typewriter())
      .content(width: 400, insets: EdgeInsets(top: 0, right: 40, bottom: 20, left: 30))
    #expect(content.parts.map(\.frame) == [Rect(46, 16, 272, 20), Rect(326, 10, 24, 24)])
    #expect(content.size == Size(400, 52))
  }

  @Test("A soft hyphen shows only where a line ends")
  func softHyphens() {
    let callout = set(CalloutText(body: "un\u{AD}be\u{AD}kannt  xy"), width: 60 + 32)
    #expect(callout.lines == ["unbe-", "kannt", "xy"])
  }

  @Test("Chinese breaks before an opening quotation mark, but not after a letter: it is a bracket, and not a wide one")
  func chineseQuotation() {
    func lines(_ text: String) -> [String] {
      CalloutTypesetter(CalloutText(body: text), in: TextSetting(locale: "zh-Hans"), with: Typewriter())
        .content(width: 32 + 3 * 7.5).lines
    }
    #expect(lines("标件“置”") == ["标件", "“置”"])
    #expect(lines("标F“置") == ["标", "F“置"])
  }
}

extension TourContent {
  /// The lines of the first part.
  fileprivate var lines: [String] { (parts.first?.lines ?? []).map(\.text) }
}
