import Testing
import TutorialGeometry
import TutorialRelocation

@Suite("Elements are found again") struct RelocationTests {
  /// A list of mails: a row each, with sender, subject and a star, none of which has an id of its own.
  private static func inbox(_ mails: [(sender: String, subject: String)], top: Double = 100) -> ScreenSketch {
    var elements = [
      ElementSketch(nativeID: "title", type: "text", text: "Inbox", frame: Rect(16, 40, 200, 40)),
      ElementSketch(nativeID: "list", type: "list", frame: Rect(0, top, 400, 700)),
    ]
    for (place, mail) in mails.enumerated() {
      let y = top + Double(place) * 80
      let row = elements.count
      elements += [
        ElementSketch(type: "row", frame: Rect(0, y, 400, 80), parent: 1),
        ElementSketch(type: "text", text: mail.sender, frame: Rect(16, y + 8, 200, 24), parent: row),
        ElementSketch(type: "text", text: mail.subject, frame: Rect(16, y + 40, 300, 24), parent: row),
        ElementSketch(type: "image", label: "Add star", frame: Rect(352, y + 20, 40, 40), parent: row),
      ]
    }
    return ScreenSketch(elements: elements, size: Size(400, 800))
  }

  private static let mails = [
    (sender: "Ada", subject: "Notes on the engine"), (sender: "Grace", subject: "Compiler workshop"),
    (sender: "Nora", subject: "Book club"), (sender: "Mum", subject: "Sunday lunch"),
  ]

  /// The place at which an element was found; nil where it was not.
  private static func place(_ outcome: RelocationOutcome) -> Int? {
    if case .found(let candidate) = outcome { candidate.place } else { nil }
  }

  private static func places(_ old: ScreenSketch, _ new: ScreenSketch) -> [Int?] {
    let relocation = Relocation(of: old, in: new)
    return old.elements.indices.map { place(relocation.outcome(of: $0)) }
  }

  @Test("On the same screen every element is itself") func sameScreen() {
    let screen = Self.inbox(Self.mails)
    #expect(Self.places(screen, screen) == Array(screen.elements.indices))
  }

  @Test("A mail above moves the rows on, and stars go with their rows") func rowAbove() {
    let old = Self.inbox(Self.mails)
    let new = Self.inbox([(sender: "Jonas", subject: "Bike")] + Self.mails)
    #expect(Self.places(old, new) == [0, 1] + Array(6..<22))
  }

  @Test("In another order rows are found by what they say, and so is what says nothing of its own in them")
  func otherOrder() {
    let old = Self.inbox(Self.mails)
    let new = Self.inbox([Self.mails[2], Self.mails[0], Self.mails[3], Self.mails[1]])
    let rows = [6, 14, 2, 10].flatMap { Array($0..<$0 + 4) }
    #expect(Self.places(old, new) == [0, 1] + rows)
  }

  @Test("A button with another id and other words is listed, not chosen") func replacedButton() {
    let old = ScreenSketch(elements: [
      ElementSketch(nativeID: "main", type: "box", frame: Rect(0, 0, 100, 200)),
      ElementSketch(nativeID: "title", type: "text", text: "Inbox", frame: Rect(0, 0, 100, 40), parent: 0),
      ElementSketch(nativeID: "pay", type: "button", label: "Pay now", frame: Rect(0, 100, 100, 40), parent: 0),
      ElementSketch(nativeID: "terms", type: "text", text: "Terms of use", frame: Rect(0, 160, 100, 40), parent: 0),
    ])
    var new = old
    new.elements[2].nativeID = "archive"
    new.elements[2].label = "Archive"
    let outcome = Relocation(of: old, in: new).outcome(of: 2)
    guard case .candidates(let candidates) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(candidates.map(\.place) == [2])
    #expect(candidates[0].confidence < Relocation.line)
    #expect(candidates[0].agreement.isSuperset(of: [.type, .structure]))
  }

  @Test("What is removed is gone, and nothing else is taken for it") func removed() {
    let old = Self.inbox(Self.mails)
    let new = Self.inbox(Array(Self.mails.dropFirst()))
    let relocation = Relocation(of: old, in: new)
    for place in 2..<6 { #expect(Self.place(relocation.outcome(of: place)) == nil) }
    #expect(Self.places(old, new).dropFirst(6) == ArraySlice((2..<14).map(Optional.some)))
  }

  @Test("Ids tell after a translation") func translated() {
    let words = ["Save", "Open", "Share", "Delete", "Archive"]
    let other = ["Sichern", "Öffnen", "Teilen", "Löschen", "Ablegen"]
    func screen(_ words: [String]) -> ScreenSketch {
      ScreenSketch(
        elements: words.enumerated().map { place, word in
          ElementSketch(
            nativeID: "action_\(place)x", type: "button", text: word, frame: Rect(0, Double(place) * 50, 200, 40))
        })
    }
    #expect(Self.places(screen(words), screen(other)) == [0, 1, 2, 3, 4])
  }

  @Test("Words tell after a build that has renamed all ids") func renamedIDs() {
    let words = ["Save", "Open", "Share", "Delete", "Archive"]
    func screen(_ ids: String) -> ScreenSketch {
      ScreenSketch(
        elements: words.enumerated().map { place, word in
          ElementSketch(
            nativeID: "\(ids)\(place)", type: "button", text: word, frame: Rect(0, Double(place) * 50, 200, 40))
        })
    }
    #expect(Self.places(screen("a"), screen("qz")) == [0, 1, 2, 3, 4])
  }

  @Test("A place that does not exist is gone") func noPlace() {
    let relocation = Relocation(of: ScreenSketch(elements: []), in: Self.inbox(Self.mails))
    #expect(relocation.outcome(of: 0) == .gone)
    #expect(relocation.outcome(of: -1) == .gone)
  }

  @Test("The same screens give the same outcome, to the last bit") func deterministic() {
    let old = Self.inbox(Self.mails)
    let new = Self.inbox(Self.mails.reversed(), top: 140)
    let first = old.elements.indices.map { Relocation(of: old, in: new).outcome(of: $0) }
    #expect(old.elements.indices.map { Relocation(of: old, in: new).outcome(of: $0) } == first)
  }
}
