/// Finding what a step highlights.
extension CatalogueEntry {
  static let unknownScreen = CatalogueEntry(
    "No manifest of the tutorial has a snapshot of this screen; or there are several screens, and neither the tutorial "
      + "nor the step says which is meant.",
    wrong: """
      screen: inbx
      """,
    right: """
      screen: inbox
      """)

  static let unknownTarget = CatalogueEntry(
    "No element matches the selector, in any variant. Texts match exactly, ids too. It is a warning for what a step can "
      + "do without: a fallback, or an element to avoid or to allow, may be meant for a platform whose layouts are not "
      + "at hand.",
    wrong: """
      target: { id: compose-buton }
      """,
    right: """
      target: { id: compose-button }
      """)

  static let ambiguousTarget = CatalogueEntry(
    "Several elements match the selector. The compiler never picks the first: the next capture may list them in another "
      + "order. The candidates are listed with a key that tells them apart.",
    wrong: """
      target: { label: Delete }
      """,
    right: """
      target: { label: Delete, within: { id: row-2 } }
      """)

  static let missingInVariant = CatalogueEntry(
    "The target exists in some variants and not in others. Say what the others get: another target by fallback, or "
      + "onMissing: skip or center; or restrict the step with only.",
    wrong: """
      target: { id: apple-pencil }
      """,
    right: """
      target: { id: apple-pencil }
      onMissing: skip
      """)

  static let hiddenTarget = CatalogueEntry(
    "The target is in the layout and not on the screen: hidden, gone or transparent.",
    wrong: """
      target: refresh      # { id: refresh, visibility: hidden, … }
      """,
    right: """
      target: refresh
      fallback: [inbox-list]
      """)

  static let zeroSizeTarget = CatalogueEntry(
    "The target has no width or no height, so there is nothing to cut out.",
    wrong: """
      target: divider      # { id: divider, frame: [0, 300, 393, 0] }
      """,
    right: """
      target: list         # the element around it
      """)

  static let offScreenTarget = CatalogueEntry(
    "The target lies outside the display, and no scroll brings it in.",
    wrong: """
      target: photo-9      # { id: photo-9, frame: [3200, 400, 393, 72] }
      """,
    right: """
      target: list         # the element around it
      """)

  static let clippedTarget = CatalogueEntry(
    "A part of the target is cut off by the edge of the display or of a scroll container. The cutout shows the part "
      + "that can be seen. Writing cutout.clip says that this is meant.",
    wrong: """
      target: row-9        # half of it is below the list's edge
      """,
    right: """
      target: row-9
      scroll: { align: nearest }
      """)

  static let coveredTarget = CatalogueEntry(
    "Something opaque lies over the target's centre, or over more than half of it: a bar, a sheet, another window, the "
      + "keyboard. A hole there would show what covers it. Less is a warning.",
    wrong: """
      target: last-row     # it lies behind the tab bar
      """,
    right: """
      target: last-row
      scroll: { align: center }
      """)

  static let outsideSafeArea = CatalogueEntry(
    "The target reaches under a notch, a rounded corner or the home indicator, where a finger or an eye may not reach "
      + "it. Bars are expected to do so and are not reported.",
    wrong: """
      - { id: send, frame: [340, 820, 44, 30] }     # safeArea ends at y = 818
      """,
    right: """
      - { id: send, place: { in: safeArea, right: 8, bottom: 8, width: 44, height: 30 } }
      """)

  static let occlusionUnknown = CatalogueEntry(
    "The snapshot was imported from a format that says neither in which order things are painted nor what covers what, "
      + "so a covered target would not be noticed. Declare the bars as occluders.",
    wrong: """
      source: { format: wda }
      snapshots:
        - { screen: inbox, … }
      """,
    right: """
      source: { format: wda }
      snapshots:
        - { screen: inbox, occluders: [{ kind: tabBar, element: tab-bar, opaque: true }], … }
      """)

  static let fragileSelector = CatalogueEntry(
    "The selector depends on the order or nesting of elements, which changes with the next redesign. An id is stable.",
    wrong: """
      target: { path: "window[0]/list[0]/cell[2]/button[0]" }
      """,
    right: """
      target: { id: reply, within: { id: row-2 } }
      """)

  static let localisedSelector = CatalogueEntry(
    "The selector names a text that is in one language, and the variants have several. Use an id, or give the text for "
      + "each language.",
    wrong: """
      target: { label: Close }
      """,
    right: """
      target: { label: { en: Close, ja: 閉じる } }
      """)

  static let matchesNothing = CatalogueEntry(
    "A condition, or the pattern of --variant, fits no variant at all: what it guards is never shown. Or a layout "
      + "removes what it does not inherit.",
    wrong: """
      only: { platform: ios, idiom: tv }      # no such variant in the manifests
      """,
    right: """
      only: { platform: ios }
      """)

  static let skippedStep = CatalogueEntry(
    "For information: in these variants the step is left out or centred, as its onMissing says.",
    wrong: """
      target: apple-pencil
      onMissing: skip       # and the phones have no such element
      """,
    right: """
      target: apple-pencil
      only: { idiom: pad }  # says the same without a note
      """)
}
