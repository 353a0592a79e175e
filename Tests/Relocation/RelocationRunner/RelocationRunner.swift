import TutorialGeometry
import TutorialRelocation

/// Finds elements again for the scripts beside it.
///
/// Each line of standard input is two screens, separated by U+001D; a screen's elements are separated by U+001E, an
/// element's fields by U+001F. A field is `name=value`: `id`, `type`, `label`, `text`, `value`, `frame` (four numbers),
/// `parent`, `path` (steps separated by `/`), `ancestor`, `near` (any number of them), and `@NAME` for attributes. A
/// first element with a field `size` (two numbers) is the screen itself; if it also has `part`, it isn't the whole
/// screen.
///
/// The answer is one line of JSON: for each element of the first screen `{"found": [PLACE, CONFIDENCE]}`,
/// `{"candidates": [[PLACE, CONFIDENCE], …]}`, `{"gone": true}` or `{"crowded": true}`.
@main
enum RelocationRunner {
  static func main() {
    while let line = readLine() {
      let screens = line.split(separator: "\u{1D}", omittingEmptySubsequences: false).map(screen)
      guard screens.count == 2, let old = screens.first, let new = screens.last else {
        print("null")
        continue
      }
      let relocation = Relocation(of: old, in: new)
      print("[" + old.elements.indices.map { answer(relocation.outcome(of: $0)) }.joined(separator: ", ") + "]")
    }
  }

  private static func answer(_ outcome: RelocationOutcome) -> String {
    switch outcome {
    case .found(let candidate): #"{"found": \#(pair(candidate))}"#
    case .candidates(let candidates): #"{"candidates": [\#(candidates.map(pair).joined(separator: ", "))]}"#
    case .gone: #"{"gone": true}"#
    case .crowded: #"{"crowded": true}"#
    }
  }

  private static func pair(_ candidate: RelocationCandidate) -> String {
    "[\(candidate.place), \(candidate.confidence)]"
  }

  private static func screen(_ text: Substring) -> ScreenSketch {
    var screen = ScreenSketch(elements: [])
    for record in text.split(separator: "\u{1E}") {
      var element = ElementSketch()
      var around = ElementSketch.Surroundings()
      var isElement = true
      for field in record.split(separator: "\u{1F}") {
        let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, let value = parts.last, parts.count == 2 else { continue }
        let numbers = value.split(separator: " ").compactMap { Double($0) }
        switch name {
        case "size" where numbers.count == 2:
          screen.size = Size(numbers[0], numbers[1])
          isElement = false
        case "part":
          screen.isWhole = false
          isElement = false
        case "id": element.nativeID = value
        case "type": element.type = value
        case "label": element.label = value
        case "text": element.text = value
        case "value": element.value = value
        case "frame" where numbers.count == 4:
          element.frame = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        case "parent": element.parent = Int(value)
        case "path": around.path = value.split(separator: "/").map(String.init)
        case "ancestor": around.ancestor = value
        case "near": around.texts.append(value)
        default: if name.hasPrefix("@") { element.attributes.append(.init(String(name.dropFirst()), value)) }
        }
      }
      if around != .init() { element.surroundings = around }
      if isElement { screen.elements.append(element) }
    }
    return screen
  }
}
