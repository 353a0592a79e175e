import TutorialSyntax
package import TutorialTour
import TutorialTourWriting

/// What a build of one tutorial leaves for those who look at all tutorials together: its id for the check that no other
/// has it, its outputs for the check that nobody else writes them, and what of its tour is read by emitters that speak of
/// all tutorials.
///
/// Two lines of JSON: what it says of the tutorial, and the tour, which is empty where nobody reads it.
package struct TutorialSummary: Sendable, Hashable {
  /// An output, relative to the output folder.
  package struct Output: Sendable, Hashable {
    /// Who made it.
    package let emitter: String
    /// Its path.
    package let path: String

    /// What an emitter made.
    package init(emitter: String, path: String) {
      self.emitter = emitter
      self.path = path
    }
  }

  /// The tutorial's file.
  package var path: String
  /// Its id, and the bytes of the file in which that is written.
  package var id: String
  package var idStart: Int
  package var idEnd: Int
  /// What the emitters made.
  package var outputs: [Output]
  /// What of its tour somebody reads; nil where nobody does.
  package var tour: Tour?

  /// A summary of the given fields.
  package init(path: String, id: String, idStart: Int, idEnd: Int, outputs: [Output], tour: Tour?) {
    (self.path, self.id, self.idStart, self.idEnd) = (path, id, idStart, idEnd)
    (self.outputs, self.tour) = (outputs, tour)
  }

  /// A list of summaries by their paths, as one line of JSON.
  package static func list(of paths: [String]) -> String {
    var writer = JSONWriter()
    writer.strings(paths)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The paths of such a list; nil where it is none.
  package static func paths(inList bytes: [UInt8]) -> [String]? { JSONValue(bytes)?.texts }

  private static let schema = "tutorialc.summary/1"

  /// The bytes of its file.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("schema")
    writer.string(Self.schema)
    writer.key("path")
    writer.string(path)
    writer.key("id")
    writer.string(id)
    writer.key("start")
    writer.number(idStart)
    writer.key("end")
    writer.number(idEnd)
    writer.key("outputs")
    writer.beginArray()
    for output in outputs {
      writer.beginObject()
      writer.key("emitter")
      writer.string(output.emitter)
      writer.key("path")
      writer.string(output.path)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes + (tour?.json() ?? Array("\n".utf8))
  }

  /// Reads the bytes of a file; nil where that is no summary, or one of another version.
  package init?(parsing bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), let root = JSONValue(Array(bytes[..<end])),
      root["schema"]?.text == Self.schema, let path = root["path"]?.text, let id = root["id"]?.text,
      let start = root["start"]?.number, let stop = root["end"]?.number, 0 <= start, start <= stop,
      UInt32(exactly: stop) != nil, let all = root["outputs"]?.items
    else { return nil }
    var outputs: [Output] = []
    for each in all {
      guard let emitter = each["emitter"]?.text, let path = each["path"]?.text else { return nil }
      outputs.append(Output(emitter: emitter, path: path))
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
