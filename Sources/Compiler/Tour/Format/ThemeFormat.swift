import TutorialSyntax

// What callouts look like: how it is read, written and described.

extension TourReader {
  /// What callouts look like.
  func theme(_ node: NodeID) throws(TourReadError) -> TourTheme {
    let object = try TourObject(node, self)
    return TourTheme(light: try object.read("light", colors), dark: try object.read("dark", colors))
  }

  private func colors(_ node: NodeID) throws(TourReadError) -> TourTheme.Colors {
    let object = try TourObject(node, self)
    return try TourTheme.Colors { part throws(TourReadError) in try object.read(part.rawValue, color) }
  }
}

extension TourWriter {
  /// What callouts look like.
  mutating func write(_ theme: TourTheme) {
    json.beginObject()
    json.key("light")
    write(theme.light)
    json.key("dark")
    write(theme.dark)
    json.endObject()
  }

  private mutating func write(_ colors: TourTheme.Colors) {
    json.beginObject()
    for part in TourTheme.Colors.Part.allCases { json.text(escaping: part.rawValue, colors[part]) }
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
          "required": ["light", "dark"],
          "properties": {
            "light": { "description": "The colours in a light scheme.", "$ref": "#/$defs/themeColors" },
            "dark": { "description": "The colours in a dark scheme.", "$ref": "#/$defs/themeColors" }
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
            "close": { "description": "The cross that ends the tour.", "$ref": "#/$defs/color" }
          }
        },

    """#
}
