/// A state as the bytes of its file: a line that names the form, the state, and a tag that only who has the key can make.
package enum StateFile {
  private static let header = Array("tutorialc.cache/3\n".utf8)

  /// The bytes of a state.
  package static func bytes(of state: CacheState, _ key: StateKey) -> [UInt8] {
    var writer = RecordWriter()
    writer.raw(header)
    var texts = TextTable()
    var body = RecordWriter()
    body.digest(state.key)
    body.instant(state.began)
    body.instant(state.ended)
    body.optional(state.ledger) { $0.stamp($1) }
    body.list(state.witnesses) { body, witness in
      body.byte(witness.question.kind.rawValue)
      body.count(texts.place(of: witness.question.text))
      body.count(texts.place(of: witness.question.reach))
      body.digest(witness.answer)
      body.optional(witness.stamp) { $0.stamp($1) }
    }
    body.list(state.units) { body, unit in
      body.count(texts.place(of: unit.name))
      body.count(texts.place(of: unit.layouts))
      body.list(unit.witnesses) { $0.count($1) }
      body.list(unit.products) { body, product in
        body.count(texts.place(of: product.maker))
        body.count(texts.place(of: product.path))
        body.digest(product.digest)
        body.optional(product.stamp) { $0.stamp($1) }
      }
      body.byte(unit.says.rawValue)
      body.count(unit.result.count)
      body.raw(unit.result)
    }
    body.flag(state.isTold)
    writer.list(texts.texts) { $0.text($1) }
    writer.raw(body.bytes)
    return key.tagged(writer.bytes)
  }

  /// The state in the bytes of a file; nil where they are not what somebody with this key wrote.
  package static func state(in bytes: [UInt8], _ key: StateKey) -> CacheState? {
    guard bytes.starts(with: header), let end = key.end(of: bytes), end >= header.count else { return nil }
    var reader = RecordReader(bytes[header.count..<end])
    guard let state = try? reader.state(), reader.isAtEnd else { return nil }
    return state
  }
}

/// Texts, each once.
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
  fileprivate mutating func state() throws(Damage) -> CacheState {
    let texts = try list(least: 4) { reader throws(Damage) in try reader.text() }
    let key = try digest()
    let (began, ended) = (try instant(), try instant())
    let ledger = try optional { reader throws(Damage) in try reader.stamp() }
    let witnesses = try list(least: 42) { reader throws(Damage) in try reader.witness(texts) }
    let units = try list(least: 21) { reader throws(Damage) in try reader.unit(texts, witnesses.count) }
    let isTold = try flag()
    return CacheState(
      key: key, began: began, ended: ended, witnesses: witnesses, units: units, isTold: isTold, ledger: ledger)
  }

  private mutating func instant() throws(Damage) -> FileStamp.Instant {
    FileStamp.Instant(device: try word(), time: Int64(bitPattern: try word()))
  }

  /// A place in a list of so many.
  private mutating func place(below limit: Int) throws(Damage) -> Int {
    let raw = try raw(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard raw < limit else { throw Damage() }
    return raw
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
      name: texts[try place(below: texts.count)], layouts: texts[try place(below: texts.count)],
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
