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
    line { json in
      json.key("protocol")
      json.string("tutorialc.measure")
      json.key("versions")
      json.beginArray()
      json.number(version)
      json.number(version)
      json.endArray()
      json.key("fonts")
      json.beginObject()
      for face in MeasurerFace.allCases {
        json.key(escaping: face.rawValue)
        json.beginArray()
        for font in fonts[face] { write(font, &json) }
        json.endArray()
      }
      json.endObject()
    }
  }

  private static func write(_ font: MeasurerFont, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("path")
    json.string(font.path)
    json.key("index")
    json.number(font.index)
    if let weight = font.weight {
      json.key("weight")
      json.number(shortest: weight)
    }
    json.key("locales")
    json.beginArray()
    for locale in font.locales { json.string(locale) }
    json.endArray()
    json.endObject()
  }

  /// Returns a measurer's answer to the greeting.
  package static func welcome(_ plugin: PluginDescription) -> [UInt8] {
    line { json in
      json.key("version")
      json.number(version)
      json.key("name")
      json.string(plugin.name)
      json.key("release")
      json.string(plugin.version)
    }
  }

  /// Returns an error answer.
  package static func refusal(_ failure: MeasurerFailure) -> [UInt8] {
    line { json in
      json.key("error")
      json.string(failure.message)
      if let font = failure.font {
        json.key("face")
        json.string(font.face.rawValue)
        json.key("font")
        json.number(font.index)
      }
    }
  }

  /// Returns the line of a request.
  package static func line(_ request: MeasureRequest) -> [UInt8] {
    line { json in
      json.key("text")
      var text = String.UnicodeScalarView()
      text.append(contentsOf: request.text)
      json.string(String(text))
      json.key("face")
      json.string(request.face.rawValue)
      json.key("strong")
      json.beginArray()
      for range in request.strong {
        json.beginArray()
        json.number(range.lowerBound)
        json.number(range.upperBound)
        json.endArray()
      }
      json.endArray()
      json.key("size")
      json.number(shortest: request.size)
      json.key("locale")
      json.string(request.locale)
      json.key("breaks")
      json.beginArray()
      for place in request.breaks { json.number(place) }
      json.endArray()
    }
  }

  /// Returns the line of an answer.
  package static func line(_ answer: MeasureAnswer) -> [UInt8] {
    line { json in
      json.key("advances")
      write(answer.advances, &json)
      json.key("lineEnds")
      write(answer.lineEnds, &json)
      json.key("lineStarts")
      write(answer.lineStarts, &json)
      json.key("missing")
      json.beginArray()
      for scalar in answer.missing { json.string(String(Character(scalar))) }
      json.endArray()
    }
  }

  /// Writes values, except those that aren't finite; the reader refuses such an answer as too short.
  private static func write(_ values: [Double], _ json: inout JSONWriter) {
    json.beginArray()
    for value in values where value.isFinite { json.number(shortest: value) }
    json.endArray()
  }

  private static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    body(&json)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
