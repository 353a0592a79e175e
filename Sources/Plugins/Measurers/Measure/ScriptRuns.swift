import CHarfBuzz

/// The script that each scalar of a text is set in.
enum ScriptRuns {
  /// Returns the scripts, scalar by scalar.
  ///
  /// Characters that several scripts share (spaces, digits, punctuation) take the script of the text before them; at
  /// the start, that of the text after them.
  static func scripts(of text: [Unicode.Scalar], _ shaper: Shaper) -> [hb_script_t] {
    var scripts = text.map { shaper.script(of: $0) }
    let first = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    var present = first
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = present } else { present = scripts[index] }
    }
    return scripts
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}

/// A cluster is the unit that one font has to draw: a letter with its marks, an emoji of several scalars.
enum Clusters {
  /// The end of the cluster that starts at `start`.
  static func end(of text: [Unicode.Scalar], from start: Int, _ shaper: Shaper) -> Int {
    var end = start + 1
    while end < text.count {
      let joins = text[end - 1].value == 0x200D && !shaper.isMark(text[end])
      guard joins || text[end].isInvisible || shaper.isMark(text[end]) || isSkin(text[end]) else { break }
      end += 1
    }
    return end
  }

  private static func isSkin(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }
}
