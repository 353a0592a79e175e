import TestSupport
import Testing
import TutorialGeometry
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage
import TutorialValues

@Suite("Cutouts, as written")
struct CutoutDecodingTests {
  private func cutout(_ keys: String) throws -> CutoutPartial {
    try #require(try stepPartial("cutout: { \(keys) }").cutout)
  }

  @Test(
    "Padding has five forms",
    arguments: [
      ("10", Padding.all(10)), ("-4.5", .all(-4.5)), ("[4, 8]", .sides(top: 4, right: 8, bottom: 4, left: 8)),
      ("[1, 2, 3, 4]", .sides(top: 1, right: 2, bottom: 3, left: 4)),
      ("{ top: 1, leading: 2, bottom: 3, trailing: 4 }", .directional(top: 1, leading: 2, bottom: 3, trailing: 4)),
      ("{ leading: 2 }", .directional(top: 0, leading: 2, bottom: 0, trailing: 0)),
    ])
  func padding(written: String, padding: Padding) throws {
    #expect(try cutout("padding: \(written)").padding?.value == padding)
  }

  @Test("Leading is right where text runs from right to left")
  func mirrored() {
    let padding = Padding.directional(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(padding.edges(rightToLeft: false) == EdgeInsets(top: 1, right: 4, bottom: 3, left: 2))
    #expect(padding.edges(rightToLeft: true) == EdgeInsets(top: 1, right: 2, bottom: 3, left: 4))
  }

  @Test("A radius is one number or four")
  func radius() throws {
    #expect(try cutout("radius: 12").radius?.value == CornerRadii(12))
    #expect(
      try cutout("radius: [1, 2, 3, 4]").radius?.value
        == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
  }

  @Test("Words are decoded")
  func words() throws {
    let cutout = try cutout(
      "shape: capsule, size: [40, 20], at: topTrailing, corners: continuous, fit: inscribe, combine: union, clip: none")
    #expect(cutout.shape?.value == .named(.capsule))
    #expect(cutout.size?.value == Size(40, 20))
    #expect(cutout.at?.value == .topTrailing)
    #expect(cutout.corners?.value == .continuous)
    #expect(cutout.fit?.value == .inscribe)
    #expect(cutout.combine?.value == .union)
    #expect(cutout.clip?.value == CutoutClip.none)
  }

  @Test("A missing key is nil, and has a default")
  func defaults() throws {
    let cutout = try cutout("")
    #expect(cutout.clip == nil && cutout.padding == nil && cutout.radius == nil)
    #expect(cutout.paddingOrDefault == .all(8))
    #expect(cutout.clipOrDefault == .visible)
  }

  @Test("A list of three is no padding")
  func wrongPadding() {
    let text = stepText("cutout: { padding: 1️⃣[1, 2, 3]1️⃣ }")
    #expect(
      findings(text) == [
        wrongType(
          "a list",
          expected:
            "a number, [vertical, horizontal], [top, right, bottom, left] or { top, leading, bottom, trailing }",
          at: text.span())
      ])
  }

