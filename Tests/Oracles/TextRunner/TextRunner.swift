import TutorialGeometry
import TutorialMarkup
import TutorialText
import TutorialTour

/// Breaks and lays out texts for the oracles beside it.
///
/// Each line of standard input is a word and its operands; the answer is one line of JSON. Texts are hexadecimal
/// scalars separated by spaces; lists are separated by `|`.
///
/// - `breaks TEXT`: for each scalar, true if a line may end after it.
/// - `markup TEXT`: the visible text of a body, as scalars; the style of each, the sum of strong 1, emphasised 2 and
///   code 4; and the target of its link, as scalars or null.
/// - `places LOCALE | TEXT`: the offsets at which a line of a body in a locale may end.
/// - `layout LOCALE WIDTH | TEXT | ADVANCES | LINE ENDS | LINE STARTS`: the number of lines and the size of a body of
///   `large` text in the given width, without padding. Without advances, the bundled table measures.
/// - `lines ROLE LOCALE WIDTH | TEXT`: for a body or title in the given width, by the bundled table: the width of its
///   box; true if a word was broken; and each line's width, its scalars, and the bold ones among them, as 0 and 1.
@main
enum TextRunner {
  static func main() {
    while let line = readLine() { print(answer(line) ?? "null") }
  }

  private static func answer(_ line: String) -> String? {
    let lists = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
    guard let word = lists[0].first else { return nil }
    let operands = lists[0].dropFirst().map(String.init)
    switch word {
    case "breaks":
      return scalars(operands).map { "\(LineBreaker.opportunities(in: $0).map { $0 == .allowed || $0 == .mandatory })" }
    case "markup":
      guard let text = scalars(operands) else { return nil }
      let styled = InlineMarkup.parse(string(text))
      let styles = styled.pieces(of: styled.scalars.indices).flatMap { places, style in places.map { _ in style } }
      let bits = styles.map { ($0.isStrong ? 1 : 0) + ($0.isEmphasized ? 2 : 0) + ($0.isCode ? 4 : 0) }
      let links = styles.map { style in style.link.map { "\(Array($0.unicodeScalars).map(\.value))" } ?? "null" }
      return "[\(styled.scalars.map(\.value)), \(bits), [\(links.joined(separator: ", "))]]"
    case "places":
      guard lists.count == 2, operands.count == 1, let text = scalars(lists[1].map(String.init)) else { return nil }
      let places = Places()
      _ = CalloutTypesetter(CalloutText(body: string(text)), in: TextSetting(locale: operands[0]), with: places)
      return "\(places.found)"
    case "layout":
      guard lists.count == 5, operands.count == 2, let width = Double(operands[1]),
        let text = scalars(lists[1].map(String.init))
      else { return nil }
      let numbers = lists[2...].map { $0.compactMap { Double($0) } }
      return layOut(text, operands[0], width, numbers[0].isEmpty ? BoundAdvances() : Given(numbers))
    case "lines":
      guard lists.count == 2, operands.count == 3, let role = TextRole(rawValue: operands[0]),
        let width = Double(operands[2]), let text = scalars(lists[1].map(String.init))
      else { return nil }
      return setLines(string(text), role, operands[1], width)
    default: return nil
    }
  }

  private static func setLines(_ text: String, _ role: TextRole, _ locale: String, _ width: Double) -> String {
    let setting = TextSetting(locale: locale)
    let padding = 2 * setting.metrics.theme.padding
    let callout = role == .body ? CalloutText(body: text) : CalloutText(title: text)
    let typesetter = CalloutTypesetter(callout, in: setting)
    let layout = typesetter.layOut(maxWidth: width + padding)
    let part = typesetter.content(width: layout.size.width).parts.first
    let lines = (part?.lines ?? []).map { line in
      let scalars = line.runs.flatMap { Array($0.text.unicodeScalars) }
      let strong = line.runs.flatMap { run in run.text.unicodeScalars.map { _ in run.isStrong } }
      let run = TextRun(
        scalars: scalars, strong: strong.indices.filter { strong[$0] }.map { $0..<$0 + 1 },
        role: role,
        fontSize: setting.font(role).size, locale: locale, breaks: [])
      let bold = strong.map { $0 || role != .body ? 1 : 0 }
      return "[\(BoundAdvances().measure(run).advances.reduce(0, +)), \(scalars.map(\.value)), \(bold)]"
    }
    return "[\(layout.size.width - padding), \(layout.brokenWord != nil), [\(lines.joined(separator: ", "))]]"
  }

  private static func layOut(
    _ text: [Unicode.Scalar], _ locale: String, _ width: Double, _ measurer: any TextMeasurer
  ) -> String {
    let setting = TextSetting(locale: locale)
    let padding = 2 * setting.metrics.theme.padding
    let layout = CalloutTypesetter(CalloutText(body: string(text)), in: setting, with: measurer)
      .layOut(maxWidth: width + padding)
    return "[\(layout.bodyLines), \(layout.size.width - padding), \(layout.size.height - padding)]"
  }

  private static func scalars(_ words: [String]) -> [Unicode.Scalar]? {
    let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return scalars.count == words.count ? scalars : nil
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// Records the places where lines may end, and measures nothing.
private final class Places: TextMeasurer, @unchecked Sendable {
  private(set) var found: [Int] = []

  func measure(_ run: TextRun) -> MeasuredRun {
    found = run.breaks
    return MeasuredRun(advances: run.scalars.map { _ in 0 }, isExact: false)
  }
}

/// Advances that were measured elsewhere.
private struct Given: TextMeasurer {
  private let lists: [[Double]]

  init(_ lists: [[Double]]) {
    self.lists = lists
  }

  func measure(_ run: TextRun) -> MeasuredRun {
    MeasuredRun(advances: lists[0], lineEnds: lists[1], lineStarts: lists[2], isExact: true)
  }
}
