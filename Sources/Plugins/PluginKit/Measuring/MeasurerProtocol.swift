import TutorialSyntax

/// The protocol of the compiler and a measurer: requests and answers in turn, each a JSON object on a line.
///
/// ```
/// > {"protocol":"tutorialc.measure","versions":[1,1],"fonts":{"title":[{"path":"Inter.ttf","index":0}],…}}
/// < {"version":1,"name":"tutorialc-measure","release":"0.1.0"}
/// > {"text":"Tap here","face":"body","strong":[[0,3]],"size":15,"locale":"en","breaks":[4]}
/// < {"advances":[9.2,…],"lineEnds":[],"lineStarts":[],"missing":[]}
/// ```
///
/// If something is wrong, the answer is `{"error":"…"}`. The answer to the greeting adds `"face"` and `"font"` if a font
/// is the cause. The measurer ends when its input does.
package enum MeasurerProtocol {
  /// The only version so far.
  package static let version = 1
  /// The longest line, in bytes. A longer line ends the conversation.
  package static let lineLimit = 16 * 1024 * 1024
  /// The maximum number of scalars in a text.
  package static let textLimit = 200_000

  // MARK: Writing

  /// Returns the compiler's first line.
  package static func greeting(_ fonts: MeasurerFonts) -> [UInt8] {
    JSONWriter.line { json in
      json.write("protocol", "tutorialc.measure")
      json.write("versions", version...version)
      json.object("fonts") { json in
        for face in MeasurerFace.allCases {
          json.key(escaping: face.rawValue)
          json.list(fonts[face]) { write($1, &$0) }
        }
      }
    }
  }

  private static func write(_ font: MeasurerFont, _ json: inout JSONWriter) {
    json.beginObject()
    json.write("path", font.path)
    json.write("index", font.index)
    json.write("weight", font.weight)
    json.write("locales", font.locales)
    json.endObject()
  }

  /// Returns a measurer's answer to the greeting.
  package static func welcome(_ plugin: PluginDescription) -> [UInt8] {
    JSONWriter.line { json in
      json.write("version", version)
      json.write("name", plugin.name)
      json.write("release", plugin.version)
    }
  }

  /// Returns an error answer.
  package static func refusal(_ failure: MeasurerFailure) -> [UInt8] {
    JSONWriter.line { json in
      json.write("error", failure.message)
      json.write("face", failure.font?.face.rawValue)
      json.write("font", failure.font?.index)
    }
  }

  /// Returns the line of a request.
  package static func line(_ request: MeasureRequest) -> [UInt8] {
    JSONWriter.line { json in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: request.text)
      json.write("text", String(text))
      json.write("face", request.face.rawValue)
      json.list("strong", request.strong) { $0.write([Double($1.lowerBound), Double($1.upperBound)]) }
      json.write("size", request.size)
      json.write("locale", request.locale)
      json.list("breaks", request.breaks) { $0.number($1) }
    }
  }

  /// Returns the line of an answer.
  package static func line(_ answer: MeasureAnswer) -> [UInt8] {
    JSONWriter.line { json in
      // The reader refuses an answer that lacks values because they aren't finite.
      json.write("advances", answer.advances.filter(\.isFinite))
      json.write("lineEnds", answer.lineEnds.filter(\.isFinite))
      json.write("lineStarts", answer.lineStarts.filter(\.isFinite))
      json.write("missing", answer.missing.map { String($0) })
    }
  }
}
