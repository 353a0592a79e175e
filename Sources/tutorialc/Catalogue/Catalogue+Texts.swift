/// Texts and the fonts that they are measured with.
extension CatalogueEntry {
  static let missingGlyph = CatalogueEntry(
    "None of the fonts that `tutorialc.yaml` names for this part of a callout has a character of the text. A device takes "
      + "some other font for it, so its width is estimated, and the layout says `measured: false`. Name a font that has "
      + "it, after the others.",
    wrong: """
      fonts: fonts/Inter-Regular.ttf          # and the body says: タップして開始
      """,
    right: """
      fonts: [fonts/Inter-Regular.ttf, fonts/NotoSansJP-Regular.otf]
      """)

  static let unmeasurableFonts = CatalogueEntry(
    "The configuration names fonts, and the texts cannot be measured with them: tutorialc-measure is not there, or a file "
      + "is no font that it can open. Nothing is written: without the fonts the callouts would have other sizes. Without "
      + "`fonts` a bundled table serves.",
    wrong: """
      fonts: fonts/README.md
      """,
    right: """
      fonts: fonts/Inter-Regular.ttf
      """)
}
