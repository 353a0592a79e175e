import TutorialSyntax
import TutorialTour

// Rules and conditions: the flow from step to step.

extension FormatObject {
  static let advance = FormatObject(
    "advance", typeName: "Rule",
    "A rule that ends the step: one key names the trigger, and `to` or `back` says where it leads.",
    choices: [
      [["tap"], ["event"], ["after"], ["button"], ["appears"], ["gone"], ["route"]], [["to"], ["back"]],
    ],
    [
      .alternative(
        "tap", .either([.words(taps), .object(.element)]),
        "A tap: on a hole or its element (`target`), wherever (`anywhere`), or on another element."),
      .alternative("event", .text, "The app reports the event of this name."),
      .alternative("after", .seconds, "This much time has passed since the step came."),
      .alternative("button", .text, "The callout's button of this role is pressed."),
      .alternative("appears", .object(.presence), "The element comes to be there, after it wasn't."),
      .alternative("gone", .object(.presence), "The element isn't there any more, after it was."),
      .alternative(
        "route", .route,
        "The app's route becomes one that matches this pattern: see [routes](tour.md#events-and-routes)."),
      .alternative("to", .id, "The step that comes then.", null: "it ends the tour"),
      .alternative("back", .isTrue, "It leads [back](tour.md#back) to where the person came from."),
      FormatField("when", .object(.condition), "The condition under which the rule applies.", null: "always"),
    ])

  private static let taps = [
    WordDescription(word: "target", prose: "on a hole or its element"),
    WordDescription(word: "anywhere", prose: "wherever"),
  ]

  static let condition: FormatObject = FormatObject(
    "condition", "A question about one flag, or several such questions together.",
    choices: [[["flag", "equals"], ["not"], ["all"], ["any"]]],
    [
      .alternative("flag", .text, "The flag's name."),
      .alternative("equals", .scalar, "The value that the flag must have."),
      .alternative("not", .object(.condition), "The condition that must not hold."),
      .alternative("all", .list(.object(.condition), atLeast: 1), "The conditions that must all hold."),
      .alternative("any", .list(.object(.condition), atLeast: 1), "The conditions of which one must hold."),
    ])

  static let preparation = FormatObject(
    "preparation", "An item of the way to a step: an action to perform, or something to wait for.",
    choices: [[["action"], ["event"], ["route"], ["appears"], ["gone"]]],
    [
      .alternative("action", .text, "The name of an action that the client performs."),
      .alternative("event", .text, "The name of an event to wait for."),
      .alternative("route", .route, "The pattern of a route to wait for."),
      .alternative("appears", .object(.presence), "An element to wait for until it is there."),
      .alternative("gone", .object(.presence), "An element to wait for until it isn't there."),
    ])

  static let presence = FormatObject(
    "presence", typeName: "ElementPlace", "An element that is waited for.",
    [
      FormatField("target", .text, "The element's id."),
      FormatField("screen", .text, "The screen that it is on."),
    ])

  static let missing = FormatObject(
    "missing", "The client's choice while the app doesn't show a step's targets.",
    [
      FormatField("wait", .seconds, "The time to wait for them."),
      FormatField("then", .word(TourMissing.Fallback.self), "The fallback after a wait in vain."),
    ])
}