  @Test("Coordinates have a limit")
  func tooLarge() {
    let text = stepText("cutout: { padding: 1️⃣2e71️⃣ }")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "the cutout's padding is 2e7, outside -10000000 to 10000000", at: text.span())
      ])
  }

  @Test("A radius is not negative", arguments: ["-1", "[0, 0, -1, 0]"])
  func negativeRadius(written: String) {
    let marked = written.replacing("-1", with: "1️⃣-11️⃣")
    let text = stepText("cutout: { radius: \(marked) }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the cutout's radius is -1, outside 0 to 10000000", at: text.span())
      ])
  }

  @Test("A size has an area")
  func emptySize() {
    let text = stepText("cutout: { size: [10, 1️⃣01️⃣] }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the cutout's size is 0, it must be greater than 0", at: text.span())
      ])
  }

  private func pathText(_ written: String) -> MarkedText {
    MarkedText(
      "tutorial: t\nsteps:\n- target: a\n  cutout:\n   shape:\n    path: \(written)\n    viewBox: [0, 0, 10, 10]\n")
  }

  @Test(
    "A wrong character of a path is marked itself, however the path is written",
    arguments: [
      "M0 0H10V1️⃣X1️⃣0Z", "\"M0 0H10V1️⃣X1️⃣0Z\"", "'M0 0H10V1️⃣X1️⃣0Z'", "M0 0\n      H10\n\n      V1️⃣X1️⃣0 Z",
      "\"M0\\x200H\\\n      10V\n      1️⃣X1️⃣0Z\"", "\"M0 0H10V1️⃣\\u00581️⃣0Z\"", "'M0 0\n      H10V1️⃣X1️⃣0Z'",
      "&notch M0 0H10V1️⃣X1️⃣0Z", "!!str &notch \"M0 0H10V1️⃣X1️⃣0Z\"", ">-\n      M0 0\n      H10V1️⃣X1️⃣0Z",
      ">- # a notch\n      M0 0\n\n        H10V\n      1️⃣X1️⃣0Z", "|\n      M0 0\n      H10V1️⃣X1️⃣0Z",
    ])
  func wrongPath(written: String) {
    let text = pathText(written)
    #expect(
      findings(text) == [Diagnostic(.invalidPath, "\"X\" where V needs a number", at: text.span())])
  }

  @Test(
    "Other wrong characters of a path that is written otherwise are marked, too",
    arguments: [
      ("'M0 0\n      H1️⃣''1️⃣'", "\"'\" where H needs a number"), ("\"M0 0H1️⃣\\\"1️⃣\"", "\"\"\" where H needs a number"),
      ("\"M0 0H1️⃣\\u00e91️⃣\"", "\"é\" where H needs a number"),
      ("\"M0 0H1️⃣\\a1️⃣\"", "control character where H needs a number"),
      (">-\n      M0 0\n      H1️⃣é1️⃣", "\"é\" where H needs a number"),
      (">-\n      M0 0\n      H1️⃣", "path data ends where H needs a number"),
      ("|\n      M0 0\n      H-1️⃣\n      5", "control character where H needs a number"),
    ])
  func otherWrongPaths(written: String, message: String) {
    let text = pathText(written)
    #expect(findings(text) == [Diagnostic(.invalidPath, message, at: text.span())])
  }

  @Test("A path needs its view box")
  func noViewBox() {
    let text = stepText("cutout: { shape: { 1️⃣path1️⃣: M0 0H10V10Z } }")
    #expect(findings(text) == [Diagnostic(.missingKey, "a shape needs the key \"viewBox\"", at: text.span())])
  }

  @Test("A view box has an area")
  func emptyViewBox() {
    let text = stepText("cutout: { shape: { path: M0 0H10V10Z, viewBox: 1️⃣[0, 0, 10, 0]1️⃣ } }")
    #expect(findings(text) == [Diagnostic(.valueOutOfRange, "the view box has no area", at: text.span())])
  }

  @Test("A view box ends within the limit of coordinates")
  func wideViewBox() {
    let text = stepText("cutout: { shape: { path: M0 0H10V10Z, viewBox: 1️⃣[5, 0, 1e7, 10]1️⃣ } }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the view box reaches beyond -10000000 to 10000000", at: text.span())
      ])
  }

  @Test("Unknown keys and words get the nearest known one")
  func misspelt() {
    let text = stepText("cutout: { 1️⃣paddng1️⃣: 4, shape: 2️⃣cirle2️⃣ }")
    let named = NamedShape.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(
      findings(text) == [
        proposal(.unknownKey, "unknown key \"paddng\" in a cutout", at: text.span(1), nearest: "padding"),
        proposal(
          .valueOutOfRange, "the cutout's shape cannot be \"cirle\"", at: text.span(2), nearest: "circle",
          notes: [.init("it is one of auto, roundedRect, \(named), squircle")]),
      ])
  }
}
