import TutorialSyntax
import TutorialTour

// What callouts look like: how it is written and described.

extension TourWriter {
  /// What callouts look like.
  mutating func write(_ theme: TourTheme) {
    json.beginObject()
    json.key("light")
    write(theme.light, hasHairline: theme.hasOwnHairline)
    json.key("dark")
    write(theme.dark, hasHairline: theme.hasOwnHairline)
    for part in TourTheme.TextPart.allCases {
      json.key(escaping: part.rawValue)
      write(theme[part])
    }
    for part in TourTheme.Measures.Part.allCases {
      json.key(escaping: part.rawValue)
      json.number(theme.measures[part], decimals: JSONWriter.lengthDecimals)
    }
    json.endObject()
  }

  private mutating func write(_ text: TourTheme.Text) {
    json.beginObject(onOneLine: true)
    json.texts("font", text.font)
    json.length("size", text.size)
    json.length("line", text.line)
    json.key("weight")
    json.number(text.weight)
    json.endObject()
  }

  private mutating func write(_ colors: TourTheme.Colors, hasHairline: Bool) {
    json.beginObject()
    for part in TourTheme.Colors.Part.allCases where part != .hairline || hasHairline {
      json.text(escaping: part.rawValue, colors[part])
    }
    json.endObject()
  }
}

extension TourSchema {
  /// What callouts look like.
  static let theme = #"""
        "theme": {
          "description": "What callouts look like; where the tour has none, the theme of the format. Since 1.3.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "light", "dark", "title", "body", "button", "progress", "margin", "padding", "titleGap", "sectionGap",
            "buttonGap", "buttonHeight", "buttonPadding", "buttonRadius", "radius", "sheetRadius", "border",
            "shadowOffset", "shadowBlur"
          ],
          "properties": {
            "light": { "description": "The colours in a light scheme.", "$ref": "#/$defs/themeColors" },
            "dark": { "description": "The colours in a dark scheme.", "$ref": "#/$defs/themeColors" },
            "title": { "description": "Titles.", "$ref": "#/$defs/themeText" },
            "body": { "description": "Bodies.", "$ref": "#/$defs/themeText" },
            "button": { "description": "What stands on buttons.", "$ref": "#/$defs/themeText" },
            "progress": { "description": "What says where in the tour one is.", "$ref": "#/$defs/themeText" },
            "margin": { "description": "Between a callout and the edges of what a person can see.", "$ref": "#/$defs/length" },
            "padding": { "description": "Between a callout's edges and its content.", "$ref": "#/$defs/length" },
            "titleGap": { "description": "Between title and body.", "$ref": "#/$defs/length" },
            "sectionGap": { "description": "Below an image, and above the buttons.", "$ref": "#/$defs/length" },
            "buttonGap": { "description": "Between buttons, beside or above each other.", "$ref": "#/$defs/length" },
            "buttonHeight": { "description": "How high a button of one line is drawn.", "$ref": "#/$defs/length" },
            "buttonPadding": { "description": "Beside a button's words, on each side.", "$ref": "#/$defs/length" },
            "buttonRadius": { "description": "The radius of a button's corners.", "$ref": "#/$defs/length" },
            "radius": { "description": "The radius of the corners of bubbles and banners.", "$ref": "#/$defs/length" },
            "sheetRadius": { "description": "The radius of a sheet's upper corners.", "$ref": "#/$defs/length" },
            "border": { "description": "How wide the line around a callout is, which lies outside of it.", "$ref": "#/$defs/length" },
            "shadowOffset": { "description": "How far below the callout its shadow lies.", "$ref": "#/$defs/length" },
            "shadowBlur": { "description": "How far the shadow's edge is spread.", "$ref": "#/$defs/length" }
          }
        },
        "themeText": {
          "type": "object",
          "additionalProperties": false,
          "required": ["font", "size", "line", "weight"],
          "properties": {
            "font": { "description": "Families of fonts, the first that there is; none for the platform's own.", "type": "array", "items": { "type": "string" } },
            "size": { "description": "The size of the font at the text size large.", "$ref": "#/$defs/length" },
            "line": { "description": "The height of a line there.", "$ref": "#/$defs/length" },
            "weight": { "description": "400 is regular, 700 bold.", "type": "integer", "minimum": 0 }
          }
        },
        "themeColors": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "surface", "border", "shadow", "title", "body", "link", "primary", "onPrimary", "secondary", "onSecondary",
            "progress", "close"
          ],
          "properties": {
            "surface": { "description": "The ground of callouts, and of their arrows.", "$ref": "#/$defs/color" },
            "border": { "description": "The line around callouts.", "$ref": "#/$defs/color" },
            "shadow": { "description": "The shadow below callouts.", "$ref": "#/$defs/color" },
            "title": { "description": "The words of titles.", "$ref": "#/$defs/color" },
            "body": { "description": "The words of bodies.", "$ref": "#/$defs/color" },
            "link": { "description": "Links in bodies.", "$ref": "#/$defs/color" },
            "primary": { "description": "The last button, which leads on.", "$ref": "#/$defs/color" },
            "onPrimary": { "description": "The words on it.", "$ref": "#/$defs/color" },
            "secondary": { "description": "All other buttons.", "$ref": "#/$defs/color" },
            "onSecondary": { "description": "The words on them.", "$ref": "#/$defs/color" },
            "progress": { "description": "What says where in the tour one is.", "$ref": "#/$defs/color" },
            "close": { "description": "The cross that ends the tour.", "$ref": "#/$defs/color" },
            "hairline": { "description": "The line around holes without a ring; where it is left out, that of the theme of the format.", "$ref": "#/$defs/color" }
          }
        },

    """#
}
