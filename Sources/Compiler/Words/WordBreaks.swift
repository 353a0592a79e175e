/// Finds word boundaries in Thai, Lao, Khmer and Burmese, which are written without spaces between words.
package enum WordBreaks {
  /// Returns true if a scalar belongs to a block of one of these scripts; a text without such scalars can be skipped.
  @inlinable
  package static func mayConcern(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00..<0xF00, 0x1000..<0x10A0, 0x1780..<0x1800, 0xA9E0..<0xAA00, 0xAA60..<0xAA80: true
    default: false
    }
  }

  /// The indices of scalars at which one word ends and the next begins, in order.
  ///
  /// - Parameter isDivided: returns true if a line may end before a scalar anyway, so that no word continues there.
  package static func places(in scalars: [Unicode.Scalar], isDivided: (Int) -> Bool = { _ in false }) -> [Int] {
    var places: [Int] = []
    var script: WordScript?
    var start = 0
    var offsets: [Int] = []
    func end() {
      if let script {
        var finder = WordFinder(script, offsets)
        for place in finder.ends() { places.append(start + place) }
      }
      script = nil
      offsets.removeAll(keepingCapacity: true)
    }
    for (index, scalar) in scalars.enumerated() {
      guard let place = WordScript.place(of: scalar), place.script.list.kind(place.offset).contains(.inWords) else {
        end()
        continue
      }
      if place.script != script || isDivided(index) {
        end()
        script = place.script
        start = index
      }
      offsets.append(place.offset)
    }
    end()
    return places
  }
}
