/// Finds where words begin in Thai, Lao, Khmer and Burmese, which put nothing between them.
package enum WordBreaks {
  /// Whether a scalar stands in a block of one of these scripts: a text with no such scalar need not be looked at.
  @inlinable
  package static func mayConcern(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00..<0xF00, 0x1000..<0x10A0, 0x1780..<0x1800, 0xA9E0..<0xAA00, 0xAA60..<0xAA80: true
    default: false
    }
  }

  /// The places of the scalars with which words begin, in order, as far as another word ends there.
  ///
  /// - Parameter isDivided: whether a line may end before a scalar as it is: no word goes on there.
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
