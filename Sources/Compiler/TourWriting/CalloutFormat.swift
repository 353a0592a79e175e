import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Callouts: how they are written and described.

extension TourWriter {
  /// A callout, but for where it lies: it stays open.
  mutating func begin(_ callout: TourCallout) {
    json.beginObject()
    json.text("kind", callout.kind.rawValue)
    json.text("title", callout.title)
    json.text("body", callout.body)
    json.text("image", callout.image)
    if !callout.picture.isEmpty { write(callout.picture) }
    if let progress = callout.progress {
      json.key("progress")
      json.beginObject(onOneLine: true)
      json.text("kind", progress.kind.rawValue)
      json.text("text", progress.text)
      json.endObject()
    }
    list("buttons", callout.buttons) { writer, button in
      writer.json.beginObject(onOneLine: true)
      writer.json.text("title", button.title)
      writer.json.text("to", button.to)
      writer.json.text("role", button.role)
      if button.back { writer.json.flag("back", true) }
      writer.json.endObject()
    }
    optional("anchor", callout.anchor) { writer, element in writer.write(element) }
    json.texts("placement", callout.placement.map(\.name))
    json.length("width", callout.width)
    json.length("maxHeight", callout.maxHeight)
    json.size("size", callout.size)
    json.length("gap", callout.gap)
    json.flag("arrow", callout.arrow)
    if let size = callout.arrowSize { json.size("arrowSize", size) }
    list("avoid", callout.avoid) { writer, element in writer.write(element) }
    optional("sheet", callout.sheetHeight) { writer, height in
      writer.json.beginObject(onOneLine: true)
      writer.json.length("height", height)
      writer.json.endObject()
    }
  }

  /// Where the callout lies, and its end.
  mutating func endCallout(
    _ layouts: TourEntries<TourCalloutLayout>, sizes: TourEntries<TourEntries<TourCalloutLayout>>
  ) {
    entries("layouts", layouts) { writer, layout in writer.write(layout) }
    if !sizes.all.isEmpty {
      entries("sizes", sizes) { writer, layouts in
        writer.object(layouts) { writer, layout in writer.write(layout) }
      }
    }
    json.endObject()
  }

  private mutating func write(_ layout: TourCalloutLayout) {
    json.beginObject()
    json.rect("frame", layout.frame)
    json.text("side", layout.side.rawValue)
    json.text("align", layout.align.rawValue)
    optional("arrow", layout.arrow) { writer, arrow in
      writer.json.beginObject(onOneLine: true)
      writer.json.point("tip", arrow.tip)
      writer.json.lengths("base", (arrow.baseStart.x, arrow.baseStart.y, arrow.baseEnd.x, arrow.baseEnd.y))
      writer.json.endObject()
    }
    json.flag("measured", layout.measured)
    if let content = layout.content {
      json.key("content")
      json.number(content)
    }
    json.endObject()
  }
}

