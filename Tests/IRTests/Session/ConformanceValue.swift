import Foundation
import Testing
import TutorialSyntax

/// A JSON value of the conformance vectors.
enum ConformanceValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([ConformanceValue])
  case object([String: ConformanceValue])

  /// Reads a JSON text. (`JSONDecoder` takes a minute for all vectors, because it throws an error for each wrong guess at
  /// a value's type.)
  init(json bytes: [UInt8]) throws {
    let read = JSONReader.read(SourceText(path: "", bytes: bytes))
    #expect(read.diagnostics.isEmpty)
    self = try Self(read.value, #require(read.value.root))
  }

  private init(_ document: Document, _ node: NodeID) throws {
    switch document.kind(node) {
    case .quoted: self = .text(document.string(node))
    case .sequence: self = .list(try document.children(node).map { try Self(document, $0) })
    case .mapping:
      var (fields, children) = ([String: Self](), document.children(node))
      while let name = children.next(), let value = children.next() {
        fields[document.string(name)] = try Self(document, value)
      }
      self = .object(fields)
    case .plain, .alias:
      switch document.string(node) {
      case "null": self = .null
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case let number: self = .number(try #require(Double(number)))
      }
    }
  }

  /// A string, or null.
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// A list of strings.
  init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }

  /// The value of a field, or null if there is none.
  subscript(_ name: String) -> ConformanceValue {
    if case .object(let fields) = self { fields[name] ?? .null } else { .null }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var list: [ConformanceValue] { if case .list(let list) = self { list } else { [] } }
  var object: [String: ConformanceValue] { if case .object(let fields) = self { fields } else { [:] } }
  var numbers: [Double] { list.compactMap(\.number) }

  /// The value as a Foundation object.
  var json: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value): value
    case .text(let value): value
    case .list(let values): values.map(\.json)
    case .object(let fields): fields.mapValues(\.json)
    }
  }

  /// The tolerance of a field: `lengths` for lengths, 0.0001 for opacities, that of the enclosing value for others.
  private static func tolerance(of name: String, else tolerance: Double, lengths: Double) -> Double {
    switch name {
    case "frame", "outline", "clip", "arrow", "width": lengths
    case "pictures": 1e-4
    default: tolerance
    }
  }

  /// Returns true if both values are equal, with a tolerance for numbers.
  func isNear(_ other: ConformanceValue, within tolerance: Double, lengths: Double = 0.002) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)): abs(first - second) <= tolerance
    case (.list(let first), .list(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy { $0.isNear($1, within: tolerance, lengths: lengths) }
    case (.object(let first), .object(let second)) where second["line"] != nil:
      ConformanceLine.isNear(self["outline"].numbers, other["line"].numbers)
        && ConformanceValue.object(first.filter { $0.key != "outline" })
          .isNear(.object(second.filter { $0.key != "line" }), within: tolerance, lengths: lengths)
    case (.object(let first), .object(let second)):
      first.keys == second.keys
        && first.allSatisfy { name, value in
          second[name].map {
            value.isNear($0, within: Self.tolerance(of: name, else: tolerance, lengths: lengths), lengths: lengths)
          } ?? false
        }
    default: self == other
    }
  }
}

extension ConformanceValue {
  /// The fields that differ from the expected ones, with actual and expected values.
  func differences(from expected: ConformanceValue, lengths: Double) -> String {
    let names = Set(object.keys).union(expected.object.keys).sorted()
    return names.filter { !self[$0].isNear(expected[$0], within: 1e-5, lengths: lengths) }
      .map { name in
        if name == "pictures" { return pictureDifferences(from: expected, lengths: lengths) }
        return "\(name) is \(self[name].json), not \(expected[name].json)"
      }.joined(separator: "; ")
  }

  /// The first picture that differs, with its first differing field.
  private func pictureDifferences(from expected: ConformanceValue, lengths: Double) -> String {
    for (place, (own, other)) in zip(self["pictures"].list, expected["pictures"].list).enumerated() {
      guard own.list.count == other.list.count else {
        return "picture \(place) has \(own.list.count) layers, not \(other.list.count)"
      }
      for (layer, reference) in zip(own.list, other.list) {
        let names = layer.object.keys.filter { name in
          !ConformanceValue.object([name: layer[name]]).isNear(
            .object([name: reference[name]]), within: 1e-4, lengths: lengths)
        }
        guard let name = names.min() ?? (layer.object.keys == reference.object.keys ? nil : "keys") else { continue }
        return "picture \(place): \(name) is \(layer[name].json), not \(reference[name].json)"
      }
    }
    return "pictures"
  }
}
