import Foundation
import Testing

@testable import tutorialc

@Suite("The built-in importers, out of process")
struct SameLayoutsTests {
  /// The folder of dumps, one of each format, which isn't part of the tests' bundles.
  private static let dumps = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus/importers")

  @Test(
    "they give the same bytes and words as within",
    arguments: [
      ("appium-android", "appium-android.xml"), ("detox", "detox-android.xml"), ("detox", "detox-ios.xml"),
      ("idb-axe", "idb-axe.json"), ("maestro", "maestro-studio.json"), ("maestro", "maestro.json"),
      ("playwright-aria", "playwright-aria.yml"), ("uiautomator", "uiautomator.xml"), ("uiautomator", "utf-16.xml"),
      ("wda", "wda.xml"), ("wda", "answer.json"), ("xcui-snapshot", "xcui-snapshot.json"),
    ])
  func same(importer: String, dump: String) async throws {
    let folder = try TemporaryFolder()
    let runner = try Tutorialc.executable.deletingLastPathComponent().appendingPathComponent("ImporterRunner").path
    try folder.write(
      "importers: { \(importer)-again: { command: [\"\(runner)\", \(importer)] } }\n", to: "tutorialc.yaml")
    let whole = [UInt8](try Data(contentsOf: Self.dumps.appendingPathComponent(dump)))
    let half = Array(whole.prefix(whole.count / 2))
    // A truncated file has diagnostics with places.
    for (part, more) in [(whole, []), (half, []), (half, ["--lenient"])] {
      try folder.write(part, to: dump)
      var said: [[String]] = []
      for name in [importer, "\(importer)-again"] {
        let outcome = try await Tutorialc(folder: folder).run(
          [
            "import", dump, "--from", name, "--allow-plugins", "--density", "420", "--scale", "3", "--trait",
            "locale=en", "--display", "1080x2400", "--safe-area", "1,2,3,4", "--variant", "phone",
          ] + more)
        said.append([
          "\(outcome.status)", outcome.error, outcome.output.replacing("\(importer)-again", with: importer),
        ])
      }
      #expect(said[0] == said[1])
      #expect(said[0][0] != "3")
    }
  }
}
