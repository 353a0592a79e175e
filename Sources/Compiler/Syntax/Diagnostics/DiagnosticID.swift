/// The defects that tutorialc knows. An id names the defect, never the remedy; ids are stable across versions.
public enum DiagnosticID: String, Sendable, Hashable, CaseIterable {
  case yamlSyntax = "yaml-syntax"
  case jsonSyntax = "json-syntax"
  case xmlSyntax = "xml-syntax"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case wrongType = "wrong-type"
  case valueOutOfRange = "value-out-of-range"
  case limitExceeded = "limit-exceeded"
  case invalidUTF8 = "invalid-utf8"
  case unknownStyle = "unknown-style"
  case duplicateStep = "duplicate-step"
  case duplicateTutorial = "duplicate-tutorial"
  case duplicateElement = "duplicate-element"
  case duplicateSnapshot = "duplicate-snapshot"
  case missingSnapshot = "missing-snapshot"
  case displayConflict = "display-conflict"
  case undeclaredSpace = "undeclared-space"
  case cyclicSpace = "cyclic-space"
  case cyclicExtends = "cyclic-extends"
  case unknownExtends = "unknown-extends"
  case cyclicPlace = "cyclic-place"
  case placeConstraints = "place-constraints"
  case cyclicParent = "cyclic-parent"
  case rowDoesNotFit = "row-does-not-fit"
  case unknownElement = "unknown-element"
  case undeclaredWindow = "undeclared-window"
  case unknownScreen = "unknown-screen"
  case unknownTarget = "unknown-target"
  case ambiguousTarget = "ambiguous-target"
  case missingInVariant = "missing-in-variant"
  case hiddenTarget = "hidden-target"
  case zeroSizeTarget = "zero-size-target"
  case invertedFrame = "inverted-frame"
  case offScreenTarget = "off-screen-target"
  case clippedTarget = "clipped-target"
  case coveredTarget = "covered-target"
  case outsideSafeArea = "outside-safe-area"
  case occlusionUnknown = "occlusion-unknown"
  case fragileSelector = "fragile-selector"
  case localisedSelector = "localised-selector"
  case truncatedCapture = "truncated-capture"
  case invalidPath = "invalid-path"
  case radiusClamped = "radius-clamped"
  case circleOnOblong = "circle-on-oblong"
  case overlappingCutouts = "overlapping-cutouts"
  case smallHitArea = "small-hit-area"
  case calloutDoesNotFit = "callout-does-not-fit"
  case calloutCoversTarget = "callout-covers-target"
  case sheetCoversTarget = "sheet-covers-target"
  case lowContrast = "low-contrast"
  case flashingEffect = "flashing-effect"
  case unknownStep = "unknown-step"
  case unknownButton = "unknown-button"
  case unreachableStep = "unreachable-step"
  case endlessLoop = "endless-loop"
  case noWayOn = "no-way-on"
  case durationWithSpring = "duration-with-spring"
  case valueClamped = "value-clamped"
  case longMotion = "long-motion"
  case unusedArc = "unused-arc"
  case missingString = "missing-string"
  case unknownString = "unknown-string"
  case unusedIgnore = "unused-ignore"
  case emitterLoss = "emitter-loss"
  case pluginCrashed = "plugin-crashed"
  case outputCollision = "output-collision"
  case missingFile = "missing-file"
  case unreadableFile = "unreadable-file"
  case unwritableOutput = "unwritable-output"
  case outsideRoot = "outside-root"
  case staleOutput = "stale-output"
  case emptyGlob = "empty-glob"
  case unsupportedSchema = "unsupported-schema"
  case suspiciousDuration = "suspicious-duration"
  case unquotedColour = "unquoted-colour"
  case motionLeavesViewport = "motion-leaves-viewport"
  case textOverflow = "text-overflow"
  case missingGlyph = "missing-glyph"
  case unmeasurableFonts = "unmeasurable-fonts"
  case unknownTrait = "unknown-trait"
  case matchesNothing = "matches-nothing"
  case missingLabel = "missing-label"
  case distortedShape = "distorted-shape"
  case unusedStyle = "unused-style"
  case skippedStep = "skipped-step"
  case notYetCompiled = "not-yet-compiled"
  case importFailed = "import-failed"
  case internalError = "internal-error"
  case programNotAllowed = "program-not-allowed"
  case compilerCrashed = "compiler-crashed"
}

extension DiagnosticID {
  /// The severity where neither a comment, the command line nor the configuration says otherwise.
  public var defaultSeverity: Diagnostic.Severity {
    switch self {
    case .unusedIgnore, .emitterLoss, .occlusionUnknown, .fragileSelector, .localisedSelector, .truncatedCapture,
      .radiusClamped, .circleOnOblong, .smallHitArea, .lowContrast, .unreachableStep, .longMotion, .unusedArc,
      .missingString,
      .unknownString, .unknownTrait, .matchesNothing, .missingLabel, .distortedShape, .unusedStyle, .valueClamped,
      .clippedTarget, .outsideSafeArea, .motionLeavesViewport, .notYetCompiled, .textOverflow, .missingGlyph,
      .sheetCoversTarget,
      .unquotedColour, .staleOutput:
      .warning
    case .skippedStep, .overlappingCutouts:
      .note
    default:
      .error
    }
  }
}
