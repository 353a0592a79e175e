package import TutorialSyntax

extension DiagnosticID {
  /// `callout-does-not-fit`.
  package static let calloutDoesNotFit = DiagnosticID(
    "callout-does-not-fit", .error,
    rule:
      "The callout doesn't fit beside the target on any allowed side, even if it is moved along that side. It stays "
      + "16 inside the safe area, and covers neither a hole nor an element to avoid. The message says how many units "
      + "each side lacks and, if possible, what to write instead. Use a sheet, make the callout smaller, or put it "
      + "beside something else (`anchor`). If the target fills the screen, put it over the target (`placement: "
      + "center`).",
    wrong: """
      callout: { body: Tap here., placement: top }      # the target is at the top
      """,
    right: """
      callout: { body: Tap here., placement: [top, bottom] }
      """)

  /// `callout-covers-target`.
  package static let calloutCoversTarget = DiagnosticID(
    "callout-covers-target", .error,
    rule:
      "The callout covers its target, or an element to avoid, because the tutorial puts it there: in the middle of "
      + "the display, into a banner, or nearer to the target than the target's edge. If the target fills more than "
      + "half of the visible area and no side of it has room, `center`, a sheet and a banner are fine, as long as "
      + "more than half of the target is left.",
    wrong: """
      callout: { body: Tap here., placement: center }   # so is the target
      """,
    right: """
      callout: { body: Tap here., placement: auto }
      """)

  /// `sheet-covers-target`.
  package static let sheetCoversTarget = DiagnosticID(
    "sheet-covers-target", .warning,
    rule:
      "The sheet covers a hole, or an element to avoid. Over a target that fills the screen, it's fine.",
    wrong: """
      callout: { kind: sheet, sheet: { height: 400 } }  # the target is in the lower half
      """,
    right: """
      callout: { kind: sheet, sheet: { height: 160 } }
      """)

  /// `text-overflow`.
  package static let textOverflow = DiagnosticID(
    "text-overflow", .warning,
    rule:
      "The text needs more room than the callout may have: it has more lines than `maxHeight`, a fixed `size` or a "
      + "sheet's height leave, or a word is wider than the callout. If no fonts are measured, the text's size is an "
      + "upper bound.",
    wrong: """
      callout: { body: A whole page of text …, maxHeight: 120 }
      """,
    right: """
      callout: { body: One line., maxHeight: 120 }
      """)

  /// `missing-glyph`.
  package static let missingGlyph = DiagnosticID(
    "missing-glyph", .warning,
    rule:
      "None of the fonts that `tutorialc.yaml` names for this part of a callout has one of the text's characters. A "
      + "device takes another font for it, so its width is an upper bound, and the layout says `measured: false`. Add "
      + "a font that has the character, after the others.",
    wrong: """
      fonts: fonts/Inter-Regular.ttf          # and the body says: タップして開始
      """,
    right: """
      fonts: [fonts/Inter-Regular.ttf, fonts/NotoSansJP-Regular.otf]
      """)
}
