/// The smallest inputs that compile.
enum Fixture {
  /// One screen with one element in one variant.
  static let layout = """
    snapshots:
      - screen: home
        variant: phone
        traits: { platform: ios }
        display: { size: [390, 844] }
        elements:
          - { id: send, frame: [300, 700, 60, 44] }

    """

  /// A tutorial of one step over `app.layout.yaml` beside it.
  static func tutorial(_ id: String, target: String = "send") -> String {
    """
    tutorial: \(id)
    layout: app.layout.yaml
    steps:
      - { id: one, target: \(target), callout: Tap it., advance: { tap: anywhere } }

    """
  }
}
