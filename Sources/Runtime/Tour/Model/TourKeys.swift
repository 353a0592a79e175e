/// The keys that lead on, back and out, named as `KeyboardEvent.key` names them.
public struct TourKeys: Sendable, Hashable {
  /// The effect of a key.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// Presses the callout's button of the role `next`.
    case next
    /// Presses the callout's button of the role `back`.
    case back
    /// Dismisses the tour, if the step allows `escape`.
    case dismiss
  }

  /// The keys that press the callout's button `next`.
  public var next: [String]
  /// The keys that press the callout's button `back`.
  public var back: [String]
  /// The keys that dismiss the tour, if the step allows `escape`.
  public var dismiss: [String]

  /// The standard keys, for every tour without keys of its own.
  public static let standard = TourKeys(next: ["ArrowRight", "Enter"], back: ["ArrowLeft"], dismiss: ["Escape"])

  /// Creates a set of keys.
  public init(next: [String], back: [String], dismiss: [String]) {
    self.next = next
    self.back = back
    self.dismiss = dismiss
  }

  /// The effect of a key.
  ///
  /// - Parameters:
  ///   - key: the key's name.
  ///   - rightToLeft: true if the variant that is played runs from right to left; then `ArrowLeft` and `ArrowRight`
  ///     change places.
  /// - Returns: the effect, or nil for a key that isn't the tour's.
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
