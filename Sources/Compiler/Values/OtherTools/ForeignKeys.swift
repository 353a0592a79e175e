package import TutorialSyntax

/// Keys of other tools, and keys written in the wrong map, with their names in this language.
///
/// The tools are driver.js, Shepherd, Joyride, Intro.js, Instructions and showcaseview. Their values are in
/// `ForeignValues`.
package enum ForeignKeys {
  /// Keys of a step.
  package static let step: [String: KeyHint] = hints(
    (.same("target"), "element selector anchorElement"),
    (.key("target"), "attachTo ref view widget key"),
    (.same("callout"), "popover tooltip bubble coachMark balloon"),
    (.inside(["callout", "body"]), "text content intro message description hint"),
    (.inside(["callout", "placement"]), "position side on direction align tooltipPosition"),
    (.same("cutout"), "highlight spotlight hole"),
    (
      .inside(["cutout", "padding"]),
      "spotlightPadding stagePadding highlightPadding overlayPadding targetPadding padding"
    ),
    (.inside(["cutout", "radius"]), "borderRadius stageRadius cornerRadius targetBorderRadius radius"),
    (.inside(["cutout", "shape"]), "targetShapeBorder targetShape highlightShape shape"),
    (.key("advance"), "advanceOn trigger next waitFor onTargetClick disposeOnTap"),
    (.key("transition"), "animation animate"),
    (.inside(["transition", "move", "easing"]), "easing curve timing timingFunction ease"),
    (.inside(["transition", "move", "duration"]), "duration"),
    (.same("overlay"), "backdrop dim mask"),
    (.inside(["overlay", "opacity"]), "overlayOpacity opacity"),
    (.inside(["overlay", "color"]), "overlayColor overlayColour"),
    (.key("when"), "showIf showOn condition if"),
    (.key("before"), "beforeShowPromise beforeShow onBefore prepare navigate navigateTo"),
    (.inside(["before", "route"]), "route url path page"),
    (.key("scroll"), "scrollTo scrollIntoView"),
    (.words("write \"scroll: none\""), "disableScrolling"),
    (
      .inside(["interaction", "mode"]),
      "disableInteraction disableActiveInteraction spotlightClicks canClickTarget disableOverlayClose"
    ),
    (.words(looks), "\(classes) styles theme"),
    (.words(leaveOut("there are no beacons")), "disableBeacon skipBeacon beacon"),
    (.words(leaveOut("steps come in their order in the file")), "step order"),
    (.words(progress), "showProgress progressText showBullets showStepNumbers"),
    (.words("write \"callout: { buttons: … }\""), "showButtons disableButtons nextBtnText prevBtnText doneBtnText"),
    (.words(dismiss), "\(ways) hideCloseButton"),
    (.same("id"), "name"))

  /// Keys of the properties that steps inherit, which include no id.
  package static let partialStep = step.filter { $0.value != .same("id") }

  /// Keys of a callout.
  package static let callout: [String: KeyHint] = hints(
    (.same("body"), "text content message description intro label"),
    (.same("title"), "heading header headline"),
    (.same("placement"), "position side direction on"),
    (.words("write \"placement: top-start\", or \"-end\""), "align"),
    (.same("width"), "maxWidth"),
    (.same("gap"), "offset distance spacing margin"),
    (.same("arrow"), "pointer caret tail beak showArrow"),
    (.same("buttons"), "actions"),
    (.same("image"), "icon picture media"),
    (.words("write \"buttons: [{ title: … }]\""), "showButtons disableButtons nextBtnText prevBtnText doneBtnText"),
    (.words(progress), "showProgress progressText"),
    (.words("write \"placement: [top, bottom]\", the best first"), "top bottom left right leading trailing center"),
    (
      .words("write it in one language: the others belong in the files of \"strings\""),
      "en de fr es it pt nl pl ru tr ar he ja ko zh"
    ),
    (.words(looks), "\(classes) theme"))

  /// Keys of a button.
  package static let button: [String: KeyHint] = hints(
    (.same("title"), "text label caption content"),
    (.same("to"), "goto step target"),
    (.words("write \"to: next\", \"to: back\" or \"to: end\""), "action onClick type click"),
    (.same("role"), "id name"),
    (.words(looks), "\(classes) secondary style theme"))

  /// Keys of a cutout.
  package static let cutout: [String: KeyHint] = hints(
    (.same("radius"), "borderRadius cornerRadius radii"),
    (.same("padding"), "inset margin offset spacing"),
    (.same("shape"), "type form"))

  /// Keys of a shape, which is a word or a path here.
  package static let shape: [String: KeyHint] = hints(
    (.words("write \"shape: roundedRect\", with \"radius\" beside it"), "roundedRect rect rectangle radius"),
    (.words("write \"shape: circle\""), "circle ellipse"),
    (.words("write \"shape: capsule\""), "capsule pill"))

  /// Keys of padding.
  package static let padding: [String: KeyHint] = hints(
    (.words("write \"[vertical, horizontal]\""), "x y horizontal vertical"),
    (.words("write \"leading\", or \"[top, right, bottom, left]\""), "left start"),
    (.words("write \"trailing\", or \"[top, right, bottom, left]\""), "right end"))

  /// Keys of an overlay.
  package static let overlay: [String: KeyHint] = hints(
    (.same("opacity"), "alpha dim"),
    (.same("color"), "colour background backgroundColor tint fill"))

  /// Keys of a ring.
  package static let ring: [String: KeyHint] = hints(
    (.same("width"), "thickness strokeWidth lineWidth borderWidth stroke"),
    (.same("color"), "colour strokeColor borderColor tint"),
    (.same("gap"), "offset spacing padding margin"),
    (.same("dash"), "dashes dashPattern strokeDasharray"))

  /// Keys of an interaction.
  package static let interaction: [String: KeyHint] = hints(
    (.words("write \"interaction: block\""), "block disabled disable none"),
    (.words("write \"interaction: target\""), "target"),
    (.words("write \"interaction: passThrough\""), "passThrough enabled all"))

  /// Keys of a rule.
  package static let rule: [String: KeyHint] = hints(
    (.same("tap"), "click press touch onTap onClick onPress"),
    (
      .words(
        "write the trigger: \"tap: anywhere\", \"tap: target\", \"event: NAME\", \"after: 8s\" or \"button: next\""
      ), "on type trigger"
    ),
    (.same("after"), "delay timeout duration wait time"),
    (.key("button"), "action role"),
    (.same("route"), "path url page href"),
    (.same("appears"), "appear shown visible exists waitForElement"),
    (.same("gone"), "disappears hidden removed absent"),
    (.same("to"), "goto then"),
    (.key("to"), "target step next"),
    (.key("when"), "if showIf condition"))

  /// Keys of a transition.
  package static let transition: [String: KeyHint] = hints(
    (.inside(["move", "easing"]), "easing"),
    (.inside(["move", "duration"]), "duration"),
    (.words("write \"move: { easing: … }\""), "spring curve timing"),
    (.words("write \"move: { duration: … }\""), "time"),
    (.inside(["move", "kind"]), "kind type"),
    (.inside(["move", "arc"]), "arc"))

  /// Keys of a movement.
  package static let movement: [String: KeyHint] = hints(
    (.same("easing"), "ease curve timing timingFunction interpolator"),
    (.same("duration"), "time length"),
    (.same("kind"), "type animation"),
    (.words("write \"easing: { spring: … }\""), "spring"))

  /// Keys of a spring.
  package static let spring: [String: KeyHint] = hints(
    (.same("stiffness"), "tension"),
    (.same("damping"), "friction"),
    (.words("write \"dampingFraction\" with \"response\", or \"damping\" with \"stiffness\""), "dampingRatio"),
    (.same("velocity"), "initialVelocity"),
    (.same("response"), "period"))

  /// Keys of an effect.
  package static let effect: [String: KeyHint] = hints(
    (.words("write \"kind: pulse\""), "pulse"), (.words("write \"kind: ripple\""), "ripple"),
    (.words("write \"kind: glow\""), "glow"), (.words("write \"kind: bounce\""), "bounce"),
    (.same("kind"), "type name effect"),
    (.same("period"), "duration time interval"),
    (.same("repeat"), "count iterations times loop"),
    (.same("amount"), "scale strength intensity"))

  /// Keys of a condition.
  package static let condition: [String: KeyHint] = hints(
    (.same("flag"), "show name variable key if"),
    (.same("equals"), "value is"),
    (.same("all"), "and allOf every"),
    (.same("any"), "or anyOf some oneOf"),
    (.same("not"), "unless none except"))

  /// Keys of a step's preparation.
  package static let preparation: [String: KeyHint] = hints(
    (.same("action"), "do perform run call open navigate"),
    (.same("event"), "wait waitFor on"), (.same("appears"), "appear shown visible exists waitForElement"),
    (.same("gone"), "disappears hidden removed absent"),
    (.same("route"), "path url page href"))

  /// Keys of the policy for missing targets.
  package static let missing: [String: KeyHint] = hints(
    (.same("layout"), "variant compile"),
    (.same("wait"), "timeout after delay waitFor"),
    (.same("then"), "fallback otherwise else action"))

  /// Keys of a tutorial.
  package static let tutorial: [String: KeyHint] = hints(
    (.key("tutorial"), "name id tour tourName"),
    (.key("dismiss"), ways),
    (.same("layout"), "layouts manifest manifests"),
    (.key("defaults"), "default defaultStepOptions options settings"),
    (.words("write \"defaults: { overlay: { opacity: … } }\""), "overlayOpacity"),
    (.words("write \"defaults: { overlay: { color: … } }\""), "overlayColor"),
    (.words("write \"defaults: { cutout: { padding: … } }\""), "stagePadding spotlightPadding"),
    (.words(progress), "showProgress progressText showBullets showStepNumbers"),
    (
      .words("write \"common: { next: … }\" in the strings of a language"),
      "nextBtnText prevBtnText doneBtnText nextLabel prevLabel doneLabel skipLabel"
    ),
    (.words(looks), classes),
    (.words(leaveOut("every tutorial has an overlay; \"overlay: none\" takes it away")), "useModalOverlay"),
    (.same("styles"), "style"),
    (.key("theme"), "themes appearance look skin"),
    (.same("steps"), "items pages stops"))

  /// Keys of a variable.
  package static let variable: [String: KeyHint] = hints(
    (.same("sample"), "example longest placeholder"), (.key("sample"), "value default max maxLength"))

  /// Other tools' keys for ways to end a tutorial.
  private static let ways =
    "allowClose cancelable closable dismissible exitOnEsc exitOnOverlayClick cancelIcon allowKeyboardControl keyboardControl"
  /// Other tools' keys for styling.
  private static let classes = "class classes tooltipClass popoverClass highlightClass className"
  private static let dismiss = "write \"dismiss: [escape, close]\" at the top of the tutorial"
  private static let progress = leaveOut("clients know which step of how many it is, and draw it")

  private static func leaveOut(_ why: String) -> String { "leave it out: \(why)" }
  private static let looks = "write \"theme: …\" at the top of the tutorial"
}

/// Expands groups of words into a map from each word to its hint.
package func hints(_ groups: (hint: KeyHint, words: String)...) -> [String: KeyHint] {
  var hints: [String: KeyHint] = [:]
  for group in groups {
    for word in group.words.split(separator: " ") { hints[String(word)] = group.hint }
  }
  return hints
}
