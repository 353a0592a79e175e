/// A build's knowledge of earlier ones: the dependencies of each unit of work, and its results.
///
/// Invariants:
///
/// 1. **A unit only depends on its key and its witnesses.** The key is a digest of the program and of everything that
/// the command line, the environment and the configuration determine. The witnesses are all questions to the world,
/// including those that it refused or answered with nothing.
/// 2. **A witness is what was compiled.** The digest is of the very bytes that were passed on, and the stamp was the
/// same before and after they were read. If one question was answered differently within a build, no unit that asked it
/// is kept.
/// 3. **A stamp is trusted only if a later change would show in it.** The stamp of a file that was read must be older
/// than the beginning of the build that read it (`began`); that of an output must be older than the state (`ended`).
/// Otherwise the content is hashed. Both times are those of the output folder's file system, not of a clock.
/// 4. **Resolved paths are never kept.** Links are followed again, and access to a name is checked again.
/// 5. **A state is trusted only as a whole**, and only with the key that it was written with. A state that is damaged,
/// truncated, of another version or of another user is treated as missing.
/// 6. **A state is replaced atomically**, after all its files are in place. It has no stamp of a file that a build
/// didn't put there, or could not.
/// 7. **The report of a build is known from its units** (`isFullyReported`), or isn't known. If all witnesses, all outputs
/// and the list of tutorials are unchanged, a build repeats those units' diagnostics, and does nothing else.
/// 8. **Units may be redone alone** if the earlier build was fully reported and everything else is unchanged, as long as
/// checks across units see no difference: the units keep their ids, the names of their outputs, and the diagnostics that
/// their comments silence in files that others read too. Their results are kept beside the state's file, as its changes.
/// Changes are made only when all witnesses have been asked again: a stamp that the state's times trust is older than the
/// later ones.
///
/// Consequence: after any sequence of changes, a build with a state has the same outputs and diagnostics as one
/// without. `Tests/Cache` tests that.
///
/// A state stays in the serialised form of its file, which was validated; values are decoded on demand. A no-op build asks
/// for little of it, and for no texts at all.
package struct CacheState: Sendable {
  /// The digest of everything that all units depend on.
  package let key: Digest
  /// The beginning of the build that wrote this.
  package private(set) var began = FileStamp.Instant(device: 0, time: .min)
  /// The time when all files were in place.
  package private(set) var ended = FileStamp.Instant(device: 0, time: .min)
  /// True if the units' diagnostics are all that the build reported.
  package private(set) var isFullyReported = false
  /// The stamp of the list of outputs. Nil unless the list consists of these units' products and of earlier products of
  /// tutorials that have errors now.
  package private(set) var outputsStamp: FileStamp?
  /// The indices that differ from the state's file, if it has one.
  private(set) var changedWitnesses: Set<Int> = []
  package private(set) var changedUnits: Set<Int> = []
  var bytes: JoinedBytes
  var tables = Tables()
  /// The indices of texts that were added since the state was read.
  private var numbers: [String: Int] = [:]

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
    let scope: Int
    let answer: Digest
    let stamp: FileStamp?
  }

  /// A unit, with indices of its texts and ranges of its lists.
  struct StoredUnit: Sendable {
    let name: Int
    let witnesses: Range<Int>
    let products: Range<Int>
    let diagnosticLevel: UnitRecord.DiagnosticLevel
    let result: Range<Int>
  }

  /// A product, with indices of its texts.
  struct StoredProduct: Sendable {
    let maker: Int
    let path: Int
    let digest: Digest
    let stamp: FileStamp?
  }

  /// An empty state.
  package init(key: Digest) { self.init(key: key, []) }

  /// A state with the bytes of its file, of which nothing has been read yet.
  init(key: Digest, _ file: [UInt8]) {
    self.key = key
    bytes = JoinedBytes(file)
  }

  // MARK: Witnesses

  /// The number of witnesses.
  package var witnessCount: Int { tables.witnesses.count }

  /// The witness at an index.
  package func witness(_ place: Int) -> Witness {
    let stored = tables.witnesses[place]
    return Witness(
      Witness.Question(stored.kind, text(stored.text), within: text(stored.scope)), answer: stored.answer,
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
    _ place: Int, _ kind: Witness.Question.Kind, _ text: String, within scope: String
  ) -> Bool {
    let stored = tables.witnesses[place]
    return stored.kind == kind && isText(stored.text, text) && isText(stored.scope, scope)
  }

  /// The index of a question among the witnesses.
  package func place(of question: Witness.Question) -> Int? {
    tables.witnesses.indices.first { isQuestion($0, question.kind, question.text, within: question.scope) }
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
      }, diagnosticLevel: diagnosticLevel(ofUnit: place), result: bytes[tables.units[place].result])
  }

  /// Returns true if a unit has the given name, byte for byte.
  package func isUnit(_ place: Int, named name: String) -> Bool { isText(tables.units[place].name, name) }

  /// The indices of a unit's witnesses.
  package func witnesses(ofUnit place: Int) -> ArraySlice<Int> { tables.places[tables.units[place].witnesses] }

  /// The kind of a unit's diagnostics.
  package func diagnosticLevel(ofUnit place: Int) -> UnitRecord.DiagnosticLevel { tables.units[place].diagnosticLevel }

  /// The indices of a unit's products.
  package func products(ofUnit place: Int) -> Range<Int> { tables.units[place].products }

  /// A product's path, the digest of its content, and its stamp.
  package func product(_ place: Int) -> (path: String, digest: Digest, stamp: FileStamp?) {
    let stored = tables.products[place]
    return (text(stored.path), stored.digest, stored.stamp)
  }

  // MARK: Changes

  /// Replaces the witness at an index, or appends one.
  package mutating func put(_ witness: Witness, at place: Int) {
    let question = witness.question
    put(
      StoredWitness(
        kind: question.kind, text: number(of: question.text), scope: number(of: question.scope),
        answer: witness.answer, stamp: witness.stamp), at: place, isChange: !bytes.first.isEmpty)
  }

  /// Replaces the unit at an index, or appends one.
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
        products: products..<tables.products.count, diagnosticLevel: unit.diagnosticLevel,
        result: bytes.append(unit.result)),
      at: place, isChange: !bytes.first.isEmpty)
  }

  /// Sets the times of the build, and what it left.
  package mutating func close(
    began: FileStamp.Instant, ended: FileStamp.Instant, isFullyReported: Bool, outputsStamp: FileStamp?
  ) {
    (self.began, self.ended, self.isFullyReported, self.outputsStamp) = (began, ended, isFullyReported, outputsStamp)
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
  /// Calls `body` with the bytes of the text, without a copy.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}
