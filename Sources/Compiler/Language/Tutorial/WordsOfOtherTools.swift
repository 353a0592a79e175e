import TutorialSyntax

/// What authors write who come from other tools (driver.js, Shepherd, Joyride, Intro.js, Instructions, showcaseview), or
/// who take a key for one of the map around it, and what it is called here.
enum WordsOfOtherTools {
  /// Keys of a step.
  static let step: [String: KeyHint] = hints(
    (.key("target"), "element selector attachTo ref view widget anchorElement key"),
    (.key("callout"), "popover tooltip bubble coachMark balloon"),
    (.inside(["callout", "body"]), "text content intro message description hint"),
    (.inside(["callout", "placement"]), "position side on direction align"),
    (.key("cutout"), "highlight spotlight hole"),
    (.inside(["cutout", "padding"]), "spotlightPadding stagePadding highlightPadding overlayPadding padding"),
    (.inside(["cutout", "radius"]), "borderRadius stageRadius cornerRadius radius"),
    (.inside(["cutout", "shape"]), "targetShapeBorder targetShape highlightShape shape"),
    (.key("advance"), "advanceOn trigger next waitFor"),
    (.key("transition"), "animation animate"),
    (.key("overlay"), "backdrop dim mask"),
    (.inside(["overlay", "opacity"]), "overlayOpacity opacity"),
    (.inside(["overlay", "color"]), "overlayColor overlayColour"),
    (.key("when"), "showIf showOn condition if"),
    (.key("scroll"), "scrollTo scrollIntoView"),
    (.inside(["interaction", "mode"]), "disableInteraction disableActiveInteraction spotlightClicks canClickTarget"),
    (.key("id"), "name"))

  /// Keys of what steps inherit, which have no id.
  static let partialStep = step.filter { $0.value != .key("id") }

  /// Keys of a callout.
  static let callout: [String: KeyHint] = hints(
    (.key("body"), "text content message description intro label"),
    (.key("title"), "heading header headline"),
    (.key("placement"), "position side direction on"),
    (.key("width"), "maxWidth"),
    (.key("gap"), "offset distance spacing margin"),
    (.key("arrow"), "pointer caret tail beak"),
    (.key("buttons"), "actions"),
    (.key("image"), "icon picture media"))

  /// Keys of a cutout.
  static let cutout: [String: KeyHint] = hints(
    (.key("radius"), "borderRadius cornerRadius radii"),
    (.key("padding"), "inset margin offset spacing"),
    (.key("shape"), "type form"))

  /// Keys of a shape, which is a word or a path.
  static let shape: [String: KeyHint] = hints(
    (.words("write \"shape: roundedRect\", with \"radius\" beside it"), "roundedRect rect rectangle radius"),
    (.words("write \"shape: circle\""), "circle ellipse"),
    (.words("write \"shape: capsule\""), "capsule pill"))

  /// Keys of an overlay.
  static let overlay: [String: KeyHint] = hints(
    (.key("opacity"), "alpha dim"),
    (.key("color"), "background backgroundColor tint fill"))

  /// Keys of a rule.
  static let rule: [String: KeyHint] = hints(
    (.key("tap"), "click press touch"),
    (
      .words(
        "write what is waited for: \"tap: anywhere\", \"tap: target\", \"event: NAME\", \"after: 8s\" or \"button: next\""
      ), "on type trigger"
    ),
    (.key("after"), "delay timeout duration wait time"),
    (.key("button"), "action role"),
    (.key("to"), "goto target then step next"),
    (.key("when"), "if showIf condition"))

  /// Keys of a transition.
  static let transition: [String: KeyHint] = hints(
    (.inside(["move", "easing"]), "easing spring curve timing"),
    (.inside(["move", "duration"]), "duration time"),
    (.inside(["move", "kind"]), "kind type"),
    (.inside(["move", "arc"]), "arc"))

  /// Keys of a condition.
  static let condition: [String: KeyHint] = hints(
    (.key("flag"), "show name variable key if"),
    (.key("equals"), "value is"))

  /// Keys of a tutorial.
  static let tutorial: [String: KeyHint] = hints(
    (.key("tutorial"), "name id tour"),
    (.key("dismiss"), "allowClose cancelable closable dismissible exitOnEsc exitOnOverlayClick"),
    (.key("layout"), "layouts manifest manifests"),
    (.key("defaults"), "default defaultStepOptions options settings"),
    (.words("write \"defaults: { overlay: { opacity: … } }\""), "overlayOpacity"),
    (.words("write \"defaults: { overlay: { color: … } }\""), "overlayColor"),
    (.words("write \"defaults: { cutout: { padding: … } }\""), "stagePadding spotlightPadding"),
    (.key("styles"), "style themes"),
    (.key("steps"), "items pages stops"))

  /// A hint for each of some words.
  private static func hints(_ groups: (hint: KeyHint, words: String)...) -> [String: KeyHint] {
    var hints: [String: KeyHint] = [:]
    for group in groups {
      for word in group.words.split(separator: " ") { hints[String(word)] = group.hint }
    }
    return hints
  }
}
