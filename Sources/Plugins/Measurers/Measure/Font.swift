import CHarfBuzz
import TutorialPluginKit

/// An open font. Lengths are in the font's design units.
final class Font {
  let handle: OpaquePointer
  /// The design units per em.
  let unitsPerEm: Double

  /// Opens a font.
  ///
  /// Throws if the file isn't a font, whatever its bytes: HarfBuzz checks each table before it reads it.
  init(_ font: MeasurerFont) throws(MeasurerFailure) {
    guard let blob = hb_blob_create_from_file_or_fail(font.path) else {
      throw MeasurerFailure("cannot read \"\(font.path)\"")
    }
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw MeasurerFailure("\"\(font.path)\" is not an OpenType or TrueType font") }
    guard font.index < count, let index = UInt32(exactly: font.index) else {
      throw MeasurerFailure("\"\(font.path)\" has \(count == 1 ? "1 font" : "\(count) fonts"), counted from 0")
    }
    guard let face = hb_face_create(blob, index) else { throw MeasurerFailure("cannot open \"\(font.path)\"") }
    defer { hb_face_destroy(face) }
    let units = hb_face_get_upem(face)
    guard hb_face_get_glyph_count(face) > 0, units > 0, let handle = hb_font_create(face) else {
      throw MeasurerFailure("\"\(font.path)\" has no glyphs")
    }
    self.handle = handle
    unitsPerEm = Double(units)
    hb_font_set_scale(handle, Int32(units), Int32(units))
    if let weight = font.weight { try setWeight(weight, of: face, font.path) }
  }

  deinit {
    hb_font_destroy(handle)
  }

  private func setWeight(_ weight: Double, of face: OpaquePointer, _ path: String) throws(MeasurerFailure) {
    let tag: hb_tag_t = 0x7767_6874  // wght
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, tag, &axis) != 0 else {
      throw MeasurerFailure("\"\(path)\" has only one weight: it is not a variable font with the axis wght")
    }
    guard weight >= Double(axis.min_value), weight <= Double(axis.max_value) else {
      throw MeasurerFailure("\"\(path)\" has weights from \(axis.min_value) to \(axis.max_value)")
    }
    var variation = hb_variation_t(tag: tag, value: Float(weight))
    hb_font_set_variations(handle, &variation, 1)
  }

  /// Returns true if the font has a glyph for a scalar, or the scalar needs none.
  func draws(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isInvisible { return true }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
  }
}

extension Unicode.Scalar {
  /// True if the scalar isn't drawn: controls, and scalars that Unicode calls default ignorable.
  var isInvisible: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
