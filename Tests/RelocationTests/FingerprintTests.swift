import Testing
import TutorialRelocation

@Suite("Fingerprints are found on a screen") struct FingerprintTests {
  private let screen = ScreenSketch(elements: [
    ElementSketch(nativeID: "wifi_row", type: "row"),
    ElementSketch(type: "text", text: "Wi-Fi", parent: 0),
    ElementSketch(type: "switch", parent: 0),
    ElementSketch(nativeID: "bluetooth_row", type: "row"),
    ElementSketch(type: "text", text: "Bluetooth", parent: 3),
    ElementSketch(type: "switch", parent: 3),
    ElementSketch(nativeID: "save", type: "button", text: "Save"),
    ElementSketch(type: "button", text: "More"),
    ElementSketch(type: "button", text: "More"),
    ElementSketch(type: "button", text: "More"),
  ])

  private func places(_ fingerprint: ElementFingerprint) -> (found: Int?, listed: [Int]) {
    switch Relocation.outcomes(of: [fingerprint], in: screen).first {
    case .found(let candidate): (candidate.place, [])
    case .candidates(let candidates): (nil, candidates.map(\.place))
    default: (nil, [])
    }
  }

  @Test("By its own id, though its words have changed")
  func byID() {
    #expect(places(ElementFingerprint(nativeID: "save", type: "button", text: "Keep")).found == 6)
  }

  @Test("By its words, where it has lost its id") func byText() {
    #expect(places(ElementFingerprint(nativeID: "wifi_title", type: "text", text: "Wi-Fi")).found == 1)
  }

  @Test("For an element without words, the one in the same named row is listed first") func byRow() {
    let found = places(ElementFingerprint(type: "switch", ancestor: "bluetooth_row"))
    #expect(found.found == nil)
    #expect(found.listed.first == 5)
  }

  @Test("None of several elements with the same words is chosen; that at the ordinal is first") func likes() {
    let found = places(ElementFingerprint(type: "button", text: "More", ordinal: 1, lookalikes: 3))
    #expect(found.found == nil)
    #expect(found.listed == [8, 7, 9])
  }

  @Test("Two fingerprints may be of one element") func sameElement() {
    let print = ElementFingerprint(nativeID: "save", type: "button", text: "Save")
    let outcomes = Relocation.outcomes(of: [print, print], in: screen)
    #expect(outcomes.count == 2)
    #expect(outcomes.first == outcomes.last)
    guard case .found(let candidate) = outcomes.first else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(candidate.place == 6)
  }

  @Test("A fingerprint that resembles no element is gone") func gone() {
    let outcome = Relocation.outcomes(
      of: [ElementFingerprint(nativeID: "zebra", type: "slider", text: "Quagga")], in: screen)
    #expect(outcome == [.gone])
  }
}
