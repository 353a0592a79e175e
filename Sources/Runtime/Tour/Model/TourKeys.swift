/// The keys of a keyboard by which a person goes through a tour, by the names that `KeyboardEvent.key` has for them.
public struct TourKeys: Sendable, Hashable {
  /// What a key does.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// What the callout's button of the role `next` does.
    case next
    /// What the callout's button of the role `back` does.
    case back
    /// It leaves the tour, where the step may be left by `escape`.
    case dismiss
  }

  /// Those that lead on.
  public var next: [String]
  /// Those that lead back.
  public var back: [String]
  /// Those that leave.
  public var dismiss: [String]

  /// What holds where the author says nothing else.
  public static let standard = TourKeys(next: ["ArrowRight", "Enter"], back: ["ArrowLeft"], dismiss: ["Escape"])

  /// The given keys.
  public init(next: [String], back: [String], dismiss: [String]) {
    self.next = next
    self.back = back
    self.dismiss = dismiss
  }

  /// What a key does.
  ///
  /// - Parameters:
  ///   - key: its name.
  ///   - rightToLeft: whether the variant that is played runs from right to left, where the arrows left and right change
  ///     places.
  /// - Returns: nil for a key that is not the tour's.
  public func action(for key: String, rightToLeft: Bool) -> Action? {
    let key = rightToLeft ? Self.mirrored(key) : key
    if next.contains(key) { return .next }
    if back.contains(key) { return .back }
    return dismiss.contains(key) ? .dismiss : nil
  }

  private static func mirrored(_ key: String) -> String {
    switch key {
    case "ArrowLeft": "ArrowRight"
    case "ArrowRight": "ArrowLeft"
    default: key
    }
  }
}
