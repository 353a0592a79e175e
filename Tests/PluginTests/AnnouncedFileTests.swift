import Testing
import TutorialPluginKit

@Suite struct AnnouncedFileTests {
  @Test func aNamedFileIsOnlyItself() {
    #expect(AnnouncedFile.named("a.json").announces("a.json"))
    #expect(!AnnouncedFile.named("a.json").announces("b.json"))
    #expect(AnnouncedFile.named("a.json").pattern == "a.json")
  }

  @Test(arguments: [
    ("a.phone.svg", true), ("a.phone.x.svg", true), ("a..svg", false), ("a.svg", false), ("a./x.svg", false),
    ("b.phone.svg", false), ("a.phone.png", false),
  ])
  func aFilePerVariantHasSomethingBetween(path: String, isAnnounced: Bool) {
    let announced = AnnouncedFile.perVariant(prefix: "a.", suffix: ".svg")
    #expect(announced.announces(path) == isAnnounced)
    #expect(announced.pattern == "a.VARIANT.svg")
  }

  @Test(arguments: [
    ("XCUIElementTypeButton", WireframeRole.button), ("android.widget.TextView", .text), ("UITextField", .field),
    ("tabBar", .bar), ("XCUIElementTypeTab", .tab), ("android.widget.EditText", .field), ("Switch", .control),
    ("UITableView", .container), ("UITableViewCell", .cell), ("android.widget.ImageButton", .button),
    ("android.widget.ImageView", .image), ("", .unknown), ("thing", .unknown),
  ])
  func wordsOfSourcesHaveRoles(type: String, role: WireframeRole) {
    #expect(WireframeRole(type: type) == role)
  }
}
