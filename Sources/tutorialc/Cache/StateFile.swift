/// A state as the contents of its file: a line with the format, the state, and a tag made with the key.
///
/// A change of a state is a separate file, which identifies the state by its tag.
package enum StateFile {
  private static let header = Array("tutorialc.cache/1\n".utf8)
  private static let changeHeader = Array("tutorialc.changes/1\n".utf8)

  /// The file contents for a state.
  package static func bytes(of state: CacheState, _ key: StateKey) -> [UInt8] {
    var body = RecordBody()
    body.writer.digest(state.key)
    body.writer.instant(state.began)
    body.writer.instant(state.ended)
    body.writer.optional(state.ledger) { $0.stamp($1) }
    body.writer.count(state.witnesses.count)
    for witness in state.witnesses { body.add(witness) }
    body.writer.count(state.units.count)
    for unit in state.units { body.add(unit) }
    body.writer.flag(state.isTold)
    return key.tagged(body.bytes(behind: header))
  }

  /// The state in a file's contents; nil unless they were written with this key.
  package static func state(in bytes: [UInt8], _ key: StateKey) -> StoredState? {
    guard let reader = reader(of: bytes, header, key) else { return nil }
    return read(reader) { reader throws(RecordReader.Damage) in try reader.state(in: bytes) }
  }

  /// The file contents for a change.
  ///
  /// - Parameter state: the contents of the changed state's file.
  package static func bytes(of change: StateChange, since state: [UInt8], _ key: StateKey) -> [UInt8] {
    var body = RecordBody()
    body.writer.instant(change.began)
    body.writer.instant(change.ended)
    body.writer.optional(change.ledger) { $0.stamp($1) }
    body.writer.count(change.witnesses.count)
    for (place, witness) in change.witnesses.sorted(by: { $0.key < $1.key }) {
      body.writer.count(place)
      body.add(witness)
    }
    body.writer.count(change.units.count)
    for (place, unit) in change.units.sorted(by: { $0.key < $1.key }) {
      body.writer.count(place)
      body.add(unit)
    }
    return key.tagged(body.bytes(behind: changeHeader + StateKey.tag(behind: state)))
  }

  /// The change in a file's contents; nil unless they were written with this key for this state.
  ///
  /// - Parameter state: the contents of the changed state's file.
  package static func change(in bytes: [UInt8], since state: [UInt8], _ key: StateKey) -> StateChange? {
    guard let reader = reader(of: bytes, changeHeader + StateKey.tag(behind: state), key) else { return nil }
    return read(reader) { reader throws(RecordReader.Damage) in try reader.change() }
  }

  private static func reader(of bytes: [UInt8], _ header: [UInt8], _ key: StateKey) -> RecordReader? {
    guard bytes.starts(with: header), let end = key.end(of: bytes), end >= header.count else { return nil }
    return RecordReader(bytes[header.count..<end])
  }

  private static func read<Value>(
    _ reader: RecordReader, _ read: (inout RecordReader) throws(RecordReader.Damage) -> Value
  ) -> Value? {
    var reader = reader
    guard let value = try? read(&reader), reader.isAtEnd else { return nil }
    return value
  }
}

/// Witnesses and units to be written to a file, which begins with their texts.
private struct RecordBody {
  var writer = RecordWriter()
  private var texts = TextTable()

  mutating func add(_ witness: Witness) {
    writer.byte(witness.question.kind.rawValue)
    writer.count(texts.place(of: witness.question.text))
    writer.count(texts.place(of: witness.question.reach))
    writer.digest(witness.answer)
    writer.optional(witness.stamp) { $0.stamp($1) }
  }

  mutating func add(_ unit: UnitRecord) {
    writer.count(texts.place(of: unit.name))
    writer.list(unit.witnesses) { $0.count($1) }
    writer.count(unit.products.count)
    for product in unit.products {
      writer.count(texts.place(of: product.maker))
      writer.count(texts.place(of: product.path))
      writer.digest(product.digest)
      writer.optional(product.stamp) { $0.stamp($1) }
    }
    writer.byte(unit.says.rawValue)
    writer.count(unit.result.count)
    writer.raw(unit.result)
  }

  func bytes(behind header: [UInt8]) -> [UInt8] {
    var file = RecordWriter()
    file.raw(header)
    file.list(texts.texts) { $0.text($1) }
    file.raw(writer.bytes)
    return file.bytes
  }
}

