/// A state in the serialised form of its file, which was validated; values are decoded on demand.
///
/// A no-op build asks for little of it, and for no texts at all.
package struct StoredState: Sendable {
  /// The digest of everything that all units depend on.
  package let key: Digest
  /// The beginning of the last build that contributed to it.
  package private(set) var began: FileStamp.Instant
  /// The time when that build's files were all in place.
  package private(set) var ended: FileStamp.Instant
  /// The stamp of the list of outputs, as in `CacheState`.
  package private(set) var ledger: FileStamp?
  /// True if the units' diagnostics are all that the build reported.
  package let isTold: Bool
  private var bytes: JoinedBytes
  private var tables: Tables

  /// Tables without nested allocations: texts are indices into a list, and lists are ranges of one shared list.
  struct Tables: Sendable {
    var texts: [Range<Int>] = []
    var witnesses: [StoredWitness] = []
    var units: [StoredUnit] = []
    /// The witnesses of all units, concatenated.
    var places: [Int] = []
    /// The products of all units, concatenated.
    var products: [StoredProduct] = []
  }

  /// A witness, with indices of its texts.
  struct StoredWitness: Sendable {
    let kind: Witness.Question.Kind
    let text: Int
    let reach: Int
    let answer: Digest
    let stamp: FileStamp?
  }

  /// A unit, with indices of its texts and ranges of its lists.
  struct StoredUnit: Sendable {
    let name: Int
    let witnesses: Range<Int>
    let products: Range<Int>
    let says: UnitRecord.Says
    let result: Range<Int>
  }

  /// A product, with indices of its texts.
  struct StoredProduct: Sendable {
    let maker: Int
    let path: Int
    let digest: Digest
    let stamp: FileStamp?
  }

  /// A validated state: all indices in the tables are in range.
  init(
    _ bytes: [UInt8], key: Digest, began: FileStamp.Instant, ended: FileStamp.Instant, ledger: FileStamp?, isTold: Bool,
    _ tables: Tables
  ) {
    (self.key, self.began, self.ended, self.ledger) = (key, began, ended, ledger)
    (self.isTold, self.tables) = (isTold, tables)
    self.bytes = JoinedBytes(bytes)
  }

  // MARK: Witnesses

  /// The number of witnesses.
  package var witnessCount: Int { tables.witnesses.count }

  /// The witness at an index.
  package func witness(_ place: Int) -> Witness {
    let stored = tables.witnesses[place]
    return Witness(
      Witness.Question(stored.kind, text(stored.text), within: text(stored.reach)), answer: stored.answer,
      stamp: stored.stamp)
  }

  /// The kind of a witness's question.
  package func kind(ofWitness place: Int) -> Witness.Question.Kind { tables.witnesses[place].kind }

  /// Returns true if a question's text is a prefix of `text` followed by `ending`.
  ///
  /// - Parameter count: the length of the prefix, in bytes; at most that of the text.
  package func isText(ofWitness place: Int, first count: Int, of text: String, then ending: StaticString) -> Bool {
    let range = tables.texts[tables.witnesses[place].text]
    guard count >= 0, count <= text.utf8.count, range.count == count + ending.utf8CodeUnitCount else { return false }
    return text.withBytes { text in
      bytes.hold(UnsafeBufferPointer(rebasing: text[..<count]), at: range.prefix(count))
    } && ending.withUTF8Buffer { bytes.hold($0, at: range.dropFirst(count)) }
  }

  /// The digest of the answer.
  package func answer(ofWitness place: Int) -> Digest { tables.witnesses[place].answer }

  /// The stamp of the file that was read.
  package func stamp(ofWitness place: Int) -> FileStamp? { tables.witnesses[place].stamp }

  /// Returns true if a witness's question is the given one, byte for byte.
  package func isQuestion(
    _ place: Int, _ kind: Witness.Question.Kind, _ text: String, within reach: String
  ) -> Bool {
    let stored = tables.witnesses[place]
    return stored.kind == kind && isText(stored.text, text) && isText(stored.reach, reach)
  }

  /// The index of a question among the witnesses.
  package func place(of question: Witness.Question) -> Int? {
    tables.witnesses.indices.first { isQuestion($0, question.kind, question.text, within: question.reach) }
  }

  // MARK: Units

  /// The number of units.
  package var unitCount: Int { tables.units.count }

  /// The unit at an index.
  package func unit(_ place: Int) -> UnitRecord {
    UnitRecord(
      name: text(tables.units[place].name), witnesses: Array(witnesses(ofUnit: place)),
      products: products(ofUnit: place).map { index in
        let stored = tables.products[index]
        return UnitRecord.Product(
          maker: text(stored.maker), path: text(stored.path), digest: stored.digest, stamp: stored.stamp)
      }, says: says(ofUnit: place), result: bytes[tables.units[place].result])
  }

  /// Returns true if a unit has the given name, byte for byte.
  package func isUnit(_ place: Int, named name: String) -> Bool { isText(tables.units[place].name, name) }

  /// The places of all witnesses of a unit.
  package func witnesses(ofUnit place: Int) -> ArraySlice<Int> { tables.places[tables.units[place].witnesses] }

  /// The kind of a unit's diagnostics.
  package func says(ofUnit place: Int) -> UnitRecord.Says { tables.units[place].says }

  /// The indices of a unit's products among those of all units.
  package func products(ofUnit place: Int) -> Range<Int> { tables.units[place].products }

  /// A product's path, the digest of its content, and its stamp.
  package func product(_ place: Int) -> (path: String, digest: Digest, stamp: FileStamp?) {
    let stored = tables.products[place]
    return (text(stored.path), stored.digest, stored.stamp)
  }

  /// The whole state, decoded.
  package var whole: CacheState {
    CacheState(
      key: key, began: began, ended: ended, witnesses: (0..<witnessCount).map(witness),
      units: (0..<unitCount).map(unit), isTold: isTold, ledger: ledger)
  }

  // MARK: Changes

  /// Applies a change, as `StateChange.state` does; does nothing if it is a change of another state.
  package mutating func take(_ change: StateChange) {
    let count = witnessCount + change.witnesses.keys.count { $0 >= witnessCount }
    guard change.witnesses.keys.allSatisfy((0..<count).contains),
      change.units.allSatisfy({ place, unit in
        tables.units.indices.contains(place) && unit.witnesses.allSatisfy((0..<count).contains)
      })
    else { return }
    (began, ended, ledger) = (change.began, change.ended, change.ledger)
    for (place, witness) in change.witnesses.sorted(by: { $0.key < $1.key }) {
      let stored = StoredWitness(
        kind: witness.question.kind, text: number(of: witness.question.text), reach: number(of: witness.question.reach),
        answer: witness.answer, stamp: witness.stamp)
      if place == tables.witnesses.count { tables.witnesses.append(stored) } else { tables.witnesses[place] = stored }
    }
    for (place, unit) in change.units { tables.units[place] = stored(unit) }
  }

  private mutating func stored(_ unit: UnitRecord) -> StoredUnit {
    let (places, products) = (tables.places.count, tables.products.count)
    tables.places += unit.witnesses
    for product in unit.products {
      tables.products.append(
        StoredProduct(
          maker: number(of: product.maker), path: number(of: product.path), digest: product.digest,
          stamp: product.stamp))
    }
    return StoredUnit(
      name: number(of: unit.name), witnesses: places..<tables.places.count,
      products: products..<tables.products.count, says: unit.says, result: bytes.append(unit.result))
  }

  private mutating func number(of text: String) -> Int {
    tables.texts.append(bytes.append(text.utf8))
    return tables.texts.count - 1
  }

  // MARK: Texts

  private func text(_ number: Int) -> String { String(decoding: bytes[tables.texts[number]], as: UTF8.self) }

  private func isText(_ number: Int, _ text: String) -> Bool {
    text.withBytes { bytes.hold($0, at: tables.texts[number]) }
  }
}

