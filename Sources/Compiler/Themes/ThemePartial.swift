package import TutorialSyntax
import TutorialTour
import TutorialValues

/// `theme`: what callouts look like, as far as one file says it.
///
/// Themes are not merged: ``LayeredTheme`` looks for each value in one after the other, since a value has to be known with
/// the file that it stands in.
package struct ThemePartial: DescribedMap {
  /// The map.
  package var range: ByteRange
  /// `extends`: the path of the theme under this one, relative to the file.
  package var extends: Located<String>?
  /// `colors`.
  package var colors: ThemeColors?

  /// A theme that says nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

extension ThemePartial {
  package static let keys = MapDescription<Self>(
    "theme", of: "a theme", its: "the theme's",
    "What callouts look like. What is left out is as in the theme that it extends, and else as in the standard one.",
    hints: hints, examples: [["colors": ["primary": "#7a2cff"]]]
  ) {
    Key(
      "extends", .themePath(examples: ["brand.theme.yaml"]),
      "The path of the theme under this one, relative to this file."
    ) {
      $0.extends
    } set: {
      $0.extends = $1
    }
    Key("colors", .map(ThemeColors.self), "The colours.", or: .words("those of the standard theme")) {
      $0.colors
    } set: {
      $0.colors = $1
    }
  }

  /// Words of other tools, and of other files.
  private static let hints = TutorialValues.hints(
    (.same("extends"), "extend base parent inherits from file"),
    (.same("colors"), "colours palette color colour"),
    (.words("write \"colors: { NAME: { light: …, dark: … } }\""), "light dark"))
}

extension Kind where Value == ThemePartial {
  /// A theme, or the path of one, which is extended and nothing else.
  package static var theme: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(SchemaDefinition("themePath") { themePathNode }),
            .reference(ThemePartial.keys.outline.definition),
          ]
        ],
        examples: ["brand.theme.yaml", ["extends": "brand.theme.yaml", "colors": ["primary": "#7a2cff"]]],
        map: { ThemePartial.keys.outline })
    ) { decoder, field, called in
      let node = field.value
      if decoder.document.kind(node) == .mapping { return decoder.map(node, ThemePartial.self) }
      let path = decoder.filledString(node, of: called, expected: "a theme or the path of one")
      return path.map { path in
        var theme = ThemePartial(range: path.range)
        theme.extends = path
        return theme
      }
    }
  }
}

private let themePathNode: SchemaNode = ["description": "The path of a theme.", "type": "string", "minLength": 1]

extension Kind where Value == Located<String> {
  /// The path of a theme.
  fileprivate static func themePath(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(themePathNode, examples: examples)) { decoder, field, called in
      decoder.filledString(field.value, of: called, expected: "the path of a theme")
    }
  }
}
