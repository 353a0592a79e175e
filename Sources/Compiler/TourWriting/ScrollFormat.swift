import TutorialGeometry
import TutorialSyntax
import TutorialTour

// What is scrolled: how it is written and described.

extension TourWriter {
  /// What is scrolled first.
  mutating func write(_ scroll: TourScroll) {
    json.beginObject(onOneLine: true)
    json.text("align", scroll.align.rawValue)
    json.fraction("duration", scroll.duration)
    list("offsets", scroll.offsets) { writer, offset in
      writer.json.beginObject()
      writer.json.text("space", offset.space)
      writer.json.point("from", offset.from)
      writer.json.point("to", offset.to)
      writer.json.endObject()
    }
    json.endObject()
  }
}

extension TourSchema {
  /// What is scrolled.
  static let scroll = #"""
        "scroll": {
          "description": "What a client scrolls before the step comes.",
          "type": "object",
          "additionalProperties": false,
          "required": ["align", "duration", "offsets"],
          "properties": {
            "align": { "enum": ["start", "center", "end", "nearest", "none"] },
            "duration": { "$ref": "#/$defs/seconds" },
            "offsets": {
              "description": "Content offsets, the outermost container first.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["space", "from", "to"],
                "properties": {
                  "space": { "description": "The container's name in the layout.", "type": "string" },
                  "from": { "description": "Where the layout was measured.", "$ref": "#/$defs/point" },
                  "to": { "description": "Where the step's frames hold.", "$ref": "#/$defs/point" }
                }
              }
            }
          }
        },

    """#
}
