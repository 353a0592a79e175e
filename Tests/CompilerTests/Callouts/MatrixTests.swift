import TestSupport
import Testing
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

@testable import TutorialCompiler

/// `matrix`: callouts at several text sizes, and the messages about languages and text sizes without a capture.
@Suite struct MatrixTests {
  /// - Parameters:
  ///   - snapshots: the traits of each variant, in flow style.
  ///   - head: further keys of the manifest, each on a line.
  private func compile(
    _ snapshots: [String], head: String = "", locales: [String]? = nil, strings: [String] = ["de"],
    matrix: ConfigurationMatrix? = nil, variants: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> Analysis {
    var options = CompileOptions()
    options.locales = locales
    options.matrix = matrix
    options.isVariantWanted = variants
    var files = [
      "t.tutorial.yaml": """
      tutorial: t
      layout: t.layout.yaml
      strings: strings/{locale}.yaml
      steps: [{ id: s, target: a, callout: { body: Hello }, advance: { tap: target } }]
      """,
      "t.layout.yaml":
        "\(head)\nsnapshots:\n"
        + snapshots.enumerated().map { place, traits in
          "  - { screen: home, variant: v\(place), traits: {\(traits)}, display: { size: [400, 800] }, "
            + "elements: [{ id: a, frame: [175, 375, 50, 50] }] }\n"
        }.joined(),
    ]
    for locale in strings { files["strings/\(locale).yaml"] = "steps: { s: { callout: { body: Hallo } } }\n" }
    return Compiler(world: MemoryWorld(files), options: options).compile("t.tutorial.yaml")
  }

  private func said(_ analysis: Analysis) -> [String] {
    analysis.diagnostics.map { diagnostic in
      (["\(diagnostic.severity) \(diagnostic.id.rawValue): \(diagnostic.message)"] + diagnostic.notes.map(\.message))
        .joined(separator: " | ")
    }
  }

  // MARK: Layouts

  @Test func calloutsAreLaidOutAtEachTextSizeInEachLanguage() throws {
    let tour = try #require(
      compile(["locale: en"], head: "matrix: { textSize: [accessibility2, small, 100%, 2] }").tour)
    let variant = try #require(tour.variants.first)
    #expect(variant.textSizes.all.map(\.name) == ["small", "large", "accessibility2"])
    #expect(variant.textSizes.all.map(\.value) == [0.866667, 1, 2])
    let callout = try #require(variant.steps.first?.callout)
    #expect(callout.layouts.all.map(\.name) == ["en", "de"])
    #expect(callout.sizes.all.map(\.name) == ["en", "de"])
    #expect(
      callout.sizes.all.map { $0.value.all.map(\.name) } == [
        ["small", "accessibility2"], ["small", "accessibility2"],
      ])
    // A line of the body: 18, 20 and 37 high, with a padding of 16.
    #expect(callout.sizes["en"]?["small"]?.frame.height == 50)
    #expect(callout.layouts["en"]?.frame.height == 52)
    #expect(callout.sizes["de"]?["accessibility2"]?.frame.height == 69)
  }

  @Test func theProjectsMatrixHoldsWhereAManifestHasNoneKeyByKey() throws {
    var project = ConfigurationMatrix()
    project.textSizes = ["accessibility5"]
    func names(_ head: String) -> [String]? {
      compile(["locale: en"], head: head, matrix: project).tour?.variants.first?.textSizes.all.map(\.name)
    }
    #expect(names("") == ["large", "accessibility5"])
    #expect(names("matrix: { locale: de }") == ["large", "accessibility5"])
    #expect(names("matrix: { textSize: 1.5 }") == ["large", "1.5"])
  }

  @Test func anotherCaptureTakesTheTextSizesThatItIsNearerTo() throws {
    let tour = try #require(
      compile(
        ["locale: en", "locale: en, textSize: accessibility3"], head: "matrix: { textSize: [xLarge, accessibility2] }"
      )
      .tour)
    // Devices get 2.4 from √2.4 = 1.549 on. Those up to 1.133, and those from 1.134 to 1.549, are left to 1.
    #expect(
      tour.variants.map { $0.steps.first?.callout?.sizes["en"]?.all.map(\.name) ?? [] }
        == [["xLarge", "accessibility2"], ["accessibility2"]])
    let third = try #require(
      compile(
        ["locale: en", "locale: en, textSize: xLarge"], head: "matrix: { textSize: [accessibility2, accessibility3] }"
      )
      .tour)
    #expect(
      third.variants.map { $0.steps.first?.callout?.sizes["en"]?.all.map(\.name) ?? [] }
        == [["accessibility2"], ["accessibility2", "accessibility3"]])
  }

  @Test(arguments: [
    ("matrix: { textSize: 1️⃣huge1️⃣ }", "value-out-of-range"), ("matrix: { locale: 1️⃣english!1️⃣ }", "value-out-of-range"),
    ("matrix: { locale: { 1️⃣en: de1️⃣ } }", "wrong-type"), ("matrix: { 1️⃣textsize1️⃣: large }", "unknown-key"),
    ("matrix: { textSize: 1️⃣[\((1...25).map { "1.\($0 + 10)" }.joined(separator: ", "))]1️⃣ }", "limit-exceeded"),
  ]) func whatIsNoMatrixIsSaidAtItsPlace(head: String, id: String) {
    let marked = MarkedText("\(head)\nsnapshots: []\n", path: "t.layout.yaml")
    var world = MemoryWorld(["t.tutorial.yaml": "tutorial: t\nlayout: t.layout.yaml\nsteps: [{ callout: a }]"])
    world.files["t.layout.yaml"] = marked.source.bytes
    let found = Compiler(world: world).compile("t.tutorial.yaml").diagnostics.filter { $0.id != .missingSnapshot }
    #expect(found.map(\.id.rawValue) == [id])
    if id != "wrong-type" { #expect(found.map(\.primary) == [marked.span()]) }
  }

  // MARK: Unproven settings

  @Test func withoutAPromiseNothingIsSaid() {
    #expect(said(compile(["locale: en"])) == [])
    #expect(said(compile([""])) == [])
  }

  @Test func aPromisedLanguageThatNobodyCapturedIsSaidOnce() {
    #expect(
      said(
        compile(
          ["locale: en-US", "locale: en-GB, idiom: tablet"], locales: ["en", "de", "fr"], strings: ["de", "fr"]))
        == [
          "warning unproven-locale: no layout shows the screens in \"de\", \"fr\""
            + " | a device in \"de\" uses \"v0\", \"v1\", captured in en-US, en-GB"
            + " | a device in \"fr\" uses \"v0\", \"v1\", captured in en-US, en-GB"
            + " | to prove it, add a snapshot: `{ extends: home/v0, variant: v0-de, traits: { locale: de } }`"
            + " | if everything lies as it was captured, say so in the layout: `matrix: { locale: [de, fr] }`"
        ])
  }

  @Test func whatWasCapturedIsProven() {
    #expect(said(compile(["locale: en-US", "locale: de-AT"], locales: ["en", "de"])) == [])
  }

  @Test func oneOfSeveralDevicesIsNotEnough() {
    #expect(
      said(
        compile(
          ["locale: en, idiom: phone", "locale: de, idiom: phone", "locale: en, idiom: tablet"], locales: ["en", "de"]))
        == [
          "warning unproven-locale: not every layout shows the screens in \"de\""
            + " | a device in \"de\" uses \"v2\", captured in en"
            + " | to prove it, add a snapshot: `{ extends: home/v2, variant: v2-de, traits: { locale: de } }`"
            + " | if everything lies as it was captured, say so in the layout: `matrix: { locale: [de] }`"
        ])
  }

  @Test func aMatrixThatServesTheLanguageMakesItANote() {
    let found = compile(["locale: en"], head: "matrix: { locale: [en, de] }", locales: ["en", "de"]).diagnostics
    #expect(found.map(\.id) == [.unprovenLocale])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func whatIsWrittenFromTheOtherSideIsServedByNoMatrix() {
    #expect(
      said(compile(["locale: en"], head: "matrix: { locale: [ar] }", strings: ["ar"])) == [
        "warning unproven-locale: no layout shows the screens in \"ar\""
          + " | a device in \"ar\" uses \"v0\", captured in en"
          + " | to prove it, add a snapshot: `{ extends: home/v0, variant: v0-ar, traits: { locale: ar } }`"
          + " | lines begin at the other side in \"ar\": everything placed by `leading` and `trailing` is mirrored there automatically"
      ])
  }

  @Test func aPromisedTextSizeThatNobodyCapturedIsANote() {
    #expect(
      said(compile(["locale: en", "locale: en, textSize: 2"], head: "matrix: { textSize: [large, 1.5, 2, 3] }")) == [
        "note unproven-text-size: no layout shows the screens at text size \"1.5\", \"3\""
          + " | callouts are laid out at this size, around targets that were captured at \"large\", \"2\""
          + " | to prove it, add a snapshot: `{ extends: home/v0, variant: v0-1.5, traits: { textSize: 1.5 } }`"
      ])
  }

  @Test func whereOnlySomeVariantsAreCompiledNothingIsSaid() {
    #expect(said(compile(["locale: en", "locale: de"], locales: ["en", "de"]) { $0 == "v0" }) == [])
  }

  @Test func whatIsWrongAtATextSizeSaysAtWhich() {
    var project = ConfigurationMatrix()
    project.textSizes = ["5"]
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    var options = CompileOptions()
    options.matrix = project
    let screens = Screens(
      steps: "  - { target: a, callout: 1️⃣\(words)1️⃣ }", elements: "      - { id: a, frame: [0, 300, 400, 100] }",
      options: options)
    #expect(screens.findings(.calloutDoesNotFit).map(\.primary) == [screens.tutorial.span()])
    #expect(screens.findings(.calloutDoesNotFit).first?.notes.last?.message == "in en at 5")
  }

  // MARK: Coverage

  @Test func coverageSaysWhatWasCapturedAndLaidOut() {
    let found = compile(
      ["locale: en", "locale: de, textSize: 2"], head: "matrix: { textSize: [large, 2] }", locales: ["en", "de", "fr"])
    let rows = found.settings.map { row in
      "\(row.locale) \(row.textSize): \(row.isCaptured) \(row.isLaidOut) \(row.isProven)"
    }
    // A person who reads French is shown English and gets its captures.
    #expect(
      rows == [
        "en large: true true true", "en 2: false true false", "de large: false true false", "de 2: true true true",
        "fr large: false false false", "fr 2: false false false",
      ])
    #expect(found.settings[1].captures == [.init(locale: "en", textSize: "large", variants: ["v0"])])
    #expect(found.settings[5].layouts == [.init(locale: "en", textSize: "2", variants: ["v0"])])
  }
}
