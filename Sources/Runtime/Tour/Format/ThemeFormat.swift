import TutorialSyntax

extension TourReader {
  func theme(_ node: NodeID) throws(TourReadError) -> TourTheme {
    let object = try TourObject(node, self)
    var measures = TourTheme.Measures()
    for part in TourTheme.Measures.Part.allCases { measures[part] = try object.read(part.rawValue, length) }
    return TourTheme(
      light: try object.read("light") { node throws(TourReadError) in try colors(node, TourTheme.standard.light) },
      dark: try object.read("dark") { node throws(TourReadError) in try colors(node, TourTheme.standard.dark) },
      title: try object.read("title", themeText), body: try object.read("body", themeText),
      button: try object.read("button", themeText), progress: try object.read("progress", themeText),
      measures: measures, shadows: try object.list("shadows", shadow))
  }

  private func shadow(_ node: NodeID) throws(TourReadError) -> TourTheme.Shadow {
    let object = try TourObject(node, self)
    return TourTheme.Shadow(
      light: try object.read("light", color), dark: try object.read("dark", color),
      offset: try object.read("offset", length), blur: try object.read("blur", length))
  }

  private func themeText(_ node: NodeID) throws(TourReadError) -> TourTheme.Text {
    let object = try TourObject(node, self)
    return TourTheme.Text(
      font: try object.list("font", text), size: try object.read("size", length), line: try object.read("line", length),
      weight: try object.read("weight", wholeNumber))
  }

  /// Reads the colours of a scheme.
  ///
  /// - Parameter standard: the colours of the standard theme, for parts that the tour leaves out.
  private func colors(_ node: NodeID, _ standard: TourTheme.Colors) throws(TourReadError) -> TourTheme.Colors {
    let object = try TourObject(node, self)
    return try TourTheme.Colors { part throws(TourReadError) in
      if part == .hairline { return try object.ifPresent(part.rawValue, color) ?? standard[part] }
      return try object.read(part.rawValue, color)
    }
  }
}
