import CHarfBuzz
import TutorialPluginKit

/// Measures with HarfBuzz: unhinted advances, kerning, ligatures and contextual forms.
///
/// Browsers and phones lay text out in the same way.
struct HarfBuzzMeasurer: Measurer {
  static let description = PluginDescription(
    name: "tutorialc-measure", version: "0.1.0", summary: "Measures texts with HarfBuzz.")

  private let faces: [MeasurerFace: [FaceFont]]
  private let shaper = Shaper()

  init(_ fonts: MeasurerFonts) throws(MeasurerFailure) {
    var opened: [MeasurerFont: Font] = [:]
    var faces: [MeasurerFace: [FaceFont]] = [:]
    for face in MeasurerFace.allCases {
      var list: [FaceFont] = []
      for (index, font) in fonts[face].enumerated() {
        // The same file is opened once, whichever locales it serves.
        var key = font
        key.locales = []
        do throws(MeasurerFailure) {
          let handle: Font
          if let known = opened[key] { handle = known } else { handle = try Font(font) }
          opened[key] = handle
          list.append(FaceFont(font: handle, locales: font.locales))
        } catch {
          throw MeasurerFailure(error.message, font: .init(face: face, index: index))
        }
      }
      guard !list.isEmpty else { throw MeasurerFailure("no font for the face \(face.rawValue)") }
      faces[face] = list
    }
    self.faces = faces
  }

  func measure(_ request: MeasureRequest) -> MeasureAnswer {
    var paragraph = Paragraph(request)
    for item in itemize(request, &paragraph) { paragraph.add(item, shaper) }
    return paragraph.answer
  }

  /// Splits the text into items of one font and one script.
  private func itemize(_ request: MeasureRequest, _ paragraph: inout Paragraph) -> [Item] {
    let text = request.text
    let scripts = ScriptRuns.scripts(of: text, shaper)
    let isStrong = strongFlags(request)
    var items: [Item] = []
    var start = 0
    while start < text.count {
      let end = Clusters.end(of: text, from: start, shaper)
      let fonts = fonts(for: isStrong[start] ? .strong : request.face, request.locale)
      let cluster = text[start..<end]
      let best = fonts.first { font in cluster.allSatisfy { font.draws($0) } }
      let font = best ?? fonts.first { $0.draws(text[start]) } ?? fonts.first
      if let font {
        paragraph.note(missing: cluster.filter { !font.draws($0) })
        if let last = items.last, last.font === font, last.script == scripts[start] {
          items[items.count - 1].range = last.range.lowerBound..<end
        } else {
          items.append(Item(range: start..<end, font: font, script: scripts[start]))
        }
      }
      start = end
    }
    return items
  }

  /// Returns the fonts of a face in a locale, in order of preference: fonts for this locale come first.
  private func fonts(for face: MeasurerFace, _ locale: String) -> [Font] {
    let all = faces[face] ?? []
    let special = all.filter { !$0.locales.isEmpty && $0.serves(locale) }
    return (special + all.filter(\.locales.isEmpty)).map(\.font)
  }

  private func strongFlags(_ request: MeasureRequest) -> [Bool] {
    var flags = [Bool](repeating: false, count: request.text.count)
    guard request.face == .body else { return flags }
    for range in request.strong { for index in range { flags[index] = true } }
    return flags
  }
}

/// A font in a face's list, with the locales that it's meant for.
private struct FaceFont {
  let font: Font
  let locales: [String]

  /// Returns true if the font is meant for a locale: `zh` serves `zh-Hant-HK`.
  func serves(_ locale: String) -> Bool {
    let tag = Self.folded(locale)
    return locales.contains { own in
      let own = Self.folded(own)
      return tag == own || tag.hasPrefix(own + "-")
    }
  }

  private static func folded(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}

/// A run of a text in one font and script.
struct Item {
  var range: Range<Int>
  var font: Font
  /// The script. It's a common one only if the whole text has no other.
  var script: hb_script_t
}
