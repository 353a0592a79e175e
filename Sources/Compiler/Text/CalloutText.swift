package import TutorialGeometry
package import TutorialTour

/// The texts of a callout in one language.
package struct CalloutText: Sendable, Hashable {
  /// An image above the text.
  package struct Image: Sendable, Hashable {
    /// The maximum drawn size; nil for the full content width at 16:9.
    package var size: Size?

    /// Creates an image of a size.
    package init(size: Size? = nil) { self.size = size }
  }

  /// The progress through the tour.
  package struct Progress: Sendable, Hashable {
    /// The words with the numbers filled in; empty for dots.
    package var words: String
    /// The dots; nil for words.
    package var dots: TourContent.Dots?
    /// The unfilled words and the numbers for them; nil if the numbers aren't known.
    fileprivate var source: Source?

    fileprivate struct Source: Sendable, Hashable {
      var template: String
      var numbers: TourContent.Dots
    }

    /// Creates progress in words or dots.
    package init(words: String, dots: TourContent.Dots? = nil) {
      self.words = words
      self.dots = dots
    }
  }

  /// The heading.
  package var title: String?
  /// The body, with its markup.
  package var body: String?
  /// The titles of the buttons, in reading order.
  package var buttons: [String]
  /// The image above the text.
  package var image: Image?
  /// The progress through the tour.
  package var progress: Progress?
  /// True if there is a close button.
  package var hasClose: Bool
  /// The values of the body's variable marks, in order, as text without markup.
  package private(set) var values: [String] = []
  /// The parts with variables: they contain samples, which differ from the values that people see.
  package private(set) var varying: Set<Field> = []

  /// Creates the texts of a callout.
  package init(
    title: String? = nil, body: String? = nil, buttons: [String] = [], image: Image? = nil, progress: Progress? = nil,
    hasClose: Bool = false
  ) {
    self.title = title
    self.body = body
    self.buttons = buttons
    self.image = image
    self.progress = progress
    self.hasClose = hasClose
  }

  /// Creates the texts of a tour's callout.
  ///
  /// - Parameters:
  ///   - numbers: the step's number and the total; nil if they aren't known.
  ///   - hasClose: true if the callout has a close button.
  ///   - text: returns the text of a key in the language.
  package init(
    _ callout: TourCallout, numbers: TourContent.Dots?, hasClose: Bool, _ text: (String) -> String?
  ) {
    self.init(
      title: callout.title.flatMap(text), body: callout.body.flatMap(text),
      buttons: callout.buttons.map { text($0.title) ?? "" },
      image: callout.image.map { Image(size: $0.size) }, hasClose: hasClose)
    guard let progress = callout.progress, let numbers else { return }
    if progress.kind == .dots, numbers.total <= TourProgress.mostDots {
      self.progress = Progress(words: "", dots: numbers)
    } else {
      let template = text(progress.text) ?? ""
      self.progress = Progress(words: TourProgress.words(template, step: numbers.number, total: numbers.total))
      self.progress?.source = Progress.Source(template: template, numbers: numbers)
    }
  }

  /// A text of a callout.
  package enum Field: Sendable, Hashable {
    /// The heading.
    case title
    /// The body.
    case body
    /// The button at an index.
    case button(Int)
    /// The progress through the tour.
    case progress
  }

  /// The maximum bytes of a part with its samples; a longer part keeps its variables.
  private static let longestPart = 10_000

  /// Replaces the variables in all texts by samples.
  ///
  /// - Parameter sample: returns the sample of a variable; nil leaves the variable as written.
  package func putting(_ sample: (String) -> String?) -> CalloutText {
    var result = self
    result.title = title.map { result.plain($0, .title, sample) }
    result.body = body.map { body in
      guard let template = result.template(body, .body, sample) else { return body }
      result.values = template.names.map { sample($0) ?? "%{\($0)}" }
      return template.marked
    }
    result.buttons = buttons.enumerated().map { result.plain($1, .button($0), sample) }
    // Finds the variables before filling in the numbers, whose placeholders aren't variables. Values come last.
    if let source = progress?.source, let template = result.template(source.template, .progress, sample) {
      let (number, total) = (source.numbers.number, source.numbers.total)
      result.progress?.words = template.numbered(step: number, total: total).text(sample)
    }
    return result
  }

  private mutating func plain(_ text: String, _ part: Field, _ sample: (String) -> String?) -> String {
    template(text, part, sample)?.text(sample) ?? text
  }

  /// The template of a part; nil if the result would be too long.
  private mutating func template(_ text: String, _ part: Field, _ sample: (String) -> String?) -> TourTemplate? {
    let template = TourTemplate(text)
    let samples = template.names.reduce(0) { $0 + (sample($1)?.utf8.count ?? 0) }
    guard text.utf8.count + samples <= Self.longestPart else { return nil }
    if !template.names.isEmpty { varying.insert(part) }
    return template
  }
}
