import TutorialSyntax
import TutorialTour
import TutorialValues

extension SchemaDefinition {
  /// A pattern of routes.
  static let route = SchemaDefinition("route") {
    [
      "description":
        "A pattern of routes: :name stands for any one part, * at the end for the rest. It has no query (?) or fragment (#).",
      "type": "string", "pattern": "^/[^?#]*$", "maxLength": .number(Double(TourRoute.byteLimit)),
    ]
  }
}

extension Kind where Value == Located<TourRoute> {
  /// A pattern of routes.
  static var route: Kind {
    Kind(KindForm(.reference(.route), examples: ["/inbox", "/inbox/:id", "/settings/*"])) { decoder, field, called in
      decoder.route(field.value, of: called)
    }
  }
}

extension Decoder {
  /// Reads a route pattern: `/inbox`, `/inbox/:id`, `/settings/*`.
  mutating func route(_ node: NodeID, of name: String) -> Located<TourRoute>? {
    guard
      let text = filledString(node, of: name, expected: "a route such as /inbox/:id", limit: TourRoute.byteLimit)
    else { return nil }
    do throws(TourRoute.Fault) {
      return Located(try TourRoute(parsing: text.value), text.range)
    } catch {
      report(error, text.value, node, of: name)
      return nil
    }
  }

  private mutating func report(_ fault: TourRoute.Fault, _ text: String, _ node: NodeID, of name: String) {
    let shown = "\"\(excerpt(text))\""
    switch fault {
    case .noSlash:
      let path = Self.pathOfAddress(text)
      reportOutOfRange(
        node,
        path == nil ? "\(name) \(shown) does not begin with a slash" : "\(name) \(shown) is an address, not a route",
        fixits: [replacement(node, path ?? "/\(text)")])
    case .hasQuery:
      let path = String(text.prefix { $0 != "?" && $0 != "#" })
      reportOutOfRange(
        node, "a route has no ? and no #, but \(shown) has one",
        fixits: [replacement(node, path)])
    case .strayStar:
      reportOutOfRange(node, "a * in \(shown) is not the last part: it stands for the rest of a route")
    case .badName(let part):
      reportOutOfRange(
        node,
        "\":\(excerpt(part))\" in \(shown) is not a name: a letter or _, then letters, digits and _; at the start of a part, "
          + "write %3A for a colon")
    case .repeatedName(let part):
      reportOutOfRange(node, "\":\(excerpt(part))\" is in \(shown) twice")
    case .tooLong:
      let message = "\(name) has more than \(TourRoute.segmentLimit) parts or \(TourRoute.byteLimit) bytes"
      self.report(Diagnostic(.limitExceeded, message, at: document.span(node)))
    }
  }

  /// The path of a whole address such as `https://example.com/inbox`; nil if the text isn't one.
  private static func pathOfAddress(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let mark = Array("://".utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: mark) else { return nil }
    let rest = bytes[(colon + mark.count)...]
    let path = rest.drop { $0 != UInt8(ascii: "/") }.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
  }
}
