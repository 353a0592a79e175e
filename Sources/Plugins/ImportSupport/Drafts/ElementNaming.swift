/// Gives every element an id of its own, which stays the same as long as the screen does.
///
/// - An id that one element has is kept.
/// - An id that several have is numbered in document order, from the first: `title-1`, `title-2` …. None of them keeps
///   the bare id, so that a selector for `title`, which finds them by their native id, is ambiguous instead of picking
///   the first.
/// - An element without an id is called by its type and its way down from the nearest ancestor with an id of its own:
///   `toolbar/button-0.2` is the third child of the toolbar's first.
struct ElementNaming {
  /// The ids, in the order of the drafts.
  let ids: [String]

  /// The longest native id that becomes an id, in bytes. What is longer is a text that a platform took for an id.
  static let longestID = 200

  /// Names the drafts.
  ///
  /// - Parameters:
  ///   - parents: the parent of each draft, as an index into `drafts`; smaller than the draft's own.
  ///   - positions: the place of each draft among the children of its parent.
  init(drafts: [ElementDraft], parents: [Int?], positions: [Int]) {
    let own = drafts.map { draft in
      draft.shortID.flatMap { $0.isEmpty || $0.utf8.count > Self.longestID ? nil : $0 }
    }
    var bearers: [String: Int] = [:]
    for case let id? in own { bearers[id, default: 0] += 1 }
    var isUnique: [Bool] = []
    for id in own { isUnique.append(id.map { bearers[$0] == 1 } ?? false) }

    var taken = Set(bearers.keys)
    var numbers: [String: Int] = [:]
    func numbered(_ base: String) -> String {
      while true {
        let number = numbers[base, default: 0] + 1
        numbers[base] = number
        let id = "\(base)-\(number)"
        if taken.insert(id).inserted { return id }
      }
    }
    var ids: [String] = []
    ids.reserveCapacity(drafts.count)
    for (index, draft) in drafts.enumerated() {
      if let id = own[index] {
        ids.append(isUnique[index] ? id : numbered(id))
        continue
      }
      var path = "\(positions[index])"
      var anchor = parents[index]
      while let ancestor = anchor, !isUnique[ancestor] {
        path = "\(positions[ancestor]).\(path)"
        anchor = parents[ancestor]
      }
      let prefix = anchor.map { "\(ids[$0])/" } ?? ""
      let id = "\(prefix)\(draft.type)-\(path)"
      ids.append(taken.insert(id).inserted ? id : numbered(id))
    }
    self.ids = ids
  }
}
