/// A build's knowledge of earlier ones: the dependencies of each unit of work, and its results.
///
/// Invariants:
///
/// 1. **A unit depends on its key and its witnesses, and on nothing else.** The key is a digest of the program and of all
///    that the command line, the environment and the configuration decide. The witnesses are all questions that the
///    world was asked, those among them that it refused to answer or answered with nothing.
/// 2. **A witness is what was compiled.** The digest is of the very bytes that were handed on, and the stamp was the same
///    before they were read and afterwards. Where one question was answered twice in a build, and not in the same way,
///    no unit that asked it is kept.
/// 3. **A stamp is believed only if a later change would show in it**: of a file that was read, if it is older than the
///    beginning of the build that read it (`began`); of one that was made, if it is older than the state (`ended`).
///    Otherwise the content is digested. Both times are those of the output folder's file system, not those of a clock.
/// 4. **Where a path leads is never kept.** Links are followed anew, and whether a name may reach there is asked anew.
/// 5. **A state is believed only as a whole**, and only by who has the key that it was written with. What is damaged,
///    cut off, of another version or of somebody else is as good as none.
/// 6. **A state is replaced in one step**, after all files that it speaks of are in their places. What it says of a file
///    that a build did not put there, or could not, is nothing.
/// 7. **What a build said is known from its units**, or is not known (`isTold`). Then a build that finds all witnesses and
///    all outputs as they were, and no other tutorials, says what those units said, and does nothing.
/// 8. **Units may be done again by themselves** where a build was told and all else is as it was, as long as what compares
///    units sees no difference: they keep their ids, the names of their outputs, and what they silence by comments in
///    files that others read too. What comes of them is kept beside the state's file, as its changes. They are made only when
///    all witnesses have been asked again: a stamp that was believed by the state's times is older than the later ones.
///
/// What follows: after any sequence of changes, what a build with a state writes and says is what one without writes and
/// says. `Tests/Cache` tries it.
///
/// A state stays in the bytes of its file: an answer is put together from there. A build in which nothing has changed asks
/// for little, and for no text at all.
package struct CacheState: Sendable {
  /// What all units depend on.
  package let key: Digest
  /// When the build began that wrote this.
  package private(set) var began = FileStamp.Instant(device: 0, time: .min)
  /// When it had put all files in their places.
  package private(set) var ended = FileStamp.Instant(device: 0, time: .min)
  /// Whether the diagnostics of its units are, together, all that the build said.
  package private(set) var isTold = false
  /// The list of outputs, where that is the products of these units, what earlier builds made of tutorials that have
  /// errors now, and no others.
  package private(set) var ledger: FileStamp?
  /// The places at which something else stands than in the state's file, if it has one.
  private(set) var changedWitnesses: Set<Int> = []
  package private(set) var changedUnits: Set<Int> = []
  var bytes: JoinedBytes
  var tables = Tables()
  /// The numbers of texts that have been added since the state was read.
  private var numbers: [String: Int] = [:]

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

  /// A state of nothing.
  package init(key: Digest) { self.init(key: key, []) }

  /// A state of which nothing has been read yet.
  init(key: Digest, _ file: [UInt8]) {
    self.key = key
    bytes = JoinedBytes(file)
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

  // MARK: Units

  /// How many there are.
  package var unitCount: Int { tables.units.count }

  /// One of them.
  package func unit(_ place: Int) -> UnitRecord {
    UnitRecord(
      name: text(tables.units[place].name), witnesses: Array(witnesses(ofUnit: place)),
      products: products(ofUnit: place).map { index in
        let stored = tables.products[index]
        return UnitRecord.Product(
          maker: text(stored.maker), path: text(stored.path), digest: stored.digest, stamp: stored.stamp)
      }, says: says(ofUnit: place), result: bytes[tables.units[place].result])
  }

  /// Whether a unit has a name, byte for byte.
  package func isUnit(_ place: Int, named name: String) -> Bool { isText(tables.units[place].name, name) }

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

  // MARK: Changes

  /// Puts a witness in the place of another, or behind the last one.
  package mutating func put(_ witness: Witness, at place: Int) {
    let question = witness.question
    put(
      StoredWitness(
        kind: question.kind, text: number(of: question.text), reach: number(of: question.reach),
        answer: witness.answer, stamp: witness.stamp), at: place, isChange: !bytes.first.isEmpty)
  }

  /// Puts a unit in the place of another, or behind the last one.
  package mutating func put(_ unit: UnitRecord, at place: Int) {
    let (places, products) = (tables.places.count, tables.products.count)
    tables.places += unit.witnesses
    for product in unit.products {
      tables.products.append(
        StoredProduct(
          maker: number(of: product.maker), path: number(of: product.path), digest: product.digest,
          stamp: product.stamp))
    }
    put(
      StoredUnit(
        name: number(of: unit.name), witnesses: places..<tables.places.count,
        products: products..<tables.products.count, says: unit.says, result: bytes.append(unit.result)),
      at: place, isChange: !bytes.first.isEmpty)
  }

  /// Says when the build was at work, and what it left.
  package mutating func close(
    began: FileStamp.Instant, ended: FileStamp.Instant, isTold: Bool, ledger: FileStamp?
  ) {
    (self.began, self.ended, self.isTold, self.ledger) = (began, ended, isTold, ledger)
  }

  mutating func put(_ witness: StoredWitness, at place: Int, isChange: Bool) {
    if place < tables.witnesses.count { tables.witnesses[place] = witness } else { tables.witnesses.append(witness) }
    if isChange { changedWitnesses.insert(place) }
  }

  mutating func put(_ unit: StoredUnit, at place: Int, isChange: Bool) {
    if place < tables.units.count { tables.units[place] = unit } else { tables.units.append(unit) }
    if isChange { changedUnits.insert(place) }
  }

  // MARK: Texts

  private mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = tables.texts.count
    tables.texts.append(bytes.append(text.utf8))
    return tables.texts.count - 1
  }

  private func text(_ number: Int) -> String { String(decoding: bytes[tables.texts[number]], as: UTF8.self) }

  private func isText(_ number: Int, _ text: String) -> Bool {
    text.withBytes { bytes.hold($0, at: tables.texts[number]) }
  }
}

extension String {
  /// Does something with the bytes of the text, which is not copied.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
