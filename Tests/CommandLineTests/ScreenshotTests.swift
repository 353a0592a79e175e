import Foundation
import Testing
import TutorialCompiler
import TutorialScreens

@testable import tutorialc

@Suite("Screenshots that layouts name")
struct ScreenshotTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(
      """
      tutorial: a
      layout: layouts/app.layout.yaml
      steps:
        - { id: one, target: send, callout: Tap it. }
        - { id: two, target: far, scroll: { align: end }, callout: Far. }

      """, to: "a.tutorial.yaml")
  }

  private func write(layout screenshot: String) throws {
    try folder.write(
      """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [390, 844] }
          screenshot: \(screenshot)
          spaces: [{ id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 390, 644] } }]
          elements:
            - { id: send, frame: [300, 760, 60, 44], label: Send }
            - { id: far, space: list, frame: [16, 800, 358, 80], label: Far }

      """, to: "layouts/app.layout.yaml")
  }

  /// The beginning of a PNG; the compiler reads no further.
  private static func png(_ width: UInt16, _ height: UInt16, fill: UInt8 = 0) -> Data {
    let size = [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + size + [fill])
  }

  private func put(_ data: Data, _ path: String) throws { try folder.write(Array(data), to: path) }

  private func build(_ rest: String...) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(
      ["build", "a.tutorial.yaml", "--emit", "svg", "--out", "o", "--diagnostics", "short"] + rest)
  }

  private func drawing(_ name: String = "a.storyboard.svg") throws -> String {
    try #require(folder.read("o/" + name))
  }

  @Test("a picture is drawn in place of boxes, but for a step that scrolls the screen, and its bytes are an input")
  func drawn() async throws {
    try write(layout: "../pictures/home.png")
    try put(Self.png(780, 1688), "pictures/home.png")
    let first = try await build()
    #expect(first.status == 0 && !first.error.contains("warning"), "\(first.error)")
    let data = Self.png(780, 1688).base64EncodedString()
    #expect(try drawing().components(separatedBy: "data:image/png;base64,\(data)\"").count == 2)
    // Another picture under the same name; nothing else has changed.
    try put(Self.png(780, 1688, fill: 9), "pictures/home.png")
    let again = ["build", "a.tutorial.yaml", "--emit", "svg", "--out", "o"]
    let second = try await tutorialc.run(again)
    #expect(second.error == "1 tutorial: 2 written, 0 unchanged in o\n")
    #expect(try !drawing().contains(data))
    let third = try await tutorialc.run(again)
    #expect(third.error == "1 tutorial: 0 written, 2 unchanged in o\n")
    // The scrolling step is drawn from the elements.
    try await without("screenshot")
    let boxes = try drawing()
    #expect(!boxes.contains("<image"))
  }

  private func without(_ option: String) async throws {
    try folder.write("emitters: { svg: { \(option): false } }\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", ".", "--out", "o")
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test("of two schemes the variant's is drawn")
  func schemes() async throws {
    try write(layout: "{ light: l.png, dark: d.png }\n    traits: { colorScheme: dark }")
    try put(Self.png(39, 84, fill: 1), "layouts/l.png")
    try put(Self.png(39, 84, fill: 2), "layouts/d.png")
    let outcome = try await build()
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try drawing("a.phone.svg").contains(Self.png(39, 84, fill: 2).base64EncodedString()))
  }

  @Test("a picture of another shape, or none, is warned of, and the screen is drawn from its elements")
  func unusable() async throws {
    try write(layout: "home.png")
    for data in [Self.png(800, 800), Self.png(0, 0), Data("<svg/>".utf8), Data()] {
      try put(data, "layouts/home.png")
      let outcome = try await build()
      #expect(outcome.status == 0)
      #expect(outcome.error.contains("layouts/app.layout.yaml:5:17: warning"), "\(outcome.error)")
      #expect(outcome.error.contains("[unusable-screenshot]"), "\(outcome.error)")
      #expect(try !drawing().contains("<image"))
    }
  }

  @Test("a missing file is an error where it is named, unless no emitter of the run shows it")
  func missing() async throws {
    try write(layout: "home.png")
    let outcome = try await build()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("layouts/app.layout.yaml:5:17: error"), "\(outcome.error)")
    #expect(outcome.error.contains("[missing-file]"), "\(outcome.error)")
    let check = try await tutorialc("check", ".", "--emit", "svg")
    #expect(check.status == 1)
    let plain = try await tutorialc("build", ".", "--emit", "json", "--out", "o")
    #expect(plain.status == 0, "\(plain.error)")
  }

  @Test("the depfile lists it")
  func depfile() async throws {
    try write(layout: "home.png")
    try put(Self.png(39, 84), "layouts/home.png")
    let outcome = try await build("--depfile", "d")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.read("d")?.contains("layouts/home.png") == true)
  }
}
