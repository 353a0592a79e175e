package import TutorialSyntax

/// `source`: the capture that an importer converted, for the record.
package struct LayoutOrigin: DescribedMap, Hashable {
  /// The importer's format.
  package var format: String?
  /// The tool that made the capture.
  package var tool: String?
  /// The time of the capture.
  package var capturedAt: String?
  /// The SHA-256 of the capture, in hexadecimal.
  package var sha256: String?
  /// The unit of the capture's own numbers.
  package var unit: String?
  /// The number of those units in one logical unit.
  package var scale: Double?
  /// True if the capture ends before the screen does; nil if not declared.
  package var isTruncated: Bool?

  package init() {}

  /// `truncated`, else false.
  package var isTruncatedOrDefault: Bool { isTruncated ?? false }

  package static let keys = MapDescription<Self>(
    "source", of: "the source of a layout",
    "The origin of an imported layout, for the record. It changes no number: importers convert what they read.",
    examples: [["format": "uiautomator", "unit": "px", "scale": 2.625]]
  ) {
    Key(
      "format", .plainText(examples: ["uiautomator"]),
      "The importer's format. If it is given, the snapshots count as imported: `occlusion-unknown` warns if something may lie over a target.",
      get: { $0.format }, set: { $0.format = $1 })
    Key(
      "tool", .plainText(examples: ["uiautomator dump"]), "The tool that made the capture.",
      get: { $0.tool }, set: { $0.tool = $1 })
    Key(
      "capturedAt", .plainText(examples: ["2026-01-02T03:04:05Z"]), "The time of the capture.",
      get: { $0.capturedAt }, set: { $0.capturedAt = $1 })
    Key(
      "sha256", .plainText(examples: ["00ff"]), "The capture's SHA-256, in hexadecimal.",
      get: { $0.sha256 }, set: { $0.sha256 = $1 })
    Key(
      "unit", .plainText(examples: ["px"]), "The unit of the capture's own numbers.",
      get: { $0.unit }, set: { $0.unit = $1 })
    Key(
      "scale", .scale(examples: [2.625]), "The number of the capture's units in one logical unit.", called: "the scale",
      get: { $0.scale }, set: { $0.scale = $1 })
    Key(
      "truncated", .boolean,
      "True if the capture ends before the screen does. The error for a target that is not found then says so.",
      else: \.isTruncatedOrDefault,
      get: { $0.isTruncated }, set: { $0.isTruncated = $1 })
  }
}
