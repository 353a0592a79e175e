import TutorialSyntax
import TutorialTour

// Writes themes.

extension TourWriter {
  mutating func write(_ theme: TourTheme) {
    json.beginObject()
    field("light", theme.light) { writer, colors in writer.write(colors, hasHairline: theme.hasOwnHairline) }
    field("dark", theme.dark) { writer, colors in writer.write(colors, hasHairline: theme.hasOwnHairline) }
    for part in TourTheme.TextPart.allCases {
      json.key(escaping: part.rawValue)
      write(theme[part])
    }
    for part in TourTheme.Measures.Part.allCases {
      json.key(escaping: part.rawValue)
      json.number(theme.measures[part], decimals: JSONWriter.lengthDecimals)
    }
    list("shadows", theme.shadows) { writer, shadow in writer.write(shadow) }
    json.endObject()
  }

  private mutating func write(_ shadow: TourTheme.Shadow) {
    json.beginObject(onOneLine: true)
    json.text("light", shadow.light)
    json.text("dark", shadow.dark)
    json.length("offset", shadow.offset)
    json.length("blur", shadow.blur)
    json.endObject()
  }

  private mutating func write(_ text: TourTheme.Text) {
    json.beginObject(onOneLine: true)
    json.texts("font", text.font)
    json.length("size", text.size)
    json.length("line", text.line)
    json.whole("weight", text.weight)
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