/// A list of texts without duplicates.
private struct TextTable {
  private(set) var texts: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension RecordWriter {
  fileprivate mutating func instant(_ instant: FileStamp.Instant) {
    word(instant.device)
    word(UInt64(bitPattern: instant.time))
  }
}

extension RecordReader {
  /// - Parameter file: the bytes that are read.
  fileprivate mutating func state(in file: [UInt8]) throws(Damage) -> StoredState {
    var tables = StoredState.Tables()
    tables.texts = try list(least: 4) { reader throws(Damage) in try reader.take(try reader.count()) }
    let key = try digest()
    let (began, ended) = (try instant(), try instant())
    let ledger = try optional { reader throws(Damage) in try reader.stamp() }
    let textCount = tables.texts.count
    tables.witnesses = try list(least: 42) { reader throws(Damage) in try reader.storedWitness(textCount) }
    let unitCount = try count(least: 17)
    tables.units.reserveCapacity(unitCount)
    // Most units have one output and four witnesses: their content, their reach, their layout and their lock.
    tables.products.reserveCapacity(unitCount)
    tables.places.reserveCapacity(4 * unitCount)
    for _ in 0..<unitCount { tables.units.append(try storedUnit(&tables)) }
    return StoredState(
      file, key: key, began: began, ended: ended, ledger: ledger, isTold: try flag(), tables)
  }

  private mutating func storedWitness(_ textCount: Int) throws(Damage) -> StoredState.StoredWitness {
    guard let kind = Witness.Question.Kind(rawValue: try byte()) else { throw Damage() }
    return StoredState.StoredWitness(
      kind: kind, text: try place(below: textCount), reach: try place(below: textCount), answer: try digest(),
      stamp: try flag() ? try stamp() : nil)
  }

  private mutating func storedUnit(_ tables: inout StoredState.Tables) throws(Damage) -> StoredState.StoredUnit {
    let textCount = tables.texts.count
    let name = try place(below: textCount)
    let (places, products) = (tables.places.count, tables.products.count)
    for _ in 0..<(try count(least: 4)) { tables.places.append(try place(below: tables.witnesses.count)) }
    for _ in 0..<(try count(least: 41)) {
      tables.products.append(
        StoredState.StoredProduct(
          maker: try place(below: textCount), path: try place(below: textCount), digest: try digest(),
          stamp: try flag() ? try stamp() : nil))
    }
    return StoredState.StoredUnit(
      name: name, witnesses: places..<tables.places.count, products: products..<tables.products.count,
      says: try says(), result: try take(try count()))
  }

  fileprivate mutating func change() throws(Damage) -> StateChange {
    let texts = try list(least: 4) { reader throws(Damage) in try reader.text() }
    let (began, ended) = (try instant(), try instant())
    let ledger = try optional { reader throws(Damage) in try reader.stamp() }
    let witnesses = try list(least: 46) { reader throws(Damage) in
      (try reader.place(below: .max), try reader.witness(texts))
    }
    // Which places there are is known when the state is.
    let units = try list(least: 21) { reader throws(Damage) in
      (try reader.place(below: .max), try reader.unit(texts, .max))
    }
    return StateChange(
      began: began, ended: ended, ledger: ledger, witnesses: Dictionary(witnesses) { $1 },
      units: Dictionary(units) { $1 })
  }

  private mutating func instant() throws(Damage) -> FileStamp.Instant {
    FileStamp.Instant(device: try word(), time: Int64(bitPattern: try word()))
  }

  /// Reads an index below a limit.
  private mutating func place(below limit: Int) throws(Damage) -> Int {
    let start = try take(4).lowerBound - bytes.startIndex
    let raw = bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self)) }
    guard let place = Int(exactly: raw), place < limit else { throw Damage() }
    return place
  }

  private mutating func witness(_ texts: [String]) throws(Damage) -> Witness {
    guard let kind = Witness.Question.Kind(rawValue: try byte()) else { throw Damage() }
    let text = texts[try place(below: texts.count)]
    let reach = texts[try place(below: texts.count)]
    return Witness(
      Witness.Question(kind, text, within: reach), answer: try digest(),
      stamp: try optional { reader throws(Damage) in try reader.stamp() })
  }

  private mutating func unit(_ texts: [String], _ witnessCount: Int) throws(Damage) -> UnitRecord {
    UnitRecord(
      name: texts[try place(below: texts.count)],
      witnesses: try list(least: 4) { reader throws(Damage) in try reader.place(below: witnessCount) },
      products: try list(least: 41) { reader throws(Damage) in try reader.product(texts) },
      says: try says(), result: try raw(try count()))
  }

  private mutating func says() throws(Damage) -> UnitRecord.Says {
    guard let says = UnitRecord.Says(rawValue: try byte()) else { throw Damage() }
    return says
  }

  private mutating func product(_ texts: [String]) throws(Damage) -> UnitRecord.Product {
    UnitRecord.Product(
      maker: texts[try place(below: texts.count)], path: texts[try place(below: texts.count)], digest: try digest(),
      stamp: try optional { reader throws(Damage) in try reader.stamp() })
  }
}
