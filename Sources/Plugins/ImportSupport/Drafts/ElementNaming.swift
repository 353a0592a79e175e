import TutorialPluginKit

/// Gives every element a unique id that stays the same as long as the screen does, and records its origin.
///
/// - The id of a single element is kept.
/// - An id of several elements is numbered in document order: `title-1`, `title-2` …. None keeps the bare id, so that a
///   selector for `title`, which matches native ids, is ambiguous instead of matching the first.
/// - An element without an id is named by its type, and its path from the nearest ancestor with an id of its own:
///   `toolbar/button-0.2` is the third child of the toolbar's first.
struct ElementNaming {
  /// The ids, in the order of the drafts.
  private(set) var ids: [String] = []
  private(set) var identities: [ElementIdentity] = []
  /// The dump's ids, except those that don't count as ids.
  let nativeIDs: [String?]

  private var taken: Set<String>
  private var numbers: [String: Int] = [:]

  init(drafts: [ElementDraft], parents: [Int?], positions: [Int]) {
    let (own, nativeIDs) = Self.meaningfulIDs(drafts, parents)
    self.nativeIDs = nativeIDs
    var bearers: [String: Int] = [:]
    for case let id? in own { bearers[id, default: 0] += 1 }
    let isUnique = own.map { id in id.map { bearers[$0] == 1 } ?? false }
    taken = Set(bearers.keys)
    ids.reserveCapacity(drafts.count)
    for (index, draft) in drafts.enumerated() {
      if let id = own[index] {
        ids.append(isUnique[index] ? id : numbered(id))
        identities.append(isUnique[index] ? .native : .numbered)
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
      identities.append(.path)
    }
  }

  private mutating func numbered(_ base: String) -> String {
    while true {
      let number = numbers[base, default: 0] + 1
      numbers[base] = number
      let id = "\(base)-\(number)"
      if taken.insert(id).inserted { return id }
    }
  }

  /// Returns the ids that count as ids, in short and as in the dump.
  private static func meaningfulIDs(_ drafts: [ElementDraft], _ parents: [Int?]) -> (
    short: [String?], native: [String?]
  ) {
    var short: [String?] = []
    var native: [String?] = []
    for draft in drafts {
      let id = draft.shortID.flatMap { $0.isEmpty ? nil : $0 }
      let objection = (draft.nativeID ?? id).flatMap { NativeIDs.objection(to: $0, wordings: draft.wordings) }
      let isID = objection == nil && id.map { $0.utf8.count <= NativeIDs.longest } == true
      short.append(isID ? id : nil)
      // A text that is too long for an id is worth keeping all the same.
      native.append(isID || objection == .length ? draft.nativeID : nil)
    }
    // Bars take their names from their titles, which are elements inside them.
    for (index, draft) in drafts.enumerated() where !draft.wordings.isEmpty {
      var next = parents[index]
      while let ancestor = next {
        if drafts[ancestor].isCalledAfterContent, let id = short[ancestor], draft.wordings.contains(id) {
          (short[ancestor], native[ancestor]) = (nil, nil)
        }
        next = parents[ancestor]
      }
    }
    var bearers: [String: Int] = [:]
    for case let id? in short { bearers[id, default: 0] += 1 }
    for (index, draft) in drafts.enumerated() where draft.sharesNoID {
      guard let id = short[index], bearers[id, default: 0] > 1 else { continue }
      (short[index], native[index]) = (nil, nil)
    }
    return (short, native)
  }
}
