import TutorialGeometry

/// A size for messages: `1080×2400`.
func describe(_ size: Size) -> String {
  "\(describe(size.width))×\(describe(size.height))"
}

/// A number for messages, without a fraction where it has none.
func describe(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
