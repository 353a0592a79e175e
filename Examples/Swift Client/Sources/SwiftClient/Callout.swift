import TutorialGeometry
import TutorialPlayer

/// A callout's content in characters.
///
/// A character is 8 wide and 16 high, larger than in most apps, so callouts are laid out again, by the compiler's
/// rules.
struct Callout {
  let title: String?
  let body: String?
  let buttons: [String]

  init?(_ step: TourStep, of tour: Tour, in locale: String?) {
    guard let callout = step.callout else { return nil }
    func word(_ key: String) -> String? { locale.flatMap { tour.text(key, in: $0) } }
    title = callout.title.flatMap(word)
    // Removes Markdown's marks.
    body = callout.body.flatMap(word)?.filter { !"*_`".contains($0) }
    buttons = callout.buttons.compactMap { word($0.title) }
  }

  /// The lines within a width in characters, and the number of lines of the title.
  func lines(within width: Int) -> (texts: [String], titles: Int) {
    let titles = title.map { Self.wrapped($0, to: width) } ?? []
    return (titles + (body.map { Self.wrapped($0, to: width) } ?? []), titles.count)
  }

  /// The buttons' titles, side by side.
  var buttonLine: String? {
    buttons.isEmpty ? nil : buttons.map { " \($0) " }.joined(separator: " ")
  }

  /// The size within a width limit: two characters of padding at the sides, half a line above and below.
  func size(within limit: Double) -> Size {
    let width = max(8, Int(min(limit, 1000) / Canvas.unit) - 4)
    let lines = lines(within: width).texts
    let longest = max(lines.map(\.count).max() ?? 0, buttonLine?.count ?? 0)
    let height = lines.count + (buttons.isEmpty ? 1 : 3)
    return Size(Double(longest + 4) * Canvas.unit, Double(height) * 2 * Canvas.unit)
  }

  /// Wraps a text to lines of a maximum length in characters.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if longer.count <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word.prefix(width)))
      }
    }
    return lines.filter { !$0.isEmpty }
  }
}

extension TourVariant {
  /// The variant over an app's current screen: holes around the live elements, callouts sized for characters.
  func over(_ app: InboxScreen, of tour: Tour, in locale: String?) -> TourVariant {
    let measures = tour.theme.measures
    var result = reanchored(
      on: LiveScreen("inbox", size: app.size, frames: app.frames), measures: measures, division: tour.division)
    let surroundings = CalloutSurroundings(display: app.size, measures: measures)
    for place in result.steps.indices {
      let step = result.steps[place]
      guard let locale, let callout = Callout(step, of: tour, in: locale) else { continue }
      let layout = step.calloutLayout(in: surroundings) { callout.size(within: $0) }
      if let layout { result.steps[place].callout?.layouts = [locale: layout] }
    }
    return result
  }
}
