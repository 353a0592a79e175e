import TutorialGeometry
import TutorialSyntax
import TutorialTour

// What stands in callouts: how it is written and described.

extension TourWriter {
  /// What stands in a callout.
  mutating func write(_ content: TourContent) {
    json.beginObject()
    json.size("size", content.size)
    list("parts", content.parts) { writer, part in writer.write(part) }
    json.endObject()
  }

  private mutating func write(_ part: TourContent.Part) {
    json.beginObject()
    json.text("role", part.role.rawValue)
    json.rect("box", part.frame)
    if let touch = part.touch { json.rect("touch", touch) }
    if let lines = part.lines {
      list("lines", lines) { writer, line in
        writer.json.beginObject(onOneLine: true)
        writer.json.length("width", line.width)
        writer.list("runs", line.runs) { writer, run in writer.write(run) }
        writer.json.endObject()
      }
    }
    if let dots = part.dots {
      json.key("dots")
      json.beginObject(onOneLine: true)
      json.key("number")
      json.number(dots.number)
      json.key("total")
      json.number(dots.total)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func write(_ run: TourContent.Run) {
    guard !run.isPlain else { return json.string(run.text) }
    json.beginObject(onOneLine: true)
    json.text("text", run.text)
    if run.isStrong { json.flag("strong", true) }
    if run.isEmphasized { json.flag("emphasis", true) }
    if run.isCode { json.flag("code", true) }
    if let link = run.link { json.text("link", link) }
    json.endObject()
  }

  /// The probes of a language.
  mutating func write(_ probes: TourProbes) {
    json.beginObject()
    if let probe = probes.title { write("title", probe) }
    if let probe = probes.body { write("body", probe) }
    if let probe = probes.strong { write("strong", probe) }
    if let probe = probes.button { write("button", probe) }
    json.endObject()
  }

  private mutating func write(_ name: StaticString, _ probe: TourProbe) {
    json.key(name)
    json.beginObject(onOneLine: true)
    json.text("text", probe.text)
    json.length("width", probe.width)
    json.flag("measured", probe.measured)
    json.endObject()
  }

  /// A picture in a callout, beyond its name.
  mutating func write(_ picture: TourImage) {
    json.key("picture")
    json.beginObject()
    json.size("size", picture.size)
    list("sources", picture.sources) { writer, source in
      writer.json.beginObject(onOneLine: true)
      writer.json.text("name", source.name)
      writer.json.text("scheme", source.scheme)
      writer.json.length("scale", source.scale)
      writer.json.endObject()
    }
    json.text("label", picture.label)
    json.endObject()
  }
}

extension TourSchema {
  /// Contents of callouts.
  static let contents = #"""
        "content": {
          "description": "What stands in a callout, laid out, from the top left of its frame. Since 1.5.",
          "type": "object",
          "additionalProperties": false,
          "required": ["size", "parts"],
          "properties": {
            "size": { "description": "The width that it was laid out for, and the height that it takes there.", "$ref": "#/$defs/size" },
            "parts": {
              "description": "From top to bottom; what stands beside each other in reading order; the cross last.",
              "type": "array",
              "items": { "$ref": "#/$defs/contentPart" }
            }
          }
        },
        "contentPart": {
          "type": "object",
          "additionalProperties": false,
          "required": ["role", "box"],
          "properties": {
            "role": { "enum": ["image", "title", "body", "progress", "button", "close"] },
            "box": { "description": "What is drawn.", "$ref": "#/$defs/rect" },
            "touch": { "description": "What can be touched, where that is larger.", "$ref": "#/$defs/rect" },
            "lines": {
              "description": "The words, line by line, each as high as the others.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["width", "runs"],
                "properties": {
                  "width": { "description": "As it was measured.", "type": "number", "minimum": 0 },
                  "runs": {
                    "description": "The words in the order in which they are read: plain ones as a text.",
                    "type": "array",
                    "items": {
                      "anyOf": [
                        { "type": "string" },
                        {
                          "type": "object",
                          "additionalProperties": false,
                          "required": ["text"],
                          "properties": {
                            "text": { "type": "string" }, "strong": { "const": true }, "emphasis": { "const": true },
                            "code": { "const": true },
                            "link": { "description": "Where it leads: an absolute URL.", "type": "string" }
                          }
                        }
                      ]
                    }
                  }
                }
              }
            },
            "dots": {
              "description": "A dot for each step, and which is this one's, from 1.",
              "type": "object",
              "additionalProperties": false,
              "required": ["number", "total"],
              "properties": { "number": { "type": "integer", "minimum": 1 }, "total": { "type": "integer", "minimum": 1 } }
            }
          }
        },
        "probes": {
          "description": "Lines by which a client finds out whether its fonts are those that lines were broken with. Since 1.5.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "title": { "$ref": "#/$defs/probe" }, "body": { "$ref": "#/$defs/probe" },
            "strong": { "$ref": "#/$defs/probe" }, "button": { "$ref": "#/$defs/probe" }
          }
        },
        "probe": {
          "type": "object",
          "additionalProperties": false,
          "required": ["text", "width", "measured"],
          "properties": {
            "text": { "type": "string" },
            "width": { "description": "As a multiple of the font's size.", "type": "number", "minimum": 0 },
            "measured": { "description": "Whether it was measured with the app's fonts; else it is a bound.", "type": "boolean" }
          }
        },
        "picture": {
          "description": "What image names, on other displays, and how large it is. Since 1.5.",
          "type": "object",
          "additionalProperties": false,
          "required": ["size", "sources", "label"],
          "properties": {
            "size": { "description": "As it is drawn at most; null is 16:9.", "anyOf": [{ "$ref": "#/$defs/size" }, { "type": "null" }] },
            "sources": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["name", "scheme", "scale"],
                "properties": {
                  "name": { "type": "string" },
                  "scheme": { "description": "Null is both.", "enum": ["light", "dark", null] },
                  "scale": { "description": "Pixels per unit.", "type": ["number", "null"], "exclusiveMinimum": 0 }
                }
              }
            },
            "label": { "description": "Key in strings of what it shows.", "$ref": "#/$defs/optionalText" }
          }
        },

    """#
}
