/// A state as it stands in the bytes of its file: it has been read to its end, and what is asked of it is put together
/// from there. A build in which nothing has changed asks for little of it, and for no text at all.
package struct StoredState: Sendable {
  /// What all units depend on.
  package let key: Digest
  /// When the last build began that this is of.
  package private(set) var began: FileStamp.Instant
  /// When it had put all files in their places.
  package private(set) var ended: FileStamp.Instant
  /// The list of outputs, as in `CacheState`.
  package private(set) var ledger: FileStamp?
  /// Whether the diagnostics of its units are, together, all that the build said.
  package let isTold: Bool
  private var bytes: JoinedBytes
  private var tables: Tables

  /// Texts are numbers of a list, and lists are ranges of one that holds those of all: nothing here has to be freed by
  /// itself.
  struct Tables: Sendable {
    var texts: [Range<Int>] = []
    var witnesses: [StoredWitness] = []
    var units: [StoredUnit] = []
    /// The witnesses of all units.
    var places: [Int] = []
    /// The products of all units.
    var products: [StoredProduct] = []
  }

  /// A witness: the numbers of its texts.
  struct StoredWitness: Sendable {
    let kind: Witness.Question.Kind
    let text: Int
    let reach: Int
    let answer: Digest
    let stamp: FileStamp?
  }

  /// A unit: the numbers of its texts, and where the rest is.
  struct StoredUnit: Sendable {
    let name: Int
    let layouts: Int
    let witnesses: Range<Int>
    let products: Range<Int>
    let says: UnitRecord.Says
    let result: Range<Int>
  }

  /// A product: the numbers of its texts.
  struct StoredProduct: Sendable {
    let maker: Int
    let path: Int
    let digest: Digest
    let stamp: FileStamp?
  }

  /// A state that has been read; each number in the tables leads to something.
  init(
    _ bytes: [UInt8], key: Digest, began: FileStamp.Instant, ended: FileStamp.Instant, ledger: FileStamp?, isTold: Bool,
    _ tables: Tables
  ) {
    (self.key, self.began, self.ended, self.ledger) = (key, began, ended, ledger)
    (self.isTold, self.tables) = (isTold, tables)
    self.bytes = JoinedBytes(bytes)
  }

  // MARK: Witnesses

  /// How many there are.
  package var witnessCount: Int { tables.witnesses.count }

  /// One of them.
  package func witness(_ place: Int) -> Witness {
    let stored = tables.witnesses[place]
    return Witness(
      Witness.Question(stored.kind, text(stored.text), within: text(stored.reach)), answer: stored.answer,
      stamp: stored.stamp)
  }

  /// What was asked about a text.
  package func kind(ofWitness place: Int) -> Witness.Question.Kind { tables.witnesses[place].kind }

  /// Whether the text that was asked about is the beginning of a text and an ending.
  ///
  /// - Parameter count: of the beginning, in bytes; at most as many as the text has.
  package func isText(ofWitness place: Int, first count: Int, of text: String, then ending: StaticString) -> Bool {
    let range = tables.texts[tables.witnesses[place].text]
    guard count >= 0, count <= text.utf8.count, range.count == count + ending.utf8CodeUnitCount else { return false }
    return text.withBytes { text in
      bytes.hold(UnsafeBufferPointer(rebasing: text[..<count]), at: range.prefix(count))
    } && ending.withUTF8Buffer { bytes.hold($0, at: range.dropFirst(count)) }
  }

  /// The digest of the answer.
  package func answer(ofWitness place: Int) -> Digest { tables.witnesses[place].answer }

  /// What the file system said of the file that was read.
  package func stamp(ofWitness place: Int) -> FileStamp? { tables.witnesses[place].stamp }

  /// Whether a question is what was asked, byte for byte.
  package func isQuestion(
    _ place: Int, _ kind: Witness.Question.Kind, _ text: String, within reach: String
  ) -> Bool {
    let stored = tables.witnesses[place]
    return stored.kind == kind && isText(stored.text, text) && isText(stored.reach, reach)
  }

  /// The place of a question among the witnesses.
  package func place(of question: Witness.Question) -> Int? {
    tables.witnesses.indices.first { isQuestion($0, question.kind, question.text, within: question.reach) }
  }

  /// The answer to who read the file that the file system said this of.
  package func answer(toReadingOf stamp: FileStamp) -> Digest? {
    tables.witnesses.first { $0.kind == .content && $0.stamp == stamp }?.answer
  }

  // MARK: Units

  /// How many there are.
  package var unitCount: Int { tables.units.count }

  /// One of them.
  package func unit(_ place: Int) -> UnitRecord {
    UnitRecord(
      name: text(tables.units[place].name), layouts: layouts(ofUnit: place),
      witnesses: Array(witnesses(ofUnit: place)),
      products: products(ofUnit: place).map { index in
        let stored = tables.products[index]
        return UnitRecord.Product(
          maker: text(stored.maker), path: text(stored.path), digest: stored.digest, stamp: stored.stamp)
      }, says: says(ofUnit: place), result: bytes[tables.units[place].result])
  }

  /// Whether a unit has a name, byte for byte.
  package func isUnit(_ place: Int, named name: String) -> Bool { isText(tables.units[place].name, name) }

  /// The name under which the layouts of a unit are kept.
  package func layouts(ofUnit place: Int) -> String { text(tables.units[place].layouts) }

  /// The places of all witnesses of a unit.
  package func witnesses(ofUnit place: Int) -> ArraySlice<Int> { tables.places[tables.units[place].witnesses] }

  /// What a build says of a unit.
  package func says(ofUnit place: Int) -> UnitRecord.Says { tables.units[place].says }

  /// The places of the products of a unit among those of all.
  package func products(ofUnit place: Int) -> Range<Int> { tables.units[place].products }

  /// Where a product is, the digest of its content, and what the file system said of it.
  package func product(_ place: Int) -> (path: String, digest: Digest, stamp: FileStamp?) {
    let stored = tables.products[place]
    return (text(stored.path), stored.digest, stored.stamp)
  }

  /// All of it.
  package var whole: CacheState {
    CacheState(
      key: key, began: began, ended: ended, witnesses: (0..<witnessCount).map(witness),
      units: (0..<unitCount).map(unit), isTold: isTold, ledger: ledger)
  }

  // MARK: Changes

  /// Puts what a change says in its place, as `StateChange.state` does; nothing where it is a change of another state.
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
      name: number(of: unit.name), layouts: number(of: unit.layouts), witnesses: places..<tables.places.count,
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

/// The bytes of a file, and others behind them, without the file's being copied.
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

  /// Adds bytes behind the others, and says where they are.
  mutating func append(_ more: some Sequence<UInt8>) -> Range<Int> {
    let start = first.count + rest.count
    rest += more
    return start..<first.count + rest.count
  }

  /// Whether some bytes stand somewhere.
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
  /// Does something with the bytes of the text, which is not copied.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
