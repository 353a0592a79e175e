package import TutorialSyntax

extension DiagnosticID {
  /// `callout-does-not-fit`.
  package static let calloutDoesNotFit = DiagnosticID(
    "callout-does-not-fit", .error,
    rule:
      "The callout fits beside the target on none of the sides allowed, though it was moved along each of them: it stays "
      + "16 inside the safe area, and covers neither a hole nor what it is to avoid. The message says how many units each "
      + "side lacks, and what to write instead where that helps. What fits nowhere may become a sheet, be made smaller, lie "
      + "beside something else (`anchor`), or, where the target fills the screen, over it (`placement: center`).",
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
      "The callout lies over what it speaks of, or over what it is to avoid, because the author has put it there: in the "
      + "middle of the display, into a banner, or nearer to the target than its edge. Over a target that fills more than half "
      + "of what can be seen, and beside which no side has room, `center`, a sheet and a banner are fine, as long as more "
      + "than half of it is left.",
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
      "The sheet lies over a hole, or over what it is to avoid. Over a target that fills the screen it is fine.",
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
      "The text needs more room than the callout may have: more lines than `maxHeight`, a fixed `size` or a sheet's height "
      + "leave, or a word that is wider than the callout. Where no fonts are measured, its size is a bound.",
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
      "None of the fonts that `tutorialc.yaml` names for this part of a callout has a character of the text. A device takes "
      + "some other font for it, so its width is a bound, and the layout says `measured: false`. Name a font that has "
      + "it, after the others.",
    wrong: """
      fonts: fonts/Inter-Regular.ttf          # and the body says: タップして開始
      """,
    right: """
      fonts: [fonts/Inter-Regular.ttf, fonts/NotoSansJP-Regular.otf]
      """)
}
