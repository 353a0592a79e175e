import Testing

@testable import TutorialText
import TutorialTour

@Suite struct TextSizeTests {
  @Test(
    "A text size has the names of SwiftUI and UIKit, or is a factor",
    arguments: [
      ("large", TextSize.named(.large)), ("accessibility3", .named(.accessibility3)),
      ("extraExtraLarge", .named(.xxLarge)), ("accessibilityMedium", .named(.accessibility1)), ("1.3", .scaled(1.3)),
      ("0.25", .scaled(0.25)), ("5", .scaled(5)), ("500%", .scaled(5)),
      ("200%", .scaled(2)), ("UICTContentSizeCategoryL", .named(.large)),
      ("UICTContentSizeCategoryAccessibilityXL", .named(.accessibility3)),
    ])
  func names(trait: String, expected: TextSize) {
    #expect(TextSize(trait: trait) == expected)
  }

  @Test(
    "A malformed text size is refused",
    arguments: ["", "huge", "0", "-1", "nan", "inf", "6", "5.01", "0.24", "%", "LARGE"])
  func unknown(trait: String) {
    #expect(TextSize(trait: trait) == nil)
  }

  @Test("Each size is larger than the one before it, its lines are no lower, and higher than its letters")
  func grows() {
    for role in TextRole.allCases {
      var last = (size: 0.0, line: 0.0)
      for name in TextSize.Name.allCases {
        let font = TextSize.named(name).font(role, base: CalloutMetrics()[role])
        #expect(font.size > last.size && font.line >= last.line && font.line > font.size)
        last = font
      }
    }
  }

  @Test("A factor multiplies the standard sizes")
  func scaled() {
    #expect(TextSize.scaled(2).font(.body, base: CalloutMetrics().body) == (30, 40))
  }
}
