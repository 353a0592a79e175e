import TutorialReporting
import TutorialSyntax
package import TutorialTour
import TutorialTourWriting

/// The results of building one tutorial that matter for all tutorials together.
///
/// These are its id, which must be unique; its outputs, which no other tutorial may write; and the parts of its tour
/// that emitters of all tutorials read. As a file, it is two lines of JSON: the tutorial's data, and the tour, which is
/// empty if no emitter reads it.
package struct TutorialSummary: Sendable {
  /// The tutorial's file.
  package var path: String
  /// Its id, and the byte range of the id in the file.
  package var id: String
  package var idStart: Int
  package var idEnd: Int
  /// The emitters' outputs, by their paths relative to the output folder.
  package var outputs: [(emitter: String, path: String)]
  /// The parts of its tour that emitters read; nil if there are none.
  package var tour: Tour?

  /// A summary with the given fields.
  package init(
    path: String, id: String, idStart: Int, idEnd: Int, outputs: [(emitter: String, path: String)], tour: Tour?
  ) {
    (self.path, self.id, self.idStart, self.idEnd) = (path, id, idStart, idEnd)
    (self.outputs, self.tour) = (outputs, tour)
  }

  /// A list of summaries' paths, as one line of JSON.
  package static func list(of paths: [String]) -> String {
    var writer = JSONWriter()
    writer.list(of: paths) { $0.string($1) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The paths of such a list; nil if it is invalid.
  package static func paths(inList bytes: [UInt8]) -> [String]? { JSONValue(bytes)?.texts }

  private static let schema = "tutorialc.summary/1"

  /// The contents of the summary's file.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("schema", Self.schema)
      json.member("path", path)
      json.member("id", id)
      json.member("start", idStart)
      json.member("end", idEnd)
      json.list("outputs", of: outputs) { json, output in
        json.object { json in
          json.member("emitter", output.emitter)
          json.member("path", output.path)
        }
      }
    }
    writer.endLine()
    return writer.bytes + (tour?.json() ?? Array("\n".utf8))
  }

  /// Reads the contents of a file; nil if they aren't a summary of this version.
  package init?(parsing bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), let root = JSONValue(Array(bytes[..<end])),
      root["schema"]?.text == Self.schema, let path = root["path"]?.text, let id = root["id"]?.text,
      let start = root["start"]?.number, let stop = root["end"]?.number, 0 <= start, start <= stop,
      UInt32(exactly: stop) != nil, let all = root["outputs"]?.items
    else { return nil }
    var outputs: [(emitter: String, path: String)] = []
    for each in all {
      guard let emitter = each["emitter"]?.text, let path = each["path"]?.text else { return nil }
      outputs.append((emitter, path))
    }
    let rest = Array(bytes[(end + 1)...])
    var tour: Tour?
    if rest.count > 1 {
      guard let read = try? Tour.read(rest) else { return nil }
      tour = read
    }
    self.init(path: path, id: id, idStart: start, idEnd: stop, outputs: outputs, tour: tour)
  }
}
