/// The JSON Schema (draft 2020-12) of the tutorial file, as `tutorialc schema tutorial` prints it: for editors, which
/// complete and check by it.
///
/// It says what one file can say by itself. Names (of styles, steps, screens, elements) are checked by the compiler.
/// YAML editors take `on`, `012` and the like for other than text, so where text is asked for, they pass.
package enum TutorialSchema {
  /// The schema's text, ending with a line end.
  package static let json = top + steps + layers + callouts + rules + movements + selectors + values

  /// The file itself. What follows are the members of `$defs`, one constant for each part of the language.
  private static let top = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tutorialc:schema:tutorial:1",
      "title": "tutorialc tutorial",
      "description": "An in-app tutorial. Lengths are logical units (pt, dp, CSS px), times are seconds.",
      "type": "object",
      "additionalProperties": false,
      "required": ["tutorial", "steps"],
      "properties": {
        "schema": {
          "description": "The version of the language.",
          "type": "string", "pattern": "^tutorialc\\.tutorial/1(\\.[0-9]+)?$"
        },
        "tutorial": { "description": "The tutorial's id, unique in a build.", "$ref": "#/$defs/id" },
        "title": { "description": "The tour's accessible name.", "$ref": "#/$defs/text" },
        "layout": {
          "description": "Layout manifests, relative to this file; globs are allowed.",
          "anyOf": [
            { "$ref": "#/$defs/text" },
            { "type": "array", "items": { "$ref": "#/$defs/text" } }
          ]
        },
        "screen": { "description": "The screen of the steps that name none.", "$ref": "#/$defs/text" },
        "once": {
          "description": "The key under which a client remembers that the tutorial was shown; by default the id and /1.",
          "$ref": "#/$defs/text"
        },
        "locale": { "description": "The language of the texts here; by default en.", "$ref": "#/$defs/locale" },
        "strings": {
          "description": "The path of the translations, with {locale} in it.",
          "type": "string", "pattern": "\\{locale\\}"
        },
        "only": { "description": "The variants that the tutorial is for.", "$ref": "#/$defs/traits" },
        "dismiss": {
          "description": "How a person leaves; by default escape and close; empty where only finishing leaves.",
          "type": "array", "items": { "enum": ["escape", "close", "overlay"] }
        },
        "reducedMotion": { "$ref": "#/$defs/reducedMotion" },
        "defaults": { "description": "A partial step, merged under every step.", "$ref": "#/$defs/layer" },
        "styles": {
          "description": "Named partial steps. A style with only applies where it matches.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/id" },
          "additionalProperties": { "$ref": "#/$defs/layer" }
        },
        "steps": {
          "description": "The steps, in order.",
          "type": "array", "minItems": 1, "maxItems": 10000, "items": { "$ref": "#/$defs/step" }
        }
      },
      "$defs": {

    """#
}
