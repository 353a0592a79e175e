/// Easings in the notation of CSS, SwiftUI, Compose, Flutter, GSAP and easings.net, in block and in flow style.
enum MistakesInEasings {
  static let all =
    words
    + calls.flatMap { call in
      ["transition: { move: { easing: ", "transition:\n      move:\n        easing: "].map { head in
        let tail = head.contains("{") ? " } }" : ""
        return FirstMistakesInValuesTests.Mistake(
          head + call.written + tail, "the easing cannot be \"\(call.written)\": write \(call.meant)",
          call.isSure ? head + call.meant + tail : nil)
      }
    }

  private static let words = [
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: \".spring(response: 0.4, dampingFraction: 0.8)\" } }",
      "the easing cannot be \".spring(response: 0.4, dampingFraction: 0.8)\": write { spring: { response: 0.4, dampingFraction: 0.8 } }",
      "transition: { move: { easing: { spring: { response: 0.4, dampingFraction: 0.8 } } } }"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: \".easeInOut(duration: 0.3)\" } }",
      "the easing cannot be \".easeInOut(duration: 0.3)\": write easeInOut, and \"duration: 0.3\" beside it"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: tween(300) } }",
      "the easing cannot be \"tween(300)\": an easing has no time: write \"duration\" beside it"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: cubic-bezier(.4) } }",
      "the easing cannot be \"cubic-bezier(.4)\": write [x1, y1, x2, y2]"),
    FirstMistakesInValuesTests.Mistake(
      "easing: spring", "unknown key \"easing\" in a step: write \"transition: { move: { easing: … } }\"",
      "transition: { move: { easing: spring } }"),
    FirstMistakesInValuesTests.Mistake(
      "duration: 0.3s", "unknown key \"duration\" in a step: write \"transition: { move: { duration: … } }\"",
      "transition: { move: { duration: 0.3s } }"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: { spring: [0.4, 0.8] } } }",
      "a list where a map of keys to values for a spring is expected: write { response: 0.4, dampingFraction: 0.8 }"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: { spring: 0.4 } } }",
      "\"0.4\" where a map of keys to values for a spring is expected: write { duration: 0.4 }"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: { spring: { response: 400ms, dampingFraction: 0.8 } } } }",
      "\"400ms\" where a number is expected: write 0.4",
      "transition: { move: { easing: { spring: { response: 0.4, dampingFraction: 0.8 } } } }"),
    FirstMistakesInValuesTests.Mistake(
      "transition: { move: { easing: { spring: { tension: 170, damping: 26 } } } }",
      "unknown key \"tension\" in a spring: did you mean \"stiffness\"?",
      "transition: { move: { easing: { spring: { stiffness: 170, damping: 26 } } } }"),
  ]

  private static let calls: [(written: String, meant: String, isSure: Bool)] = [
    ("ease-in-out", "easeInOut", true),
    ("ease_in", "easeIn", true),
    ("EaseOut", "easeOut", true),
    (".easeInOut", "easeInOut", true),
    ("Curves.fastOutSlowIn", "fastOutSlowIn", true),
    ("FastOutSlowInEasing", "fastOutSlowIn", true),
    ("LinearOutSlowInInterpolator", "linearOutSlowIn", true),
    ("curveEaseInOut", "easeInOut", true),
    ("ease", "[0.25, 0.1, 0.25, 1]", true),
    ("easeInOutCubic", "[0.65, 0, 0.35, 1]", true),
    ("EaseOutBack", "[0.34, 1.56, 0.64, 1]", true),
    ("power2.inOut", "[0.65, 0, 0.35, 1]", true),
    ("easeOutBounce", "bouncy", false),
    ("swing", "easeInOut", false),
    (".spring()", "spring", true),
    (".interactiveSpring()", "interactiveSpring", true),
    ("spring(0.4, 0.8)", "{ spring: { response: 0.4, dampingFraction: 0.8 } }", false),
    ("spring(dampingRatio = 0.5f, stiffness = 400f)", "{ spring: { stiffness: 400, damping: 20 } }", true),
    ("cubicBezier(0.65, 0, 0.35, 1)", "[0.65, 0, 0.35, 1]", true),
    ("cubic-bezier(.4,0,.2,1)", "[0.4, 0, 0.2, 1]", true),
    (".timingCurve(0.4, 0, 0.2, 1)", "[0.4, 0, 0.2, 1]", true),
    ("CubicBezierEasing(0.4f, 0.0f, 0.2f, 1.0f)", "[0.4, 0, 0.2, 1]", true),
    ("PathInterpolator(0.4f, 0f, 0.2f, 1f)", "[0.4, 0, 0.2, 1]", true),
  ]
}
