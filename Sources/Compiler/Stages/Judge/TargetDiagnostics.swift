package import TutorialSyntax

extension DiagnosticID {
  /// `unknown-target`.
  package static let unknownTarget = DiagnosticID(
    "unknown-target", .error,
    rule:
      "No element matches the selector, in any variant. Texts and ids must match exactly. It's only a warning if the "
      + "step can do without the element: a fallback, or an element to avoid or to allow, may be meant for a platform "
      + "whose layouts aren't at hand.",
    wrong: """
      target: { id: compose-buton }
      """,
    right: """
      target: { id: compose-button }
      """)

  /// `ambiguous-target`.
  package static let ambiguousTarget = DiagnosticID(
    "ambiguous-target", .error, isAlwaysError: true,
    rule:
      "Several elements match the selector. The compiler never picks the first, because the next capture may list "
      + "them in another order. The candidates are listed, with a key that tells them apart.",
    wrong: """
      target: { label: Delete }
      """,
    right: """
      target: { label: Delete, within: { id: row-2 } }
      """)

  /// `missing-in-variant`.
  package static let missingInVariant = DiagnosticID(
    "missing-in-variant", .error,
    rule:
      "The target exists in some variants and not in others. Give the others another target with fallback, choose "
      + "onMissing: skip or center, or restrict the step with only.",
    wrong: """
      target: { id: apple-pencil }
      """,
    right: """
      target: { id: apple-pencil }
      onMissing: skip
      """)

  /// `hidden-target`.
  package static let hiddenTarget = DiagnosticID(
    "hidden-target", .error,
    rule:
      "The target is in the layout, but not on the screen: it is hidden, gone or transparent.",
    wrong: """
      target: refresh      # { id: refresh, visibility: hidden, … }
      """,
    right: """
      target: refresh
      fallback: [inbox-list]
      """)

  /// `zero-size-target`.
  package static let zeroSizeTarget = DiagnosticID(
    "zero-size-target", .error,
    rule:
      "The target has no width or no height, so there is nothing to cut out.",
    wrong: """
      target: divider      # { id: divider, frame: [0, 300, 393, 0] }
      """,
    right: """
      target: list         # the element around it
      """)

  /// `inverted-frame`.
  package static let invertedFrame = DiagnosticID(
    "inverted-frame", .error,
    rule:
      "A frame has a negative width or height. In captures, this means that the element is clipped away entirely. "
      + "Swapping the edges would invent a box that is nowhere on the screen.",
    wrong: """
      frame: [204, 1821, 570, -45]
      """,
    right: """
      frame: [204, 1776, 570, 45]
      """)

  /// `off-screen-target`.
  package static let offScreenTarget = DiagnosticID(
    "off-screen-target", .error,
    rule:
      "The target lies outside the display, and no scrolling brings it into view.",
    wrong: """
      target: photo-9      # { id: photo-9, frame: [3200, 400, 393, 72] }
      """,
    right: """
      target: list         # the element around it
      """)

  /// `clipped-target`.
  package static let clippedTarget = DiagnosticID(
    "clipped-target", .warning,
    rule:
      "A part of the target is cut off by the edge of the display or of a scroll container. The cutout shows the "
      + "visible part. If that is intended, set cutout.clip.",
    wrong: """
      target: row-9        # half of it is below the list's edge
      """,
    right: """
      target: row-9
      scroll: { align: nearest }
      """)

  /// `covered-target`.
  package static let coveredTarget = DiagnosticID(
    "covered-target", .error,
    rule:
      "Something opaque covers the target's centre, or more than half of the target: a bar, a sheet, another window, "
      + "or the keyboard. A hole there would show whatever covers the target. If less is covered, it's a warning. If "
      + "only bars at the edges cover the target, `clip: visible` answers the warning, because the hole then ends at "
      + "the bars.",
    wrong: """
      target: last-row     # it lies behind the tab bar
      """,
    right: """
      target: last-row
      scroll: { align: center }
      """)

  /// `outside-safe-area`.
  package static let outsideSafeArea = DiagnosticID(
    "outside-safe-area", .warning,
    rule:
      "The target reaches under a notch, a rounded corner or the home indicator, where a finger or an eye may not "
      + "reach it. Bars are expected to be there and aren't reported.",
    wrong: """
      - { id: send, frame: [340, 820, 44, 30] }     # safeArea ends at y = 818
      """,
    right: """
      - { id: send, place: { in: safeArea, right: 8, bottom: 8, width: 44, height: 30 } }
      """)

  /// `skipped-step`.
  package static let skippedStep = DiagnosticID(
    "skipped-step", .note,
    rule:
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
