package import TutorialSyntax

/// Values of other tools, mapped to the values of this language.
package enum ForeignValues {
  /// Placements.
  package static let placements: [String: KeyHint] = hints(
    (.same("top"), "up above over north upper"),
    (.same("bottom"), "down below under beneath underneath south lower"),
    (.same("leading"), "start before"),
    (.same("trailing"), "end after"),
    (.same("left"), "west"),
    (.same("right"), "east"),
    (.same("center"), "middle centre over-center floating"),
    (.same("auto"), "automatic any best"),
    (.key("top-start"), "top-left top-left-aligned topLeft"),
    (.key("top-end"), "top-right top-right-aligned topRight"),
    (.same("top"), "top-center top-middle top-middle-aligned topCenter"),
    (.key("bottom-start"), "bottom-left bottom-left-aligned bottomLeft"),
    (.key("bottom-end"), "bottom-right bottom-right-aligned bottomRight"),
    (.same("bottom"), "bottom-center bottom-middle bottom-middle-aligned bottomCenter"))

  /// Shapes of holes.
  package static let shapes: [String: KeyHint] = hints(
    (.same("roundedRect"), "rounded round-rect roundRect roundedRectangle RoundedRectangleBorder rrect"),
    (.same("rect"), "rectangle square box RectangleBorder"),
    (.same("circle"), "round disc CircleBorder"),
    (.same("ellipse"), "oval OvalBorder"),
    (.same("capsule"), "pill stadium StadiumBorder"),
    (.same("squircle"), "superellipse continuous"))

  /// Kinds of callouts.
  package static let callouts: [String: KeyHint] = hints(
    (.same("bubble"), "popover tooltip balloon coachMark"),
    (.same("sheet"), "bottomSheet modal drawer panel"),
    (.same("banner"), "toast snackbar"))

  /// Handling of touches.
  package static let interactions: [String: KeyHint] = hints(
    (.same("block"), "none false off disabled never"),
    (.same("target"), "element hole spotlight"),
    (.same("passThrough"), "all true on enabled allow pass-through passthrough"))

  /// Movements.
  package static let movements: [String: KeyHint] = hints(
    (.same("morph"), "move slide"),
    (.same("fade"), "crossfade fadeIn dissolve"),
    (.same("reveal"), "grow zoom expand scale"),
    (.same("cut"), "none instant"))

  /// Effects.
  package static let effects: [String: KeyHint] = hints(
    (.same("pulse"), "pulsate breathe"),
    (.same("ripple"), "ping wave beacon radar"),
    (.same("glow"), "blink flash"),
    (.same("bounce"), "jump hop"))

  /// Positions to scroll a target to.
  package static let scrolls: [String: KeyHint] = hints(
    (.same("start"), "top begin leading"),
    (.same("center"), "middle centre"),
    (.same("end"), "bottom trailing"),
    (.same("nearest"), "auto minimal"))

  /// Ways to dismiss.
  package static let dismissals: [String: KeyHint] = hints(
    (.same("escape"), "esc Escape Esc key back"),
    (.same("close"), "x button closeButton cross cancel"),
    (.same("overlay"), "backdrop outside background mask scrim tapOutside"))

  /// Policies for variants whose layout lacks a target.
  package static let missing: [String: KeyHint] = hints(
    (.words("write \"{ wait: 5s, then: skip }\""), "wait retry waitFor poll"),
    (.same("skip"), "next ignore continue pass hide"),
    (.same("center"), "centre middle fallback modal"),
    (.same("error"), "fail throw required"))

  /// Fallbacks of a client after waiting for a target in vain.
  package static let missingFallbacks: [String: KeyHint] = hints(
    (.same("skip"), "next ignore continue pass"),
    (.same("end"), "stop dismiss cancel finish close"),
    (.same("center"), "centre middle modal"), (.same("place"), "show stay keep anyway compiled"))

  /// Applications of a style to steps.
  package static let applications: [String: KeyHint] = hints(
    (.same("always"), "all everywhere auto automatic global every"),
    (.same("named"), "manual explicit"))

  /// Keys of a keyboard.
  package static let keyNames: [String: KeyHint] = hints(
    (.same("ArrowRight"), "right Right arrowRight rightArrow →"),
    (.same("ArrowLeft"), "left Left arrowLeft leftArrow ←"),
    (.same("ArrowUp"), "up Up arrowUp upArrow ↑"),
    (.same("ArrowDown"), "down Down arrowDown downArrow ↓"),
    (.same("Enter"), "enter return Return NumpadEnter"),
    (.same("Escape"), "escape esc Esc"),
    (.same("Space"), "space Spacebar spacebar"),
    (.words("Tab moves the focus, so it cannot be one of the tutorial's keys"), "Tab tab"))

  /// Words that turn off a part of a step.
  package static let nothing: Set<String> = ["false", "off", "no", "disabled", "hidden", "never"]

  /// Colours with the same name nearly everywhere; their values are those of CSS.
  package static let colors = [
    "black": "#000000", "white": "#ffffff", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
    "yellow": "#ffff00", "orange": "#ffa500", "purple": "#800080", "gray": "#808080", "grey": "#808080",
    "transparent": "#00000000",
  ]
}