extension TourSchema {
  /// Callouts.
  static let callouts = #"""
        "callout": {
          "description": "The bubble, sheet or banner with the step's text: what it says, how it was asked for, and where it lies.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "kind", "title", "body", "image", "buttons", "anchor", "placement", "width", "maxHeight", "size", "gap",
            "arrow", "avoid", "sheet", "layouts"
          ],
          "properties": {
            "kind": { "enum": ["bubble", "sheet", "banner"] },
            "title": { "description": "Key in strings.", "$ref": "#/$defs/optionalText" },
            "body": { "description": "Key in strings.", "$ref": "#/$defs/optionalText" },
            "image": { "description": "The name of an image of the app.", "$ref": "#/$defs/optionalText" },
            "picture": { "$ref": "#/$defs/picture" },
            "progress": {
              "description": "What says where in the tour one is. Since 1.5.",
              "type": "object",
              "additionalProperties": false,
              "required": ["kind", "text"],
              "properties": {
                "kind": { "description": "Words, or a dot for each of at most 10 steps.", "enum": ["text", "dots"] },
                "text": { "description": "Key in strings of the words, with {step} and {total} in them.", "type": "string" }
              }
            },
            "buttons": { "description": "In reading order.", "type": "array", "items": { "$ref": "#/$defs/button" } },
            "anchor": {
              "description": "What it points at, where that is not the union of the cutouts.",
              "anyOf": [{ "$ref": "#/$defs/element" }, { "type": "null" }]
            },
            "placement": {
              "description": "The sides that the author allows, best first; in the place of auto all four.",
              "type": "array", "minItems": 1,
              "items": {
                "type": "string",
                "pattern": "^(auto|center|(top|bottom|leading|trailing|left|right)(-start|-end)?)$"
              }
            },
            "width": { "description": "The largest width.", "$ref": "#/$defs/length" },
            "maxHeight": { "description": "The largest height; null is what fits.", "$ref": "#/$defs/optionalLength" },
            "size": {
              "description": "A fixed size; null is as large as the text needs.",
              "anyOf": [{ "$ref": "#/$defs/size" }, { "type": "null" }]
            },
            "gap": { "description": "From the cutout's edge to the callout's.", "type": "number" },
            "arrow": { "description": "Whether it has an arrow.", "type": "boolean" },
            "arrowSize": { "description": "Width and height of the arrow, where the author says them; else 20 and 10. Since 1.1.", "$ref": "#/$defs/size" },
            "avoid": { "description": "Elements that it must not cover.", "type": "array", "items": { "$ref": "#/$defs/element" } },
            "sheet": {
              "description": "A sheet's height, the bottom inset included.",
              "type": ["object", "null"],
              "additionalProperties": false,
              "required": ["height"],
              "properties": { "height": { "$ref": "#/$defs/length" } }
            },
            "layouts": {
              "description": "Where it lies, by locale; a locale that is not listed is laid out by the client.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/calloutLayout" }
            },
            "sizes": {
              "description": "Where it lies at other text sizes than the variant's own: by locale, then by the names of the variant's textSizes. Since 1.2.",
              "type": "object",
              "additionalProperties": { "type": "object", "additionalProperties": { "$ref": "#/$defs/calloutLayout" } }
            }
          }
        },
        "button": {
          "type": "object",
          "additionalProperties": false,
          "required": ["title", "to", "role"],
          "properties": {
            "title": { "description": "Key in strings.", "type": "string" },
            "to": { "description": "The step that it leads to; null ends the tour.", "$ref": "#/$defs/optionalId" },
            "role": { "description": "The name by which a rule of advance means it.", "$ref": "#/$defs/optionalText" },
            "back": { "description": "It leads back to where the person came from; to is the step before then. Since 1.2.", "const": true }
          }
        },
        "calloutLayout": {
          "type": "object",
          "additionalProperties": false,
          "required": ["frame", "side", "align", "arrow", "measured"],
          "properties": {
            "frame": { "$ref": "#/$defs/rect" },
            "side": {
              "description": "The side of its target that it lies on.",
              "enum": ["center", "top", "bottom", "left", "right"]
            },
            "align": { "description": "Where along that side.", "enum": ["start", "center", "end"] },
            "arrow": {
              "type": ["object", "null"],
              "additionalProperties": false,
              "required": ["tip", "base"],
              "properties": {
                "tip": { "description": "The point nearest the target.", "$ref": "#/$defs/point" },
                "base": {
                  "description": "x0, y0, x1, y1: where it leaves the callout's edge and comes back.",
                  "type": "array", "items": { "type": "number" }, "minItems": 4, "maxItems": 4
                }
              }
            },
            "measured": { "description": "Whether the text was measured with the app's fonts.", "type": "boolean" },
            "content": {
              "description": "What stands in it: a place in the tour's contents. Since 1.5.", "type": "integer", "minimum": 0
            }
          }
        },

    """#
}
