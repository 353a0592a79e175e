package import TutorialGeometry
package import TutorialTour

/// What a callout says, in one language.
package struct CalloutText: Sendable, Hashable {
  /// An image above the words.
  package struct Image: Sendable, Hashable {
    /// How large it is drawn at most; nil is as wide as the content may become, at 16:9.
    package var size: Size?

    /// An image of that size.
    package init(size: Size? = nil) { self.size = size }
  }

  /// What says where in the tour one is.
  package struct Progress: Sendable, Hashable {
    /// The words, with the numbers in them; nothing for dots.
    package var words: String
    /// The dots; nil for words.
    package var dots: TourContent.Dots?
    /// The words as they are written, and the numbers that come into them; nil where nobody knows those.
    fileprivate var source: Source?

    fileprivate struct Source: Sendable, Hashable {
      var template: String
      var numbers: TourContent.Dots
    }

    /// Progress in the given words, or in dots.
    package init(words: String, dots: TourContent.Dots? = nil) {
      self.words = words
      self.dots = dots
    }
  }

  /// The heading.
  package var title: String?
  /// The text, with its markup.
  package var body: String?
  /// The words of the buttons, in reading order.
  package var buttons: [String]
  /// The image above the words.
  package var image: Image?
  /// What says where in the tour one is.
  package var progress: Progress?
  /// Whether there is a cross that ends the tour.
  package var hasClose: Bool
  /// What the marks of variables in the body stand for, in their order: text, which has no markup.
  package private(set) var values: [String] = []
  /// The parts that have variables: what stands there is a sample, and people see something else.
  package private(set) var varying: Set<Part> = []

  /// A callout that says the given words.
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

  /// What a callout of a tour says.
  ///
  /// - Parameters:
  ///   - numbers: the step's number and how many there are; nil where nobody knows them.
  ///   - hasClose: whether a person may leave by a cross.
  ///   - text: the text of a key in the language.
  package init(
    _ callout: TourCallout, numbers: TourContent.Dots?, hasClose: Bool, _ text: (String) -> String?
  ) {
    self.init(
      title: callout.title.flatMap(text), body: callout.body.flatMap(text),
      buttons: callout.buttons.map { text($0.title) ?? "" },
      image: callout.image == nil ? nil : Image(size: callout.picture.size), hasClose: hasClose)
    guard let progress = callout.progress, let numbers else { return }
    if progress.kind == .dots, numbers.total <= TourProgress.mostDots {
      self.progress = Progress(words: "", dots: numbers)
    } else {
      let template = text(progress.text) ?? ""
      self.progress = Progress(words: TourProgress.words(template, step: numbers.number, total: numbers.total))
      self.progress?.source = Progress.Source(template: template, numbers: numbers)
    }
  }

  /// Hashes the words; of what few callouts have, only where it is there.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(body)
    hasher.combine(buttons)
    hasher.combine(hasClose)
    if let image { hasher.combine(image) }
    if let progress { hasher.combine(progress) }
    if !values.isEmpty { hasher.combine(values) }
  }

  /// A part of a callout's words.
  package enum Part: Sendable, Hashable {
    /// The heading.
    case title
    /// The text.
    case body
    /// A button, by its place.
    case button(Int)
    /// Where in the tour one is.
    case progress
  }

  /// Bytes that a part may have with its samples: one that would be longer stays as it is written.
  private static let longestPart = 10_000

  /// The words of texts that have variables: with a sample in the place of each.
  ///
  /// - Parameter sample: that of a variable; nil where there is none, which stays as it is written.
  package func putting(_ sample: (String) -> String?) -> CalloutText {
    var result = self
    result.title = title.map { result.plain($0, .title, sample) }
    result.body = body.map { body in
      guard let template = result.template(body, .body, sample) else { return body }
      result.values = template.names.map { sample($0) ?? "%{\($0)}" }
      return template.marked
    }
    result.buttons = buttons.enumerated().map { result.plain($1, .button($0), sample) }
    // Variables are found before the numbers, which are none of their names, and values come last.
    if let source = progress?.source, let template = result.template(source.template, .progress, sample) {
      let (number, total) = (source.numbers.number, source.numbers.total)
      result.progress?.words = template.numbered(step: number, total: total).text(sample)
    }
    return result
  }

  private mutating func plain(_ text: String, _ part: Part, _ sample: (String) -> String?) -> String {
    template(text, part, sample)?.text(sample) ?? text
  }

  /// The template of a part; nil where too much would come of it.
  private mutating func template(_ text: String, _ part: Part, _ sample: (String) -> String?) -> TourTemplate? {
    let template = TourTemplate(text)
    let samples = template.names.reduce(0) { $0 + (sample($1)?.utf8.count ?? 0) }
    guard text.utf8.count + samples <= Self.longestPart else { return nil }
    if !template.names.isEmpty { varying.insert(part) }
    return template
  }
}
