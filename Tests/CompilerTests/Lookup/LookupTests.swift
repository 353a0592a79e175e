import TestSupport
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax
import TutorialYAML

/// The node at a byte of a file, with its description.
@Suite struct DescribedPlaceTests {
  /// Returns the described place at mark 1 of a tutorial.
  private func place(_ text: String) throws -> (place: DescribedPlace?, document: Document) {
    let marked = MarkedText(text, path: "t.tutorial.yaml")
    let document = DocumentReader.read(marked.source, budget: Budget()).value
    let offset = Int(marked.span().range.start)
    return (document.place(at: offset, describedBy: Tutorial.keys.outline), document)
  }

  @Test func aValueIsDescribedByItsKey() throws {
    let (found, document) = try place("tutorial: t\nsteps:\n  - target: a\n  - cutout: { padding: 1️⃣12 }\n")
    let place = try #require(found)
    #expect(place.path == [.key("steps"), .item(1), .key("cutout"), .key("padding")])
    #expect(place.map?.name == "cutout")
    #expect(place.key?.name == "padding")
    #expect(!place.isKey)
    #expect(place.nodes.last.map(document.string) == "12")
  }

  @Test func aKeyIsDescribedToo() throws {
    let (found, document) = try place("tutorial: t\nsteps:\n  - cutout: { pa1️⃣dding: 12 }\n")
    let place = try #require(found)
    #expect(place.isKey)
    #expect(place.key?.name == "padding")
    #expect(place.nodes.last.map(document.string) == "padding")
  }

  @Test func aKeyThatTheMapDoesNotKnowHasItsMapAlone() throws {
    let place = try #require(try place("tutorial: t\nsteps:\n  - cutout: { paddding: 1️⃣4 }\n").place)
    #expect(place.map?.name == "cutout")
    #expect(place.key == nil)
    #expect(place.inner.isEmpty)
  }

  @Test func betweenTwoKeysIsTheMap() throws {
    let place = try #require(try place("tutorial: t\nsteps:\n  - { target: a,1️⃣ callout: Hi }\n").place)
    #expect(place.path == [.key("steps"), .item(0)])
    #expect(place.map?.name == "step")
    #expect(place.key == nil)
  }

  @Test func rightBehindAWordIsStillTheWord() throws {
    let place = try #require(try place("tutorial: t\nsteps:\n  - target: a\n    cutout: { clip: view1️⃣ }\n").place)
    #expect(place.key?.name == "clip")
    #expect(place.key?.form.words.map(\.word).contains("viewport") == true)
  }

  @Test(
    "the map is the one that the way leads to, whatever names and lists are on it",
    arguments: [
      ("tutorial: t\nstyles: { ring: { cutout: { padding: 1️⃣4 } } }\nsteps: []\n", "cutout", "padding"),
      ("tutorial: t\nstyles: { ring: { ring: { width: 1️⃣4 } } }\nsteps: []\n", "ring", "width"),
      ("tutorial: t\nsteps:\n  - target: { 1️⃣label: Save }\n", "conditions", "label"),
      ("tutorial: t\nsteps:\n  - target: [ { label: { de: { contains: 1️⃣Ja } } } ]\n", "matcher", "contains"),
      ("tutorial: t\nsteps:\n  - target: [ { target: a, ring: { width: 1️⃣2 } } ]\n", "ring", "width"),
      ("tutorial: t\nsteps:\n  - target: { within: { has: { type: 1️⃣row } } }\n", "conditions", "type"),
      ("tutorial: t\nsteps:\n  - callout: { buttons: [ { title: 1️⃣Go } ] }\n", "button", "title"),
      ("tutorial: t\nsteps:\n  - advance: [ { tap: target, when: { flag: 1️⃣x } } ]\n", "condition", "flag"),
      ("tutorial: t\ndefaults: &d { cutout: { padding: 1️⃣4 } }\nsteps: [ *d ]\n", "cutout", "padding"),
      ("tutorial: t\nsteps:\n  - cutout: { <<: { clip: none }, padding: 1️⃣4 }\n", "cutout", "padding"),
      ("tutorial: t\nsteps:\n  - cutout: { <<: { clip: 1️⃣none }, padding: 4 }\n", "cutout", "clip"),
    ])
  func wayToAMap(text: String, map: String, key: String) throws {
    let place = try #require(try place(text).place)
    #expect(place.map?.name == map)
    #expect(place.key?.name == key)
  }

  @Test func anAliasIsTheEndOfTheWay() throws {
    let (found, document) = try place("tutorial: t\ndefaults: &d { cutout: { padding: 4 } }\nsteps: [ *1️⃣d ]\n")
    let place = try #require(found)
    #expect(place.path == [.key("steps"), .item(0)])
    #expect(place.nodes.last.map { document.range($0).range.count } == 2)
  }

