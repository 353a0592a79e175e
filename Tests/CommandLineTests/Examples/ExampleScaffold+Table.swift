import TutorialLayouts
import TutorialSyntax
import TutorialCompiler
import TutorialLanguage
import TutorialValues
import TutorialYAML

/// The scaffold of each example. Examples that are keys of a step whose target is a button use the default one.
extension ExampleScaffold {
  /// The scaffold of the examples of a diagnostic's id.
  static func of(_ id: DiagnosticID) -> ExampleScaffold {
    files[id] ?? layouts[id] ?? flow[id] ?? targets[id] ?? shapesAndCallouts[id] ?? .step()
  }

  private static let files: [DiagnosticID: ExampleScaffold] = [
    .yamlSyntax: .tutorialKeys,
    .jsonSyntax: .json,
    .invalidUTF8: .tutorialKeys,
    .missingKey: .wholeTutorial,
    .unsupportedSchema: .tutorialKeys,
    .missingFile: .layoutPaths,
    .unreadableFile: .layoutPaths,
    .emptyGlob: .layoutPaths,
    .limitExceeded: .elements(target: "list"),
    .durationWithSpring: .transition, .invalidEasing: .transition,
    .missingString: .stringsFile,
    .unknownString: .stringsFile,
    .unknownVariable: .steps(), .malformedVariable: .steps(), .unusedVariable: .steps(),
    .missingVariable: .stringsFileOfVariables,
    .unusedIgnore: .step("row-9", layout(rows, keys: feed)),
  ]

  private static let layouts: [DiagnosticID: ExampleScaffold] = [
    .duplicateElement: .snapshotKeys(),
    .duplicateSnapshot: .wholeLayout(ellipsis: body),
    .unprovenLocale: .layoutOfLanguages(ellipsis: body),
    .unprovenTextSize: .wholeLayout(ellipsis: body),
    .missingSnapshot: .steps(others: [
      snapshot("settings", "phone", traits: "idiom: phone", "{ id: logout, frame: [100, 100, 60, 60] }"),
      snapshot("inbox", "tablet", traits: "idiom: pad", "{ id: send, frame: [100, 100, 60, 60] }"),
    ]),
    .displayConflict: .snapshots(ellipsis: buttons),
    .undeclaredSpace: .snapshotKeys(),
    .cyclicSpace: .snapshotKeys(),
    .undeclaredWindow: .snapshotKeys(),
    .unknownElement: .snapshotKeys(),
    .cyclicParent: .snapshotKeys(ellipsis: "[0, 0, 60, 60]"),
    .cyclicExtends: .snapshots(ellipsis: body),
    .unknownExtends: .snapshots("{ screen: inbox, variant: portrait, \(body) }"),
    .fragileAmendment: .snapshots("{ screen: inbox, variant: phone, \(body) }"),
    .amendsNothing: .snapshots("{ screen: inbox, variant: phone, \(body) }", ellipsis: body),
    .cyclicPlace: .elements(target: "list"),
    .placeConstraints: .element(),
    .rowDoesNotFit: .element(),
    .invertedFrame: .element(size: "[1080, 2400]"),
    .occlusionUnknown: .wholeLayout(ellipsis: "variant: phone, \(covered)"),
    .truncatedCapture: .layoutKeys,
  ]

  private static let flow: [DiagnosticID: ExampleScaffold] = [
    .unknownStyle: .steps(),
    .duplicateStep: .steps(),
    .unusedStyle: .steps(),
    .unreachableStep: .steps(),
    .unreachedScreen: .steps(others: [snapshot("settings", "phone", traits: "platform: ios, idiom: phone, locale: en")]
    ),
    .endlessLoop: .steps(),
    .noWayOn: .steps(),
    .unknownTrait: .step("compose-button", layout(others: [pad])),
    .matchesNothing: .step("compose-button", layout(others: [pad])),
  ]

