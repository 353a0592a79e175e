import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Variants: how they are written and described.

extension TourWriter {
  /// A variant.
  mutating func write(_ variant: TourVariant) {
    json.beginObject()
    json.text("id", variant.id)
    json.key("traits")
    write(variant.traits)
    json.key("display")
    json.beginObject(onOneLine: true)
    json.size("size", variant.display.size)
    json.fraction("scale", variant.display.scale)
    json.endObject()
    if !variant.textSizes.all.isEmpty {
      entries("textSizes", variant.textSizes) { writer, scale in
        writer.json.number(scale, decimals: JSONWriter.fractionDecimals)
      }
    }
    entries("screens", variant.screens) { writer, screen in
      writer.json.beginObject(onOneLine: true)
      writer.json.insets("safeArea", screen.safeArea)
      if !screen.nativeIDs.all.isEmpty {
        writer.entries("nativeIds", screen.nativeIDs) { writer, id in writer.json.string(id) }
      }
      if !screen.selectors.all.isEmpty {
        writer.entries("selectors", screen.selectors) { writer, selector in writer.json.string(selector) }
      }
      writer.json.endObject()
    }
    list("skipped", variant.skipped) { writer, skipped in
      writer.json.beginObject(onOneLine: true)
      writer.json.text("step", skipped.step)
      writer.json.text("reason", skipped.reason)
      writer.json.endObject()
    }
    write(variant.steps)
    json.endObject()
  }

  /// Traits: those that the language knows, then the others.
  mutating func write(_ traits: TourTraits) {
    json.beginObject()
    json.text("platform", traits.platform)
    json.text("idiom", traits.idiom)
    json.text("orientation", traits.orientation)
    json.text("locale", traits.locale)
    json.text("layoutDirection", traits.layoutDirection)
    json.text("horizontalSizeClass", traits.horizontalSizeClass)
    json.text("verticalSizeClass", traits.verticalSizeClass)
    json.text("textSize", traits.textSize)
    json.text("colorScheme", traits.colorScheme)
    for trait in traits.other.all {
      json.key(escaping: trait.name)
      json.string(trait.value)
    }
    json.endObject()
  }
}

extension TourSchema {
  /// Variants.
  static let variants = #"""
        "variant": {
          "description": "The tour on one configuration.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "traits", "display", "screens", "skipped", "steps"],
          "properties": {
            "id": { "description": "The configuration's name in the layouts.", "type": "string" },
            "traits": { "$ref": "#/$defs/traits" },
            "display": {
              "description": "The display that the frames were measured on.",
              "type": "object",
              "additionalProperties": false,
              "required": ["size", "scale"],
              "properties": {
                "size": { "$ref": "#/$defs/size" },
                "scale": { "description": "Pixels per unit.", "type": ["number", "null"], "exclusiveMinimum": 0 }
              }
            },
            "textSizes": {
              "description": "The text sizes that callouts were laid out at, with their scales, from small to large; without it that is the variant's own alone. Since 1.2.",
              "type": "object",
              "additionalProperties": { "type": "number", "exclusiveMinimum": 0 }
            },
            "screens": {
              "description": "The screens that the steps visit, by name.",
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "additionalProperties": false,
                "required": ["safeArea"],
                "properties": {
                  "safeArea": { "description": "What the system's bars take from each side.", "$ref": "#/$defs/insets" },
                  "nativeIds": {
                    "description": "The ids by which the app's own toolkit knows elements that the steps name, where these are others. Since 1.4.",
                    "type": "object", "minProperties": 1,
                    "additionalProperties": { "type": "string" }
                  },
                  "selectors": {
                    "description": "CSS selectors that find elements that the steps name on a page of the web. Since 1.5.",
                    "type": "object", "minProperties": 1,
                    "additionalProperties": { "type": "string" }
                  }
                }
              }
            },
            "skipped": {
              "description": "Steps that this variant leaves out.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["step", "reason"],
                "properties": {
                  "step": { "$ref": "#/$defs/id" },
                  "reason": {
                    "description": "only, or the id of the diagnostic that led to onMissing: skip.",
                    "$ref": "#/$defs/id"
                  }
                }
              }
            },
            "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } }
          }
        },
        "traits": {
          "description": "What the configuration is; null where the layout does not say.",
          "type": "object",
          "required": [
            "platform", "idiom", "orientation", "locale", "layoutDirection", "horizontalSizeClass",
            "verticalSizeClass", "textSize", "colorScheme"
          ],
          "properties": {
            "platform": { "description": "ios, android, web …", "$ref": "#/$defs/optionalText" },
            "idiom": { "description": "phone, tablet, desktop …", "$ref": "#/$defs/optionalText" },
            "orientation": { "description": "portrait or landscape.", "$ref": "#/$defs/optionalText" },
            "locale": { "description": "The language of the texts on the screens.", "$ref": "#/$defs/optionalText" },
            "layoutDirection": { "description": "ltr or rtl.", "$ref": "#/$defs/optionalText" },
            "horizontalSizeClass": { "description": "compact or regular.", "$ref": "#/$defs/optionalText" },
            "verticalSizeClass": { "description": "compact or regular.", "$ref": "#/$defs/optionalText" },
            "textSize": { "description": "The person's text size.", "$ref": "#/$defs/optionalText" },
            "colorScheme": { "description": "light or dark.", "$ref": "#/$defs/optionalText" }
          },
          "additionalProperties": { "description": "A trait of the layout's own.", "type": "string" }
        },

    """#
}
