import TutorialSyntax

/// The properties before a node: an anchor and a tag.
struct NodeProperties {
  var anchor: String?
  /// The tag, with its prefix expanded.
  var tag: String?
  var tagRange = ByteRange(0, 0)
}

extension YAMLComposer {
  /// Reads the current node's properties and moves the start of `range` past them.
  func takeProperties(_ events: inout LibYAMLEvents, _ range: inout ByteRange) -> NodeProperties {
    var properties = NodeProperties(anchor: events.anchor, tag: events.tag)
    let bytes = source.bytes
    let end = Int(range.end)
    var index = Int(range.start)
    while index < end {
      let begin = index
      switch bytes[index] {
      case UInt8(ascii: "&"):
        index += 1
        while index < end, !isSpace(bytes[index]), !isFlowIndicator(bytes[index]) { index += 1 }
      case UInt8(ascii: "!"):
        let isVerbatim = index + 1 < end && bytes[index + 1] == UInt8(ascii: "<")
        index += 1
        while index < end, !isSpace(bytes[index]), isVerbatim || !isFlowIndicator(bytes[index]) { index += 1 }
        properties.tagRange = ByteRange(UInt32(begin), UInt32(index))
      case UInt8(ascii: "#"):
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case let byte where isSpace(byte): index += 1
      default:
        range.start = UInt32(index)
        return properties
      }
    }
    range.start = range.end
    return properties
  }

  /// Returns true if a scalar with its tag is plain: `!!str` makes it text, and `!!int` and the like undo quotes.
  mutating func resolveScalarTag(_ properties: NodeProperties, isPlain: Bool) -> Bool {
    switch properties.tag {
    case nil: return isPlain
    case "!", coreTag + "str": return false
    case coreTag + "int", coreTag + "float", coreTag + "bool", coreTag + "null": return true
    case coreTag + "merge" where isPlain: return true
    default:
      var unknown = unknownTag(properties)
      if isPlain, properties.tag?.hasPrefix(coreTag) == false {
        unknown.primaryLabel = "quote the text if it begins so"
      }
      diagnostics.append(unknown)
      return isPlain
    }
  }

  /// Accepts the tags that match the node's kind.
  mutating func resolveCollectionTag(_ properties: NodeProperties, _ kind: Document.Kind) {
    switch properties.tag {
    case nil, "!": return
    case coreTag + "map" where kind == .mapping: return
    case coreTag + "seq" where kind == .sequence: return
    default: diagnostics.append(unknownTag(properties))
    }
  }

  private func unknownTag(_ properties: NodeProperties) -> Diagnostic {
    let written = String(decoding: source.bytes[properties.tagRange.range], as: UTF8.self)
    return Diagnostic(
      .yamlSyntax, "tag \"\(excerpt(written))\" has no meaning here", at: SourceSpan(source, properties.tagRange))
  }
}

private let coreTag = "tag:yaml.org,2002:"

/// Returns true for spaces, tabs and line ends.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

private func isFlowIndicator(_ byte: UInt8) -> Bool {
  [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(byte)
}
