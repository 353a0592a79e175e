import Testing
import TutorialGeometry
import TutorialRelocation

@Suite("Relocation on hostile screens ends, without false certainty") struct HostileRelocationTests {
  private static func outcomes(_ old: [ElementSketch], _ new: [ElementSketch]) -> [RelocationOutcome] {
    let relocation = Relocation(of: ScreenSketch(elements: old), in: ScreenSketch(elements: new))
    return old.indices.map(relocation.outcome)
  }

  @Test("Of two thousand equal elements none is chosen") func allEqual() {
    let same = [ElementSketch](repeating: ElementSketch(type: "view", text: "OK"), count: 2_000)
    #expect(Self.outcomes(same, same).allSatisfy { $0 == .crowded })
  }

  @Test("Of a hundred thousand elements of which nothing is known none is chosen") func nothingKnown() {
    let blank = [ElementSketch](repeating: ElementSketch(), count: 100_000)
    #expect(Self.outcomes(blank, blank).allSatisfy { $0 == .crowded })
  }

  @Test("Parents that lead around in circles, to themselves or nowhere count as none") func circles() {
    let parents: [Int?] = [1, 2, 0, 3, 99, -1, .max, .min, 1]
    let elements = parents.enumerated().map { place, parent in
      ElementSketch(
        nativeID: "view_of_\(["ada", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ida"][place])", parent: parent)
    }
    let found = Self.outcomes(elements, elements).map { outcome -> Int? in
      if case .found(let candidate) = outcome { candidate.place } else { nil }
    }
    #expect(found == Array(elements.indices))
  }

  @Test("Frames that are no frames count as none") func frames() {
    let frames = [
      Rect(.nan, 0, 1, 1), Rect(0, .infinity, 1, 1), Rect(0, 0, -.infinity, 1), Rect(1e300, 1e300, 1e300, 1e300),
      Rect(0, 0, -5, 5), Rect(0, 0, 0, 0),
    ]
    let elements = frames.map { ElementSketch(type: "view", frame: $0) }
    for size in [Size(.nan, 1), Size(0, 0), Size(-1, 5), Size(1e300, 1)] {
      let screen = ScreenSketch(elements: elements, size: size)
      let relocation = Relocation(of: screen, in: screen)
      for place in elements.indices { _ = relocation.outcome(of: place) }
    }
  }

  @Test("Ten thousand levels and endless words end") func depthAndLength() {
    let deep = (0..<10_000).map { ElementSketch(type: "view", text: "level \($0)", parent: $0 - 1) }
    #expect(Self.outcomes(deep, deep).count == 10_000)
    let long = String(repeating: "ab ", count: 100_000)
    let outcome = Self.outcomes([ElementSketch(type: "text", text: long)], [ElementSketch(type: "text", text: long)])
    #expect(outcome.count == 1)
  }

  @Test("Signs, emoji and scripts without spaces are words too") func scripts() {
    let words = ["×", "🎈", "通用", "設定を保存", "إعدادات", "ตั้งค่า", "e\u{301}t\u{e9}"]
    let elements = words.map { ElementSketch(type: "button", text: $0) }
    let found = Self.outcomes(elements, elements.reversed()).map { outcome -> Int? in
      if case .found(let candidate) = outcome { candidate.place } else { nil }
    }
    #expect(found == elements.indices.reversed())
  }
}
