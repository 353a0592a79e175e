extension Tour {
  /// The tour as JSON: keys in the order of the format, coordinates with at most 3 decimals, progress, handles and
  /// times with 6, a final line end. The same tour gives the same bytes on every machine.
  ///
  /// - Parameter pretty: indented, one outline per line, instead of compact.
  public func json(pretty: Bool = false) -> [UInt8] {
    []
  }
}
