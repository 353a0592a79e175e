extension CubicBezier {
  /// Constant speed.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// The same, quadratic.
  public static let easeInOutQuad = CubicBezier(0.45, 0, 0.55, 1)
  /// Material's standard curve.
  public static let fastOutSlowIn = CubicBezier(0.4, 0, 0.2, 1)
  /// Material's curve for what comes in.
  public static let linearOutSlowIn = CubicBezier(0, 0, 0.2, 1)
  /// Material's curve for what goes out.
  public static let fastOutLinearIn = CubicBezier(0.4, 0, 1, 1)
}
