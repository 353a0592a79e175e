import TutorialGeometry

/// Computes the surroundings of elements on a complete screen.
///
/// These are the names of ancestors, the texts inside, and the words beside.
struct SurroundingsFinder {
  private let tree: ScreenTree
  private let names: [[Wording]]
  private let frames: [Rect?]
  /// The number of each element's own id as words, for ancestor names.
  private var idNames: [Int32]
  /// The texts in each element without its own, at most `ScreenTraits.contentLimit`.
  private(set) var contents: [[Int32]]
  /// The words of the texts in each element, including its own.
  private var wordsInside: [[Int32]]
  private var spatial: [[Int32]]

  /// The largest number of elements that are searched for neighbours by frame.
  ///
  /// Each is compared with all elements with text.
  private static let spatialLimit = 4_000

  init(
    _ elements: [ElementSketch], tree: ScreenTree, names: [[Wording]], frames: [Rect?], table: inout TextInterner
  ) {
    self.tree = tree
    self.names = names
    self.frames = frames
    idNames = []
    for element in elements {
      let words = element.nativeID.map(Wording.words) ?? []
      idNames.append(words.isEmpty ? -1 : table.number(of: words.joined(separator: " ")))
    }
    contents = [[Int32]](repeating: [], count: elements.count)
    wordsInside = names.map { said in Array(Set(said.flatMap(\.words))).sorted() }
    spatial = [[Int32]](repeating: [], count: elements.count)
    gather()
    findBeside()
  }

  /// Adds each element's texts to its parent, from the inside outwards.
  private mutating func gather() {
    for place in tree.outermostFirst.reversed() {
      guard let parent = tree.parents[place] else { continue }
      for text in names[place].map(\.plain) + contents[place] {
        guard contents[parent].count < ScreenTraits.contentLimit else { break }
        if !contents[parent].contains(text) { contents[parent].append(text) }
      }
      if wordsInside[parent].count < 48 {
        wordsInside[parent] = Array(Set(wordsInside[parent]).union(wordsInside[place])).sorted()
      }
    }
    for place in contents.indices { contents[place].sort() }
  }

  /// Returns the names of the nearest ancestor with one: its id, label and text.
  func ancestors(of place: Int) -> [Int32] {
    var at = tree.parents[place]
    while let here = at {
      let found = names[here].map(\.plain) + (idNames[here] < 0 ? [] : [idNames[here]])
      if !found.isEmpty { return found.sorted() }
      at = tree.parents[here]
    }
    return []
  }

  /// Returns the words beside an element.
  ///
  /// They are in the smallest ancestor with other words, or else in the nearest texts on each side.
  func words(beside place: Int) -> [Int32] {
    var at = tree.parents[place]
    let own = wordsInside[place]
    var levels = 0
    while let here = at, levels < 4 {
      let others = own.isEmpty ? wordsInside[here] : wordsInside[here].filter { !own.contains($0) }
      if !others.isEmpty { return wordsInside[here].count >= 48 ? spatial[place] : others }
      at = tree.parents[here]
      levels += 1
    }
    return spatial[place]
  }

  /// Finds the nearest text on each side of each element.
  private mutating func findBeside() {
    let speakers = names.indices.filter { !names[$0].isEmpty && frames[$0] != nil }
    guard names.count <= Self.spatialLimit, speakers.count <= 1_500 else { return }
    let boxes = speakers.compactMap { frames[$0] }
    for place in names.indices {
      guard let frame = frames[place] else { continue }
      var nearest: [(distance: Double, speaker: Int)?] = [nil, nil, nil, nil]
      for (index, box) in boxes.enumerated() where speakers[index] != place {
        guard let (side, distance) = Self.way(from: frame, to: box), distance < 160 else { continue }
        if distance < nearest[side]?.distance ?? .infinity { nearest[side] = (distance, speakers[index]) }
      }
      var words: Set<Int32> = []
      for found in nearest {
        guard let found else { continue }
        for name in names[found.speaker] { words.formUnion(name.words) }
      }
      spatial[place] = words.sorted()
    }
  }

  /// Returns the side of another frame and its distance: 0 left, 1 right, 2 above, 3 below; nil if it is diagonal.
  private static func way(from frame: Rect, to other: Rect) -> (side: Int, distance: Double)? {
    if other.minY < frame.maxY, other.maxY > frame.minY {
      if other.maxX <= frame.minX { return (0, frame.minX - other.maxX) }
      if other.minX >= frame.maxX { return (1, other.minX - frame.maxX) }
    }
    if other.minX < frame.maxX, other.maxX > frame.minX {
      if other.maxY <= frame.minY { return (2, frame.minY - other.maxY) }
      if other.minY >= frame.maxY { return (3, other.minY - frame.maxY) }
    }
    return nil
  }
}
