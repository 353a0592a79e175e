/// The JSON Schema (draft 2020-12) of layout manifests, as `tutorialc schema layout` prints it.
///
/// It is for editors, which complete and check by it while a manifest is written. It is as strict as one file by itself
/// allows: what can only be judged once everything extended is merged (a missing frame, an unknown name) is left to
/// the compiler. Texts may be written as numbers or as `true`, since to the compiler all plain scalars are text there.
package enum LayoutSchema {
  /// The schema's text, ending with a line end.
  package static let json = top + snapshots + elements + places + values

  /// The file itself. What follows are the members of `$defs`.
  private static let top = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tutorialc:schema:layout:1",
      "title": "tutorialc layout manifest",
      "description": "Snapshots of an app's screens: where the elements are on each device. Lengths are logical units (pt, dp, CSS px), origin top left, y down.",
      "type": "object",
      "additionalProperties": false,
      "required": ["snapshots"],
      "properties": {
        "schema": { "description": "The format and its major version.", "type": "string", "pattern": "^tutorialc\\.layout/1(\\.[0-9]+)?$" },
        "source": { "$ref": "#/$defs/source" },
        "snapshots": { "description": "One screen in one variant each.", "type": "array", "items": { "$ref": "#/$defs/snapshot" } }
      },
      "$defs": {
        "source": {
          "description": "Where an imported layout comes from, for the record.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "format": { "description": "The importer's format.", "$ref": "#/$defs/text" },
            "tool": { "description": "The tool that made the capture.", "$ref": "#/$defs/text" },
            "capturedAt": { "description": "When it was made.", "$ref": "#/$defs/text" },
            "sha256": { "description": "The capture's SHA-256, in hexadecimal.", "$ref": "#/$defs/text" },
            "unit": { "description": "The unit of the capture's own numbers.", "$ref": "#/$defs/text" },
            "scale": { "description": "How many of that unit make one logical unit.", "$ref": "#/$defs/positive" },
            "truncated": { "description": "Whether the capture did not reach the end of the screen.", "type": "boolean" }
          }
        },

    """#
}
