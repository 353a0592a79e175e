import Testing
import TutorialGeometry
import TutorialSession
import TutorialTour

@Suite("The content of a callout")
struct CalloutContentTests {
  private typealias Run = TourContent.Run
  private static let all = Set(TourProbes.Face.allCases)

  /// A session of a tour with some steps. The first one has a callout with a layout of 232 × 128.
  private func session(
    steps count: Int = 2, _ parts: [TourContent.Part] = [], device: TourTraits = TourTraits(locale: "en"),
    variant traits: TourTraits = TourTraits(), edit: (inout Tour) -> Void = { _ in }
  ) throws -> TourSession {
    var callout = TourCallout(
      kind: .bubble, title: "title", body: "body", progress: TourProgress(.dots, text: "progress"))
    callout.layouts = [
      "en": TourCalloutLayout(
        frame: Rect(80, 150, 232, 128), side: .bottom, align: .center, arrow: nil, measured: true, content: 0)
    ]
    let steps = (0..<count).map { place in
      TourStep(
        id: "s\(place)", screen: "home", overlay: nil, cutouts: [], mask: nil,
        interaction: TourInteraction(mode: .block, pass: []), callout: callout, advance: [], enter: nil, exit: nil,
        variantChange: nil, transitions: [], accessibility: TourAccessibility())
    }
    var tour = Tour(
      generator: "test", tutorial: "a", title: nil, once: "a", dismiss: [], locales: ["en"],
      strings: ["en": ["title": "Mail", "body": "Tap **here**.", "progress": "{step} of {total}"]], motions: [:],
      contents: [TourContent(size: Size(232, 128), parts: parts)],
      probes: ["en": TourProbes(body: TourProbe("Tap", width: 2, measured: true))],
      variants: [
        TourVariant(
          id: "phone", traits: traits, display: TourDisplay(size: Size(400, 800)), screens: [:], skipped: [],
          steps: steps)
      ], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
    edit(&tour)
    var session = try #require(TourSession(tour, on: .init(device, display: Size(400, 800))))
    _ = session.handle(.begin(), at: 0)
    return session
  }

  private static func part(_ role: TourContent.Role, _ runs: [Run]? = nil) -> TourContent.Part {
    TourContent.Part(
      role: role, frame: Rect(16, 16, 200, 20), lines: runs.map { [TourContent.Line(width: 100, runs: $0)] })
  }

  private func content(_ session: TourSession, _ faces: Set<TourProbes.Face> = all) throws -> TourContent? {
    session.content(of: try #require(session.step), holding: faces)
  }

  @Test(
    "lines are drawn where all their faces hold",
    arguments: [
      (part(.title, [Run("Mail")]), TourProbes.Face.title), (part(.body, [Run("Tap")]), .body),
      (part(.body, [Run("Tap "), Run("here", isStrong: true)]), .strong), (part(.button, [Run("Next")]), .button),
      (part(.progress, [Run("1 of 2")]), .button),
    ])
  func faces(part: TourContent.Part, face: TourProbes.Face) throws {
    let session = try session([part])
    #expect(try content(session)?.parts == [part])
    #expect(try content(session, Self.all.subtracting([face])) == nil)
    if face != .strong { #expect(try content(session, [face]) != nil) }
  }

  @Test("pictures, dots and the cross need no font, and words that are known only later are set by the client")
  func wordless() throws {
    var dots = Self.part(.progress)
    dots.dots = .init(number: 1, total: 2)
    #expect(try content(session([Self.part(.image), dots, Self.part(.close)]), []) != nil)
    #expect(try content(session([Self.part(.title)])) == nil)
  }

  @Test("a content is for its text size, its width and its language alone")
  func others() throws {
    let parts = [Self.part(.body, [Run("Tap")])]
    #expect(try content(session(parts, device: TourTraits(locale: "en", textSize: "large"))) != nil)
    #expect(try content(session(parts, device: TourTraits(locale: "en", textSize: "xLarge"))) == nil)
    let large = TourTraits(textSize: "xLarge")
    #expect(try content(session(parts, device: TourTraits(locale: "en", textSize: "xLarge"), variant: large)) != nil)
    #expect(try content(session(parts, device: TourTraits(locale: "en"), variant: large)) != nil)
    #expect(try content(session(parts) { $0.contents[0].size.width = 231 }) == nil)
    #expect(try content(session(parts) { $0.contents = [] }) == nil)
    #expect(try content(session(parts) { $0.variants[0].steps[0].callout?.layouts = [:] }) == nil)
    var session = try session(parts)
    _ = session.handle(.heights(step: "s0", [Size(232, 200)]), at: 1)
    #expect(try content(session) == nil)
  }

  @Test("a font matches a face within 1 % of a measured probe's width, or below the width of a bound")
  func probes() {
    let measured = TourProbe("Tap", width: 2, measured: true)
    #expect([1.979, 1.981, 2, 2.019, 2.021, .nan].map(measured.holds) == [false, true, true, true, false, false])
    let bound = TourProbe("Tap", width: 2, measured: false)
    #expect([0, 1.5, 2.019, 2.021].map(bound.holds) == [true, true, true, false])
    let probes = TourProbes(title: measured, body: bound, button: bound)
    #expect(probes.faces { _, _ in 1.5 } == [.body, .strong, .button])
    #expect(probes.faces { _, face in face == .body ? nil : 2 } == [.title, .button])
    #expect(TourProbes(body: bound, strong: bound).faces { _, face in face == .strong ? 3 : 1 } == [.body])
    #expect(TourProbes().faces { _, _ in 1 } == [])
  }

  @Test("a session knows the probes of the language that is shown")
  func language() throws {
    #expect(try session().probes.body?.text == "Tap")
    #expect(try session { $0.probes = [:] }.probes == TourProbes())
  }

  @Test("a body is runs of words that are set alike, with the app's values in isolates and without their markup")
  func runs() throws {
    let body = "Tap **here** or `there`, _%{name}_: [help](https://example.com/a?b)."
    var session = try session { tour in
      tour.strings = ["en": ["body": body]]
      tour.variables = ["name": ["en": "Ann"]]
    }
    _ = session.handle(.variables(["name": "A**n**n"]), at: 1)
    #expect(
      session.runs("body") == [
        Run("Tap "), Run("here", isStrong: true), Run(" or "), Run("there", isCode: true), Run(", "),
        Run("\u{2068}A**n**n\u{2069}", isEmphasized: true), Run(": "), Run("help", link: "https://example.com/a?b"),
        Run("."),
      ])
    #expect(session.runs(nil).isEmpty && session.runs("none").isEmpty)
  }

  @Test("progress is dots where there are at most ten, and words besides; a tour of one step has none")
  func progress() throws {
    func progress(_ count: Int) throws -> (words: String, dots: TourContent.Dots?)? {
      let session = try session(steps: count)
      return session.progress(of: session.variant.steps[count - 1])
    }
    #expect(try progress(1) == nil)
    let ten = try #require(try progress(10))
    #expect(ten.words == "10 of 10" && ten.dots == .init(number: 10, total: 10))
    let eleven = try #require(try progress(11))
    #expect(eleven.words == "11 of 11" && eleven.dots == nil)
    let words = try session { $0.variants[0].steps[0].callout?.progress?.kind = .text }
    #expect(words.progress(of: words.variant.steps[0])?.dots == nil)
  }

  @Test("the step's own dot is longer than the others; from the right they stand in a mirror")
  func dots() {
    let dots = TourContent.Dots(number: 2, total: 3)
    let frame = Rect(16, 90, dots.size.width, dots.size.height)
    #expect(dots.size == Size(40, 6))
    let marks = dots.marks(in: frame, isRightToLeft: false)
    #expect(marks.map(\.frame) == [Rect(16, 90, 6, 6), Rect(28, 90, 16, 6), Rect(50, 90, 6, 6)])
    #expect(marks.map(\.isOwn) == [false, true, false])
    #expect(
      dots.marks(in: frame, isRightToLeft: true).map(\.frame) == [
        Rect(50, 90, 6, 6), Rect(28, 90, 16, 6), Rect(16, 90, 6, 6),
      ])
    #expect(TourContent.Dots(number: 1, total: .max).marks(in: frame, isRightToLeft: false).count == 10)
    #expect(TourContent.Dots(number: 1, total: .min).marks(in: frame, isRightToLeft: false).count == 1)
  }

  @Test(
    "a link has the scheme that is written, in lower case; what is no absolute URL has none",
    arguments: [
      ("https://a.b", "https"), ("HTTP://a.b", "http"), ("mailto:a@b", "mailto"), ("x-app+1.2:go", "x-app+1.2"),
      ("javascript:alert(1)", "javascript"), ("//a.b", nil), ("/path:2", nil), ("1a:b", nil), ("a b:c", nil),
      (":", nil),
      ("", nil),
    ] as [(String, String?)])
  func schemes(link: String, scheme: String?) {
    #expect(Run("words", link: link).scheme == scheme)
    #expect(Run("words").scheme == nil)
  }

  @Test("words are set as the theme says at the person's text size")
  func texts() {
    var theme = TourTheme.standard
    theme.title.size = 20
    #expect(theme.text(.title, at: nil) == theme.title && theme.text(.body, at: "huge") == theme.body)
    let large = theme.text(.title, at: "xxxLarge")
    #expect(abs(large.size - 20 * 23 / 17) < 1e-9 && large.line == 29 && large.weight == 600)
    #expect(theme.text(.body, at: "accessibility5").line == 58 && theme.text(.progress, at: "130%").size == 13 * 1.3)
  }

  @Test("a picture is as large as it is, in proportion no wider than there is room, and else at 16:9")
  func pictures() {
    #expect(TourImage(sources: []).drawnSize(in: 160) == Size(160, 90))
    #expect(TourImage(size: Size(80, 40), sources: []).drawnSize(in: 160) == Size(80, 40))
    #expect(TourImage(size: Size(320, 100), sources: []).drawnSize(in: 160) == Size(160, 50))
    #expect(TourImage(size: Size(0, 100), sources: []).drawnSize(in: 160) == Size(160, 90))
  }
}
