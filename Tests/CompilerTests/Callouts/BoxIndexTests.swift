import Testing
import TutorialGeometry
import TutorialSides

/// The results of an index of boxes, compared with a full search.
@Suite struct BoxIndexTests {
  /// Reproducible pseudorandom numbers.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 | state << 48
    }
  }

  private func box(_ numbers: inout Numbers, _ largest: Double) -> Rect {
    Rect(
      .random(in: -50...400, using: &numbers), .random(in: -50...800, using: &numbers),
      .random(in: 0...largest, using: &numbers), .random(in: 0...largest, using: &numbers))
  }

  private func found(_ boxes: [Rect], _ frame: Rect) -> [Int] {
    var found: [Int] = []
    BoxIndex(boxes).forEach(meeting: frame) { place, common in
      #expect(common == boxes[place].intersection(frame))
      found.append(place)
    }
    return found
  }

  @Test("each box that meets a frame is found, once", arguments: [0, 1, 7, 40, 300])
  func all(count: Int) {
    var numbers = Numbers(state: UInt64(count))
    for largest in [20.0, 300, 2000] {
      let boxes = (0..<count).map { _ in box(&numbers, largest) }
      for _ in 0..<50 {
        let frame = box(&numbers, 300)
        #expect(found(boxes, frame).sorted() == boxes.indices.filter { boxes[$0].intersection(frame) != nil })
      }
    }
  }

  @Test("boxes without extent, and coordinates beyond all displays, do no harm")
  func extremes() {
    let flat = [Rect](repeating: Rect(0, 5, 10, 0), count: 20)
    #expect(found(flat, Rect(0, 0, 10, 10)) == [])
    let far = [Rect(0, -1e300, 10, 1), Rect(0, 0, 10, 10), Rect(0, 1e300, 10, 1e300), Rect(0, .infinity, 1, 1)]
    #expect(found(far, Rect(0, 0, 5, 5)) == [1])
    #expect(found([Rect(0, .nan, 1, 1), Rect(0, 0, 10, 10)], Rect(0, 0, 5, 5)).contains(1))
  }
}