/// The bytes of a file followed by others, without copying the file's.
struct JoinedBytes: Sendable {
  private let first: [UInt8]
  private var rest: [UInt8] = []

  init(_ first: [UInt8]) {
    self.first = first
  }

  subscript(_ range: Range<Int>) -> ArraySlice<UInt8> {
    if range.upperBound <= first.count { return first[range] }
    return rest[range.lowerBound - first.count..<range.upperBound - first.count]
  }

  /// Appends bytes, and returns their range.
  mutating func append(_ more: some Sequence<UInt8>) -> Range<Int> {
    let start = first.count + rest.count
    rest += more
    return start..<first.count + rest.count
  }

  /// Returns true if the bytes at a range are the expected ones.
  func hold(_ expected: UnsafeBufferPointer<UInt8>, at range: Range<Int>) -> Bool {
    guard expected.count == range.count else { return false }
    let isFirst = range.upperBound <= first.count
    return (isFirst ? first : rest).withUnsafeBufferPointer { bytes in
      let bytes = bytes[(isFirst ? range.lowerBound : range.lowerBound - first.count)...].prefix(range.count)
      var difference: UInt8 = 0
      for (one, other) in zip(expected, bytes) { difference |= one ^ other }
      return bytes.count == expected.count && difference == 0
    }
  }
}

extension String {
  /// Calls `body` with the text's UTF-8 bytes, without copying them.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
