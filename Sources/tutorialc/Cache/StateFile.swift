/// A state as the contents of its file: a line with the format, the state, and a tag made with the key.
///
/// The changes of a state are a separate file of the same form, which identifies the state by its tag.
package enum StateFile {
  private static let header = Array("tutorialc.cache/1\n".utf8)
  private static let changesHeader = Array("tutorialc.changes/1\n".utf8)

  /// The file contents for a state.
  package static func bytes(of state: CacheState, _ key: StateKey) -> [UInt8] {
    key.tagged(state.written(behind: header, witnesses: 0..<state.witnessCount, units: 0..<state.unitCount))
  }

  /// The file contents for the differences of a state from the file that it was read from.
  package static func changes(of state: CacheState, _ key: StateKey) -> [UInt8] {
    key.tagged(
      state.written(
        behind: changesHeader + StateKey.tag(behind: state.bytes.first), witnesses: state.changedWitnesses.sorted(),
        units: state.changedUnits.sorted()))
  }

  /// The state in a file's contents; nil unless they were written with this key.
  ///
  /// - Parameter changes: the contents of the file of changes. They are ignored if they are damaged, or another state's.
  package static func state(in bytes: [UInt8], changes: [UInt8]? = nil, _ key: StateKey) -> CacheState? {
    guard let part = part(of: bytes, behind: header, key), let state = try? CacheState(in: bytes, part) else {
      return nil
    }
    guard let changes, let part = self.part(of: changes, behind: changesHeader + StateKey.tag(behind: bytes), key),
      case var changed = state, (try? changed.readPart(of: changes, part)) != nil
    else { return state }
    return changed
  }

  private static func part(of bytes: [UInt8], behind header: [UInt8], _ key: StateKey) -> Range<Int>? {
    guard bytes.starts(with: header), let end = key.end(of: bytes), end >= header.count else { return nil }
    return header.count..<end
  }
}

// MARK: Writing

extension CacheState {
  /// The bytes of the state with the witnesses and units at some indices.
  fileprivate func written(
    behind header: [UInt8], witnesses: some Collection<Int>, units: some Collection<Int>
  ) -> [UInt8] {
    var body = RecordWriter()
    var texts = TextNumbers(count: tables.texts.count)
    body.count(witnesses.count)
    for place in witnesses {
      let witness = tables.witnesses[place]
      body.count(place)
      body.byte(witness.kind.rawValue)
      body.count(texts.number(of: witness.text))
      body.count(texts.number(of: witness.scope))
      body.digest(witness.answer)
      body.optional(witness.stamp) { $0.stamp($1) }
    }
    body.count(units.count)
    for place in units {
      let unit = tables.units[place]
      body.count(place)
      body.count(texts.number(of: unit.name))
      body.count(unit.witnesses.count)
      for witness in tables.places[unit.witnesses] { body.count(witness) }
      body.count(unit.products.count)
      for product in tables.products[unit.products] {
        body.count(texts.number(of: product.maker))
        body.count(texts.number(of: product.path))
        body.digest(product.digest)
        body.optional(product.stamp) { $0.stamp($1) }
      }
      body.byte(unit.diagnosticLevel.rawValue)
      body.count(unit.result.count)
      body.raw(bytes[unit.result])
    }
    var file = RecordWriter()
    file.raw(header)
    file.digest(key)
    file.instant(began)
    file.instant(ended)
    file.optional(outputsStamp) { $0.stamp($1) }
    file.flag(isFullyReported)
    file.count(texts.order.count)
    for text in texts.order {
      file.count(tables.texts[text].count)
      file.raw(bytes[tables.texts[text]])
    }
    file.raw(body.bytes)
    return file.bytes
  }
}

/// The indices of texts in a file, by their indices in a state.
private struct TextNumbers {
  /// The indices in the state, in the order of the file.
  private(set) var order: [Int] = []
  private var numbers: [Int]

  init(count: Int) { numbers = Array(repeating: -1, count: count) }

  mutating func number(of text: Int) -> Int {
    if numbers[text] < 0 {
      numbers[text] = order.count
      order.append(text)
    }
    return numbers[text]
  }
}

extension RecordWriter {
  fileprivate mutating func instant(_ instant: FileStamp.Instant) {
    word(instant.device)
    word(UInt64(bitPattern: instant.time))
  }
}

// MARK: Reading

extension CacheState {
  fileprivate init(in file: [UInt8], _ part: Range<Int>) throws(RecordReader.Damage) {
    var reader = RecordReader(file[part])
    self.init(key: try reader.digest(), file)
    try read(&reader, from: 0)
  }

