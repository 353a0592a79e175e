/// Where an example can go.
extension ExampleScaffold {
  /// It is the whole tutorial, but for its layout.
  static let wholeTutorial = ExampleScaffold(tutorial: "layout: [a.layout.yaml]\n§", layout: layout())

  /// It is keys of the tutorial, the steps apart.
  static let tutorialKeys = ExampleScaffold(
    tutorial: "tutorial: t\nlayout: [a.layout.yaml]\n§\nsteps: [{ target: send, callout: Hi. }]", layout: layout())

  /// It is the layouts of the tutorial, of which there is one in a folder.
  static let layoutPaths = ExampleScaffold(
    tutorial: "tutorial: t\n§\nsteps: [{ target: send, callout: Hi. }]", layout: layout(),
    layoutPath: "layouts/mail.layout.yaml")

  /// It is the steps of the tutorial, and perhaps other keys.
  static func steps(others: [String] = []) -> ExampleScaffold {
    ExampleScaffold(tutorial: "tutorial: t\nlayout: [a.layout.yaml]\n§", layout: layout(others: others))
  }

  /// It is keys of the first step, which has the given target unless the example has one.
  static func step(
    _ target: String = "compose-button", _ layout: String = layout(), ellipsis: String = ""
  ) -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial("§", defaults: "target: \(target), callout: Hi."), layout: layout, ellipsis: ellipsis)
  }

  /// It is the first step.
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

  /// It is keys of the first step's transition.
  static let transition = ExampleScaffold(tutorial: tutorial("transition:\n  §"), layout: layout())

  /// It is keys of the layout, the snapshots apart.
  static let layoutKeys = ExampleScaffold(tutorial: tutorial(), layout: "§\n" + layout())

  /// It is the whole layout.
  static func wholeLayout(ellipsis: String = "") -> ExampleScaffold {
    ExampleScaffold(tutorial: tutorial(), layout: "§", ellipsis: ellipsis)
  }

  /// It is the whole layout of a tutorial that is shown in Japanese too.
  static func layoutOfLanguages(ellipsis: String) -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial().replacing("steps:", with: "strings: strings/{locale}.yaml\nsteps:"), layout: "§",
      strings: "steps: { compose: { callout.body: やあ }, attach: { callout.body: では } }", ellipsis: ellipsis)
  }

  /// It is snapshots beside `first`.
  static func snapshots(_ first: String = "", ellipsis: String = "") -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial(), layout: "snapshots:\n\(first.isEmpty ? "" : "  - \(first)\n")  §", ellipsis: ellipsis)
  }

  /// It is keys of a snapshot of a screen without steps.
  static func snapshotKeys(ellipsis: String = "") -> ExampleScaffold {
    ExampleScaffold(
      tutorial: tutorial(),
      layout: layout() + "\n  - screen: other\n    variant: phone\n    display: { size: [400, 800] }\n    §",
      ellipsis: ellipsis)
  }

  /// It is elements, one of them perhaps the first step's target.
  static func elements(target: String = "send", size: String = "[400, 800]", keys: String = "") -> ExampleScaffold {
    // The last of the usual elements makes room for it.
    let layout = layout(size: size, keys: keys).replacing("- { id: send, frame: [100, 260, 60, 60] }", with: "§")
    return ExampleScaffold(tutorial: tutorial("target: \(target)"), layout: layout)
  }

  /// It is keys of an element called `this`, the first step's target.
  static func element(also: String = "", size: String = "[400, 800]") -> ExampleScaffold {
    let mark = "- id: this\n        §" + (also.isEmpty ? "" : "\n        \(also)")
    let layout = layout(size: size).replacing("- { id: send, frame: [100, 260, 60, 60] }", with: mark)
    return ExampleScaffold(tutorial: tutorial("target: this"), layout: layout)
  }

  /// It is an element of a layout in JSON.
  static let json = ExampleScaffold(
    tutorial: tutorial().replacing("a.layout.yaml", with: "a.layout.json"),
    layout: """
      { "snapshots": [ { "screen": "inbox", "variant": "phone", "display": { "size": [400, 800] }, "elements": [
        { "id": "compose-button", "frame": [100, 100, 60, 60] }, { "id": "send-button", "frame": [100, 200, 60, 60] },
        §
      ] } ] }
      """, layoutPath: "a.layout.json")

  /// It is a strings file of a tutorial with variables.
  static let stringsFileOfVariables = ExampleScaffold(
    tutorial: """
      tutorial: t
      layout: [a.layout.yaml]
      strings: strings/{locale}.yaml
      variables: { name: { sample: Bartholomew } }
      defaults: { advance: { tap: anywhere } }
      steps: [{ id: welcome, callout: { title: "Welcome, %{name}!" } }]
      """, layout: layout(), strings: "§")

  /// It is a strings file.
  static let stringsFile = ExampleScaffold(
    tutorial: """
      tutorial: t
      layout: [a.layout.yaml]
      strings: strings/{locale}.yaml
      steps: [{ id: compose, target: compose-button, callout: { title: Write a mail, body: Tap here. } }]
      """, layout: layout(), strings: "§")
}
