import Testing
import TutorialGeometry
import TutorialRelocation

@Suite("Elements are found again") struct RelocationTests {
  /// Returns a list of mails, each a row with sender, subject and a star, without ids of their own.
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

  /// Returns the index at which an element was found, or nil.
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
  }

  @Test("A removed element is gone, and no other is taken for it") func removed() {
    let old = Self.inbox(Self.mails)
    let new = Self.inbox(Array(Self.mails.dropFirst()))
    let relocation = Relocation(of: old, in: new)
    for place in 2..<6 { #expect(Self.place(relocation.outcome(of: place)) == nil) }
    #expect(Self.places(old, new).dropFirst(6) == ArraySlice((2..<14).map(Optional.some)))
  }

  @Test("Ids identify elements after a translation") func translated() {
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

  @Test("Words identify elements after all ids were renamed") func renamedIDs() {
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

  /// Returns the columns of a price list, each with a plan's name and price.
  private static func prices(_ plans: [(name: String, price: String)], named type: String = "heading") -> ScreenSketch {
    var elements = [ElementSketch(nativeID: "plans", type: "box", frame: Rect(0, 0, 1_200, 400))]
    for (place, plan) in plans.enumerated() {
      let x = Double(place) * 300
      let column = elements.count
      elements += [
        ElementSketch(type: "column", frame: Rect(x, 0, 280, 400), parent: 0),
        ElementSketch(type: type, text: plan.name, frame: Rect(x, 0, 280, 40), parent: column),
        ElementSketch(type: "text", text: plan.price, frame: Rect(x, 60, 280, 40), parent: column),
      ]
    }
    elements.append(
      ElementSketch(nativeID: "note", type: "text", text: "Prices without tax", frame: Rect(0, 420, 300, 20)))
    return ScreenSketch(elements: elements, size: Size(1_200, 800))
  }

  @Test("A word that is elsewhere, beside other words, is listed and not found")
  func contradictedWord() {
    let old = Self.prices([("Standard", "Free for ever"), ("Advanced", "Twenty a month"), ("Enterprise", "Contact us")])
    let new = Self.prices([
      ("Basic", "Free for ever"), ("Personal", "Twenty a month"), ("Company", "Contact us"),
      ("Standard", "Nine a seat"),
    ])
    let outcome = Relocation(of: old, in: new).outcome(of: 2)
    guard case .candidates(let candidates) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(candidates.contains { $0.place == 11 && $0.confidence < Relocation.line })
    // In its place it is the same element.
    #expect(Self.places(old, old)[2] == 2)
  }

  @Test("An element's place alone does not make it found") func placeAlone() {
    func screen(_ element: ElementSketch) -> ScreenSketch {
      ScreenSketch(elements: [
        ElementSketch(type: "box", frame: Rect(0, 0, 100, 200)),
        ElementSketch(nativeID: "title", type: "text", text: "Inbox", frame: Rect(0, 0, 100, 40), parent: 0),
        element,
        ElementSketch(nativeID: "terms", type: "text", text: "Terms of use", frame: Rect(0, 160, 100, 40), parent: 0),
      ])
    }
    let (frame, words) = (Rect(0, 100, 100, 40), "Pay now")
    func outcome(_ new: ElementSketch) -> RelocationOutcome {
      Relocation(of: screen(ElementSketch(type: "button", label: words, frame: frame, parent: 0)), in: screen(new))
        .outcome(of: 2)
    }
    #expect(Self.place(outcome(ElementSketch(type: "button", label: words, frame: frame, parent: 0))) == 2)
    let blank = outcome(ElementSketch(type: "image", frame: frame, parent: 0))
    guard case .candidates(let candidates) = blank else {
      Issue.record("\(blank)")
      return
    }
    #expect(candidates.map(\.place) == [2])
  }

  @Test("A link that has become a button elsewhere is not found by its word") func linkToButton() {
    func screen(_ help: ElementSketch, beside words: String) -> ScreenSketch {
      ScreenSketch(
        elements: [
          ElementSketch(nativeID: "title", type: "text", text: "Your account", frame: Rect(16, 40, 300, 40)),
          ElementSketch(nativeID: "orders", type: "row", text: "Past orders", frame: Rect(0, 100, 400, 60)),
          ElementSketch(nativeID: "cards", type: "row", text: "Saved cards", frame: Rect(0, 160, 400, 60)),
          ElementSketch(
            type: "text", text: words, frame: Rect(help.frame?.minX ?? 0, (help.frame?.maxY ?? 0) + 8, 200, 20)),
          help,
        ], size: Size(400, 800))
    }
    let link = ElementSketch(type: "link", text: "Help", frame: Rect(16, 700, 60, 20))
    let button = ElementSketch(type: "button", text: "Help", frame: Rect(300, 240, 80, 48))
    let (old, new) = (screen(link, beside: "Terms and privacy"), screen(button, beside: "Call an agent"))
    #expect(Self.place(Relocation(of: old, in: new).outcome(of: 4)) == nil)
    #expect(Self.places(old, old) == [0, 1, 2, 3, 4])
  }

  /// Returns the outcome of an element that is alone on both screens.
  private static func outcome(_ old: ElementSketch, _ new: ElementSketch) -> RelocationOutcome {
    Relocation(of: ScreenSketch(elements: [old], isWhole: false), in: ScreenSketch(elements: [new], isWhole: false))
      .outcome(of: 0)
  }

  @Test("Unique words aren't enough if both position and neighbouring words contradict")
  func contradictedWords() {
    func element(_ frame: Rect, beside words: String) -> ScreenSketch {
      let element = ElementSketch(
        type: "text", text: "Standard for small teams", frame: frame,
        surroundings: ElementSketch.Surroundings(texts: [words]))
      return ScreenSketch(elements: [element], size: Size(1_200, 800), isWhole: false)
    }
    let old = element(Rect(0, 0, 280, 40), beside: "Free for ever")
    let (near, far) = (Rect(0, 0, 280, 40), Rect(900, 600, 280, 40))
    func place(_ frame: Rect, beside words: String) -> Int? {
      Self.place(Relocation(of: old, in: element(frame, beside: words)).outcome(of: 0))
    }
    #expect(place(far, beside: "Nine a seat") == nil)
    // One of them alone isn't a contradiction.
    #expect(place(far, beside: "Free for ever") == 0)
    #expect(place(near, beside: "Nine a seat") == 0)
  }

  @Test("Words that are only alike are found where something around confirms them") func alikeWords() {
    func outcome(in ancestor: String?) -> RelocationOutcome {
      func button(_ words: String) -> ElementSketch {
        ElementSketch(
          type: "button", text: words,
          surroundings: ElementSketch.Surroundings(path: ["html[1]", "div[2]", "button[1]"], ancestor: ancestor))
      }
      return Self.outcome(button("Search the shop"), button("Search the shops"))
    }
    #expect(Self.place(outcome(in: "header")) == 0)
    guard case .candidates(let candidates) = outcome(in: nil) else {
      Issue.record("\(outcome(in: nil))")
      return
    }
    #expect(candidates.map(\.place) == [0])
  }

  @Test("Several unique words are enough to find a changed element, a single one isn't") func severalWords() {
    func outcome(_ words: String) -> RelocationOutcome {
      func element(_ type: String, _ looks: String) -> ElementSketch {
        ElementSketch(type: type, text: words, attributes: [.init("class", looks)])
      }
      return Self.outcome(element("link", "small grey"), element("button", "wide"))
    }
    #expect(Self.place(outcome("Post your resume")) == 0)
    #expect(Self.place(outcome("Resume")) == nil)
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
