import TutorialTour

/// The JSON Schema (draft 2020-12) of the tour, as `tutorialc schema tour` prints it.
///
/// It is strict: a field that it does not know is an error, so that it proves what the compiler writes. A reader is
/// to pass over such fields, since a later minor version may have added them.
public enum TourSchema {
  /// The schema's text, ending with a line end.
  public static let json = [
    top, values, motions, contents, variants, steps, cutouts, interaction, callouts, advance, flow, theme, transitions,
    tracks,
    appearances,
    scroll,
    effects,
  ].joined()

  /// The file itself. What follows are the members of `$defs`: each part of the format has them in its file.
  private static let top = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tutorialc:schema:tour:1",
      "title": "tutorialc tour",
      "description": "A compiled tutorial: all steps in all variants, resolved to numbers. Lengths are logical units (pt, dp, CSS px), origin top left, y down; times are seconds.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "schema", "generator", "tutorial", "title", "once", "dismiss", "locales", "strings", "motions", "variants",
        "reducedMotion"
      ],
      "properties": {
        "schema": {
          "description": "The format and its major version; with a minor one where the tour has what that added.",
          "type": "string", "pattern": "^tutorialc\\.tour/1(\\.[0-9]+)?$"
        },
        "generator": { "description": "The program that wrote the file, and its version.", "type": "string" },
        "tutorial": { "description": "The tutorial's id.", "$ref": "#/$defs/id" },
        "title": { "description": "Key in strings of the tour's accessible name.", "$ref": "#/$defs/optionalText" },
        "once": { "description": "The name under which a client remembers that a person has seen the tour.", "type": "string" },
        "dismiss": { "$ref": "#/$defs/dismiss" },
        "keys": { "$ref": "#/$defs/keys" },
        "events": { "$ref": "#/$defs/events" },
        "theme": { "$ref": "#/$defs/theme" },
        "locales": {
          "description": "The languages of strings, the tutorial's own first.",
          "type": "array", "uniqueItems": true, "items": { "type": "string", "minLength": 1 }
        },
        "strings": {
          "description": "The texts: by locale, then by key.",
          "type": "object",
          "additionalProperties": { "type": "object", "additionalProperties": { "type": "string" } }
        },
        "variables": {
          "description": "What the app puts into the texts in the place of %{name}: by name, the longest value that callouts were laid out for, by locale. Since 1.5.",
          "type": "object", "minProperties": 1, "propertyNames": { "pattern": "^[A-Za-z][A-Za-z0-9_]*$" },
          "additionalProperties": { "type": "object", "minProperties": 1, "additionalProperties": { "type": "string" } }
        },
        "motions": {
          "description": "The progress curves that the steps name.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/motion" }
        },
        "contents": {
          "description": "What stands in callouts, laid out: each content once. Since 1.5.",
          "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/content" }
        },
        "probes": {
          "description": "Lines to measure, by locale. Since 1.5.",
          "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/probes" }
        },
        "variants": {
          "description": "The configurations that the tour was compiled for, in the order of the layouts.",
          "type": "array", "items": { "$ref": "#/$defs/variant" }
        },
        "reducedMotion": {
          "description": "Replaces every transition where a person asks for less motion; sprites and loops are left out then.",
          "$ref": "#/$defs/reducedMotion"
        }
      },
      "$defs": {

    """#
}
