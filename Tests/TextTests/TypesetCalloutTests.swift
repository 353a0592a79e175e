import Testing
import TutorialGeometry
import TutorialMarkup

@testable import TutorialText

/// Words in their lines. Every scalar is half as wide as the font is large: 7.5 in a body, 8.5 in titles and buttons.
@Suite struct SetCalloutTests {
  private struct Typewriter: TextMeasurer {
    func measure(_ run: TextRun) -> MeasuredRun {
      MeasuredRun(advances: run.scalars.map { _ in run.fontSize / 2 }, isExact: true)
    }
  }

  private func set(_ text: CalloutText, width: Double, isRightToLeft: Bool = false) -> TypesetCallout {
    let setting = TextSetting(locale: "en", isRightToLeft: isRightToLeft)
    return CalloutTypesetter(text, in: setting, with: Typewriter()).set(width: width)
  }

  @Test("Lines end where the text breaks, without the space there; line feeds leave nothing behind")
  func lines() {
    let callout = set(CalloutText(body: "one two three\nfour\n\nDonaudampf"), width: 32 + 8 * 7.5)
    #expect(callout.blocks.map(\.role) == [.body])
    #expect(callout.blocks[0].lines.map(\.string) == ["one two", "three", "four", "", "Donaudam", "pf"])
    #expect(callout.blocks[0].frame == Rect(16, 16, 60, 120))
    #expect(callout.height == 152)
  }

  @Test("No short word is left alone in the last line; spaces at the ends of lines do not count")
  func even() {
    let callout = set(CalloutText(body: "aaaa bbbb cccc   d"), width: 32 + 16 * 7.5)
    #expect(callout.blocks[0].lines.map(\.string) == ["aaaa bbbb", "cccc   d"])
    // Each paragraph for itself.
    let two = set(CalloutText(body: "aa bb cc\naaaa bbbb cccc d"), width: 32 + 15 * 7.5)
    #expect(two.blocks[0].lines.map(\.string) == ["aa bb cc", "aaaa bbbb", "cccc d"])
  }

  @Test("Strong words stay strong in their line")
  func strong() {
    let lines = set(CalloutText(body: "a **b c** d"), width: 32 + 3 * 7.5).blocks[0].lines
    #expect(lines.map(\.string) == ["a b", "c d"])
    #expect(lines.map(\.isStrong) == [[false, false, true], [true, false, false]])
  }

  @Test("Image, title, body and buttons stand below each other; a row of buttons at the end")
  func blocks() {
    let text = CalloutText(title: "Mail", body: "Tap.", buttons: ["Back", "Next"], hasImage: true)
    let callout = set(text, width: 320 + 32)
    #expect(callout.blocks.map(\.role) == [nil, .title, .body, .button, .button])
    #expect(
      callout.blocks.map(\.frame) == [
        Rect(16, 16, 320, 180), Rect(16, 210, 320, 22), Rect(16, 236, 320, 20), Rect(212, 270, 58, 36),
        Rect(278, 270, 58, 36),
      ])
    #expect(callout.height == 322)
    #expect(
      callout.height
        == CalloutTypesetter(text, in: TextSetting(locale: "en"), with: Typewriter()).layOut(maxWidth: 352).size.height)
  }

  @Test("From right to left a row of buttons is mirrored")
  func mirrored() {
    let callout = set(CalloutText(body: "b", buttons: ["Back", "Next"]), width: 320 + 32, isRightToLeft: true)
    #expect(callout.blocks.map(\.frame.x) == [16, 82, 16])
  }

  @Test("Buttons that are too wide for a row are as wide as the content")
  func stacked() {
    let callout = set(CalloutText(buttons: ["Back", "Next"]), width: 32 + 100)
    #expect(callout.blocks.map(\.frame) == [Rect(16, 16, 100, 36), Rect(16, 60, 100, 36)])
  }

  @Test("A soft hyphen shows only where a line ends")
  func softHyphens() {
    let callout = set(CalloutText(body: "un\u{AD}be\u{AD}kannt  xy"), width: 60 + 32)
    #expect(callout.blocks[0].lines.map(\.string) == ["unbe-", "kannt", "xy"])
  }

  @Test("Chinese breaks before an opening quotation mark, but not after a letter: it is a bracket, and not a wide one")
  func chineseQuotation() {
    func lines(_ text: String) -> [String] {
      CalloutTypesetter(CalloutText(body: text), in: TextSetting(locale: "zh-Hans"), with: Typewriter())
        .set(width: 32 + 3 * 7.5).blocks[0].lines.map(\.string)
    }
    #expect(lines("标件“置”") == ["标件", "“置”"])
    #expect(lines("标F“置") == ["标", "F“置"])
  }
}