  @Test(arguments: ["1️⃣", "# nothing 1️⃣here\n", "tutorial: t\n\n\n# far 1️⃣behind\n"])
  func whereNothingIsWrittenThereIsNoPlace(_ text: String) throws {
    #expect(try place(text).place == nil)
  }

  @Test func offsetsBesideTheFileHaveNoPlace() {
    let source = SourceText(path: "t.tutorial.yaml", bytes: Array("tutorial: t\n".utf8))
    let document = DocumentReader.read(source, budget: Budget()).value
    for offset in [-1, 1_000, Int.min, Int.max] {
      #expect(document.place(at: offset, describedBy: Tutorial.keys.outline) == nil)
    }
  }

  @Test func layoutsAndTranslationsAreDescribedLikewise() throws {
    let layout = MarkedText("snapshots:\n  - elements:\n      - { id: a, place: { in: 1️⃣b } }\n", path: "a.layout.yaml")
    let place = DocumentReader.read(layout.source, budget: Budget()).value.place(
      at: Int(layout.span().range.start), describedBy: LayoutManifest.keys.outline)
    #expect(place?.key?.name == "in")
    let strings = MarkedText("steps: { title: { callout: { body: 1️⃣Hallo } } }\n", path: "de.yaml")
    let text = DocumentReader.read(strings.source, budget: Budget()).value.place(
      at: Int(strings.span().range.start), describedBy: TranslationKeys.outline)
    #expect(text?.map?.name == "callout")
    #expect(text?.key?.name == "body")
  }
}

/// The elements that the selector at a byte matches.
@Suite struct SelectorPlaceTests {
  private let tablet = """
      - screen: home
        variant: tablet
        display: { size: [800, 1200] }
        elements: [ { id: bar, frame: [0, 0, 800, 50] }, { id: save, parent: bar, frame: [9, 9, 50, 32] } ]
    """
  private let phone = """
          - { id: bar, frame: [0, 0, 400, 50] }
          - { id: menu, frame: [0, 60, 50, 50] }
          - { id: first, type: row, frame: [0, 120, 400, 50] }
          - { id: second, type: row, frame: [0, 180, 400, 50] }
    """

  private func names(_ screens: Screens) -> [String]? {
    let place = screens.result.selector(at: Int(screens.tutorial.span().range.start))
    return place?.matches.map { match in
      let elements = match.snapshot.map { Array($0.elements) } ?? []
      switch match.outcome {
      case .found(let found): return "\(match.variant): \(found.map { elements[$0].id }.joined(separator: " "))"
      case .ambiguous(let found):
        return "\(match.variant): one of \(found.first.map { elements[$0].id }.joined(separator: " "))"
      case .absent: return "\(match.variant): nothing"
      case .unusable(let found, let why): return "\(match.variant): \(elements[found].id), \(why.diagnostic.rawValue)"
      case .unknown: return "\(match.variant): no screen"
      }
    }
  }

  private func screens(_ steps: String) -> Screens { Screens(steps: steps, elements: phone, others: tablet) }

  @Test func aTargetNamesAnElementOfEachVariant() {
    #expect(names(screens("  - target: 1️⃣bar1️⃣")) == ["phone: bar", "tablet: bar"])
  }

  @Test func whatOneVariantLacksIsNothingThere() {
    #expect(names(screens("  - target: 1️⃣menu1️⃣\n    onMissing: skip")) == ["phone: menu", "tablet: nothing"])
  }

  @Test func severalAreAmbiguous() {
    #expect(names(screens("  - target: { type: 1️⃣row1️⃣ }")) == ["phone: one of first second", "tablet: nothing"])
  }

  @Test func theInnermostSelectorCounts() {
    let screens = screens("  - target: { id: save, within: { id: 1️⃣bar1️⃣ } }\n    onMissing: skip")
    #expect(names(screens) == ["phone: bar", "tablet: bar"])
  }

  @Test func aFallbackThatNothingNeedsIsLookedForUntilItIsFound() {
    #expect(names(screens("  - { target: bar, fallback: [1️⃣menu1️⃣] }")) == ["phone: menu"])
  }

  @Test func besideSelectorsThereIsNone() {
    #expect(names(screens("  - { target: bar, delay: 1️⃣11️⃣ }")) == nil)
  }

  @Test func whatCannotBeShownIsNamed() {
    let screens = Screens(
      steps: "  - { target: 1️⃣ghost1️⃣, onMissing: center }",
      elements: "      - { id: ghost, visibility: hidden, frame: [0, 0, 50, 50] }")
    #expect(names(screens) == ["phone: ghost, hidden-target"])
  }
}
