/// Which tutorialc this is.
enum Version {
  /// The version of the program; tours carry it.
  static let current = "0.1.0"
}