  private static let targets: [DiagnosticID: ExampleScaffold] = [
    .ambiguousTarget: .step(
      "send",
      layout([
        "{ id: row-1, frame: [0, 600, 400, 50] }", "{ id: row-2, frame: [0, 660, 400, 50] }",
        "{ id: x, parent: row-1, label: Delete, frame: [0, 600, 50, 50] }",
        "{ id: y, parent: row-2, label: Delete, frame: [0, 660, 50, 50] }",
      ])),
    .missingInVariant: .step("send", layout(others: [pad])),
    .skippedStep: .step("send", layout(others: [pad])),
    .hiddenTarget: .step(
      "send",
      layout([
        "{ id: refresh, frame: [200, 100, 60, 60], visibility: hidden }",
        "{ id: inbox-list, frame: [20, 500, 300, 90] }",
      ])),
    .zeroSizeTarget: .step("send", layout(["{ id: divider, frame: [0, 300, 393, 0] }"])),
    .offScreenTarget: .step("send", layout(rows, keys: feed)),
    .clippedTarget: .step("send", layout(rows, keys: feed)),
    .coveredTarget: .step("send", layout(rows, keys: feed)),
    .outsideSafeArea: .elements(size: "[393, 852]", keys: "insets: { safeArea: [59, 0, 34, 0] }"),
    .fragileSelector: .step(
      "send",
      layout([
        "{ id: window, type: window, frame: [0, 0, 400, 800] }",
        "{ id: rows, type: list, parent: window, frame: [0, 500, 400, 300] }",
        "{ id: row-0, type: cell, parent: rows, frame: [0, 500, 400, 60] }",
        "{ id: row-1, type: cell, parent: rows, frame: [0, 560, 400, 60] }",
        "{ id: row-2, type: cell, parent: rows, frame: [0, 620, 400, 60] }",
        "{ id: reply, type: button, parent: row-2, frame: [300, 620, 60, 60] }",
      ])),
    .localisedSelector: .step(
      "send",
      layout(
        ["{ id: x, label: Close, frame: [300, 100, 60, 60] }"],
        others: [
          snapshot(
            "inbox", "ja", traits: "locale: ja", "{ id: x, label: 閉じる, frame: [300, 100, 60, 60] }",
            "{ id: send-button, frame: [100, 100, 60, 60] }")
        ])),
  ]

  private static let shapesAndCallouts: [DiagnosticID: ExampleScaffold] = [
    .invalidPath: .element(also: "frame: [300, 100, 60, 60]"),
    .circleOnOblong: .step("row", layout(["{ id: row, frame: [4, 600, 393, 72] }"])),
    .distortedShape: .step("wide", layout(["{ id: wide, frame: [100, 600, 120, 40] }"]), ellipsis: "\"M0 0H24V24H0Z\""),
    .overlappingCutouts: .step(
      "send", layout(["{ id: card, frame: [200, 400, 150, 100] }", "{ id: badge, frame: [335, 390, 30, 30] }"])),
    .smallHitArea: .item(layout(["{ id: badge, frame: [300, 300, 16, 16] }"])),
    .disabledTarget: .item(
      layout([
        "{ id: submit, frame: [300, 300, 60, 60], enabled: false }", "{ id: address, frame: [100, 300, 60, 60] }",
      ])),
    .contradictoryWait: .item(
      layout(["{ id: menu-button, frame: [300, 300, 60, 60] }", "{ id: menu, frame: [100, 500, 200, 60] }"])),
    .missingLabel: .item(),
    .calloutDoesNotFit: .step("top", layout(["{ id: top, frame: [170, 10, 60, 60] }"])),
    .calloutCoversTarget: .step("middle", layout(["{ id: middle, frame: [170, 370, 60, 60] }"])),
    .sheetCoversTarget: .step("low", layout(["{ id: low, frame: [170, 500, 60, 60] }"])),
    .textOverflow: .step(ellipsis: Array(repeating: "with many words", count: 30).joined(separator: " ")),
  ]

  /// A scrolling list, 600 high, with a tab bar over its lower edge; and another in its upper half.
  private static let feed = """
    spaces:
      - id: feed
        origin: [0, 100]
        scroll: { axis: vertical, viewport: [0, 100, 400, 600], contentSize: [400, 4000], contentOffset: [0, 0] }
      - id: news
        origin: [0, 100]
        scroll: { axis: vertical, viewport: [0, 100, 400, 300], contentSize: [400, 4000], contentOffset: [0, 0] }
    occluders: [{ kind: tabBar, element: tab-bar, opaque: true, z: 10 }]
    """
  private static let rows = [
    "{ id: tab-bar, frame: [0, 660, 400, 140] }",
    "{ id: row-9, space: news, frame: [0, 264, 393, 72] }",
    "{ id: last-row, space: feed, frame: [0, 520, 393, 72] }",
    "{ id: photo-9, frame: [3200, 400, 393, 72] }",
  ]
  private static let buttons =
    "elements: [{ id: compose-button, frame: [0, 100, 60, 60] }, { id: send-button, frame: [0, 200, 60, 60] }, "
    + "{ id: tab-bar, frame: [0, 700, 400, 100] }]"
  /// The buttons, and a panel over them.
  private static let covered =
    "display: { size: [400, 800] }, \(buttons.dropLast()), { id: panel, frame: [0, 0, 400, 700] }, "
    + "{ id: row, text: Row, frame: [0, 0, 400, 50], parent: panel } ]"
  private static let body = "display: { size: [400, 800] }, \(buttons)"
  private static let pad = snapshot(
    "inbox", "pad", traits: "idiom: pad", "{ id: apple-pencil, frame: [100, 300, 60, 60] }",
    "{ id: compose-button, frame: [100, 100, 60, 60] }", "{ id: send-button, frame: [100, 200, 60, 60] }")
}
