import CHarfBuzz

/// HarfBuzz's buffer and its Unicode tables.
final class Shaper {
  private let buffer: OpaquePointer?
  private let unicode: OpaquePointer?

  init() {
    buffer = hb_buffer_create()
    unicode = hb_unicode_funcs_get_default()
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  func script(of scalar: Unicode.Scalar) -> hb_script_t { hb_unicode_script(unicode, scalar.value) }

  /// Returns true if a scalar is a mark that belongs to the scalar before it.
  func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch hb_unicode_general_category(unicode, scalar.value) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
      true
    default: false
    }
  }

  /// The glyphs of a cluster of scalars.
  struct Glyph {
    /// The index of the cluster's first scalar.
    var cluster: Int
    /// The advance in design units.
    var advance: Int
    /// True if breaking a line here requires shaping both lines anew.
    var isUnsafeToBreak: Bool
  }

  /// Shapes a part of an item's text.
  ///
  /// The surrounding text determines the contextual forms of letters, as on a screen.
  func shape(_ text: [Unicode.Scalar], _ range: Range<Int>, _ item: Item, _ language: OpaquePointer?) -> [Glyph] {
    hb_buffer_reset(buffer)
    text.withUnsafeBufferPointer { pointer in
      pointer.withMemoryRebound(to: hb_codepoint_t.self) { points in
        hb_buffer_add_codepoints(
          buffer, points.baseAddress, Int32(points.count), UInt32(range.lowerBound), Int32(range.count))
      }
    }
    let direction = hb_script_get_horizontal_direction(item.script)
    hb_buffer_set_direction(buffer, direction == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, language)
    hb_shape(item.font.handle, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return [] }
    return (0..<Int(count)).map { index in
      let flags = hb_glyph_info_get_glyph_flags(infos + index)
      return Glyph(
        cluster: Int(infos[index].cluster), advance: Int(positions[index].x_advance),
        isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
