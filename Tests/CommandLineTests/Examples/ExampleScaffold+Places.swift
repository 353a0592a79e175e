/// The places where an example can go.
extension ExampleScaffold {
  /// The example is the whole tutorial, except its layout.
  static let wholeTutorial = ExampleScaffold(tutorial: "layout: [a.layout.yaml]\n§", layout: layout())

  /// The example is keys of the tutorial, apart from its steps.
  static let tutorialKeys = ExampleScaffold(
    tutorial: "tutorial: t\nlayout: [a.layout.yaml]\n§\nsteps: [{ target: send, callout: Hi. }]", layout: layout())

  /// The example is the tutorial's list of layouts; one of the layouts is in a folder.
  static let layoutPaths = ExampleScaffold(
    tutorial: "tutorial: t\n§\nsteps: [{ target: send, callout: Hi. }]", layout: layout(),
    layoutPath: "layouts/mail.layout.yaml")

  /// The example is the tutorial's steps, and perhaps other keys.
  static func steps(others: [String] = []) -> ExampleScaffold {
    ExampleScaffold(tutorial: "tutorial: t\nlayout: [a.layout.yaml]\n§", layout: layout(others: others))
  }

  /// The example is keys of the first step, which has the given target unless the example sets one.
  static func step(
    _ target: String = "compose-button", _ layout: String = layout(), ellipsis: String = ""
  ) -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial("§", defaults: "target: \(target), callout: Hi."), layout: layout, ellipsis: ellipsis)
  }

  /// The example is the first step.
  static func item(_ layout: String = layout()) -> ExampleScaffold {
    ExampleScaffold(
      tutorial: """
        tutorial: t
        layout: [a.layout.yaml]
        steps:
          §
          - { target: send-button, callout: Bye. }
        """, layout: layout)
  }

  /// The example is keys of the first step's transition.
  static let transition = ExampleScaffold(tutorial: tutorial("transition:\n  §"), layout: layout())

  /// The example is keys of the layout, apart from its snapshots.
  static let layoutKeys = ExampleScaffold(tutorial: tutorial(), layout: "§\n" + layout())

  /// The example is the whole layout.
  static func wholeLayout(ellipsis: String = "") -> ExampleScaffold {
    ExampleScaffold(tutorial: tutorial(), layout: "§", ellipsis: ellipsis)
  }

  /// The example is the whole layout of a tutorial that is also shown in Japanese.
  static func layoutOfLanguages(ellipsis: String) -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial().replacing("steps:", with: "strings: strings/{locale}.yaml\nsteps:"), layout: "§",
      strings: "steps: { compose: { callout.body: やあ }, attach: { callout.body: では } }", ellipsis: ellipsis)
  }

  /// The example is snapshots, listed after `first`.
  static func snapshots(_ first: String = "", ellipsis: String = "") -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial(), layout: "snapshots:\n\(first.isEmpty ? "" : "  - \(first)\n")  §", ellipsis: ellipsis)
  }

  /// The example is keys of a snapshot of a screen without steps.
  static func snapshotKeys(ellipsis: String = "") -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial(),
      layout: layout() + "\n  - screen: other\n    variant: phone\n    display: { size: [400, 800] }\n    §",
      ellipsis: ellipsis)
  }

  /// The example is elements; one of them may be the first step's target.
  static func elements(target: String = "send", size: String = "[400, 800]", keys: String = "") -> ExampleScaffold {
    // The last of the usual elements makes room for the example.
    let layout = layout(size: size, keys: keys).replacing("- { id: send, frame: [100, 260, 60, 60] }", with: "§")
    return ExampleScaffold(tutorial: tutorial("target: \(target)"), layout: layout)
  }

  /// The example is keys of an element called `this`, the first step's target.
  static func element(also: String = "", size: String = "[400, 800]") -> ExampleScaffold {
    let mark = "- id: this\n        §" + (also.isEmpty ? "" : "\n        \(also)")
    let layout = layout(size: size).replacing("- { id: send, frame: [100, 260, 60, 60] }", with: mark)
    return ExampleScaffold(tutorial: tutorial("target: this"), layout: layout)
  }

  /// The example is an element of a layout in JSON.
  static let json = ExampleScaffold(
    tutorial: tutorial().replacing("a.layout.yaml", with: "a.layout.json"),
    layout: """
      { "snapshots": [ { "screen": "inbox", "variant": "phone", "display": { "size": [400, 800] }, "elements": [
        { "id": "compose-button", "frame": [100, 100, 60, 60] }, { "id": "send-button", "frame": [100, 200, 60, 60] },
        §
      ] } ] }
      """, layoutPath: "a.layout.json")

  /// The example is a strings file of a tutorial with variables.
  static let stringsFileOfVariables = ExampleScaffold(
    tutorial: """
      tutorial: t
      layout: [a.layout.yaml]
      strings: strings/{locale}.yaml
      variables: { name: { sample: Bartholomew } }
      defaults: { advance: { tap: anywhere } }
      steps: [{ id: welcome, callout: { title: "Welcome, %{name}!" } }]
      """, layout: layout(), strings: "§")

  /// The example is a strings file.
  static let stringsFile = ExampleScaffold(
    tutorial: """
      tutorial: t
      layout: [a.layout.yaml]
      strings: strings/{locale}.yaml
      steps: [{ id: compose, target: compose-button, callout: { title: Write a mail, body: Tap here. } }]
      """, layout: layout(), strings: "§")
}