  /// Takes the changes in a part of another file.
  fileprivate mutating func readPart(of file: [UInt8], _ part: Range<Int>) throws(RecordReader.Damage) {
    var reader = RecordReader(file[part])
    guard try reader.digest() == key else { throw RecordReader.Damage() }
    try read(&reader, from: bytes.append(file).lowerBound)
  }

  /// - Parameter start: the offset of the file among all bytes; 0 for the state's own file.
  private mutating func read(_ reader: inout RecordReader, from start: Int) throws(RecordReader.Damage) {
    let isChange = start > 0
    let (began, ended) = (try reader.instant(), try reader.instant())
    let outputsStamp = try reader.optional { reader throws(RecordReader.Damage) in try reader.stamp() }
    let isFullyReported = try reader.flag()
    let first = tables.texts.count
    let textCount = try reader.count(least: 4)
    tables.texts.reserveCapacity(first + textCount)
    for _ in 0..<textCount { tables.texts.append(try reader.range(from: start)) }
    let numbers = first..<tables.texts.count
    let witnessCount = try reader.count(least: 46)
    tables.witnesses.reserveCapacity(tables.witnesses.count + witnessCount)
    for _ in 0..<witnessCount {
      let place = try reader.place(below: tables.witnesses.count + 1)
      put(try reader.storedWitness(numbers), at: place, isChange: isChange)
    }
    let unitCount = try reader.count(least: 21)
    tables.units.reserveCapacity(tables.units.count + unitCount)
    // Most units have one output and four witnesses: their content, their scope, their layout and their lock.
    tables.products.reserveCapacity(tables.products.count + unitCount)
    tables.places.reserveCapacity(tables.places.count + 4 * unitCount)
    for _ in 0..<unitCount {
      let place = try reader.place(below: tables.units.count + 1)
      put(try storedUnit(&reader, numbers, from: start), at: place, isChange: isChange)
    }
    guard reader.isAtEnd else { throw RecordReader.Damage() }
    close(began: began, ended: ended, isFullyReported: isFullyReported, outputsStamp: outputsStamp)
  }

  private mutating func storedUnit(
    _ reader: inout RecordReader, _ numbers: Range<Int>, from start: Int
  ) throws(RecordReader.Damage) -> StoredUnit {
    let name = try reader.number(in: numbers)
    let (places, products) = (tables.places.count, tables.products.count)
    for _ in 0..<(try reader.count(least: 4)) {
      tables.places.append(try reader.place(below: tables.witnesses.count))
    }
    for _ in 0..<(try reader.count(least: 41)) {
      tables.products.append(
        StoredProduct(
          maker: try reader.number(in: numbers), path: try reader.number(in: numbers), digest: try reader.digest(),
          stamp: try reader.flag() ? try reader.stamp() : nil))
    }
    return StoredUnit(
      name: name, witnesses: places..<tables.places.count, products: products..<tables.products.count,
      diagnosticLevel: try reader.diagnosticLevel(), result: try reader.range(from: start))
  }
}

extension RecordReader {
  /// The range of bytes that follow their count.
  fileprivate mutating func range(from start: Int) throws(Damage) -> Range<Int> {
    let range = try take(try count())
    return range.lowerBound + start..<range.upperBound + start
  }

  /// Reads an index below a limit.
  fileprivate mutating func place(below limit: Int) throws(Damage) -> Int {
    let start = try take(4).lowerBound - bytes.startIndex
    let raw = bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self)) }
    guard let place = Int(exactly: raw), place < limit else { throw Damage() }
    return place
  }

  /// Reads the index of a text in the file.
  fileprivate mutating func number(in numbers: Range<Int>) throws(Damage) -> Int {
    numbers.lowerBound + (try place(below: numbers.count))
  }

  fileprivate mutating func storedWitness(_ numbers: Range<Int>) throws(Damage) -> CacheState.StoredWitness {
    guard let kind = Witness.Question.Kind(rawValue: try byte()) else { throw Damage() }
    return CacheState.StoredWitness(
      kind: kind, text: try number(in: numbers), scope: try number(in: numbers), answer: try digest(),
      stamp: try flag() ? try stamp() : nil)
  }

  fileprivate mutating func instant() throws(Damage) -> FileStamp.Instant {
    FileStamp.Instant(device: try word(), time: Int64(bitPattern: try word()))
  }

  fileprivate mutating func diagnosticLevel() throws(Damage) -> UnitRecord.DiagnosticLevel {
    guard let level = UnitRecord.DiagnosticLevel(rawValue: try byte()) else { throw Damage() }
    return level
  }
}
