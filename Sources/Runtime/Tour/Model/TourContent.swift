public import TutorialGeometry
import TutorialSyntax

/// The content of a callout, laid out: boxes, lines and text styles.
///
/// Callouts with the same words in the same language and width share one content.
///
/// Lengths are logical units from the top left of the callout's frame.
public struct TourContent: Sendable, Hashable {
  /// A kind of part of a callout.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The picture.
    case image
    /// The heading.
    case title
    /// The text.
    case body
    /// The place of the step in the tour.
    case progress
    /// A button.
    case button
    /// The close button.
    case close
  }

  /// A run of text in one style.
  public struct Run: Sendable, Hashable {
    /// The words.
    public var text: String
    /// True if the words are strong.
    public var isStrong: Bool
    /// True if the words are emphasised.
    public var isEmphasized: Bool
    /// True if the words are code.
    public var isCode: Bool
    /// The destination of the link; nil if the words aren't a link.
    public var link: String?

    /// Creates a run; by default plain.
    public init(
      _ text: String, isStrong: Bool = false, isEmphasized: Bool = false, isCode: Bool = false, link: String? = nil
    ) {
      self.text = text
      self.isStrong = isStrong
      self.isEmphasized = isEmphasized
      self.isCode = isCode
      self.link = link
    }

    /// The URL schemes of links that lead out of the app in every project.
    public static let commonSchemes: Set<String> = ["http", "https", "mailto"]

    /// The URL scheme of the link, in lower case; nil if there is no link, or if it isn't an absolute URL.
    public var scheme: String? {
      guard let link, let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let scheme = link[..<colon]
      guard scheme.utf8.first?.isASCIILetter == true,
        scheme.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) })
      else { return nil }
      return scheme.lowercased()
    }

    /// True if the run has neither a style nor a link.
    package var isPlain: Bool { !isStrong && !isEmphasized && !isCode && link == nil }
  }

  /// A line of text after line breaking.
  public struct Line: Sendable, Hashable {
    /// The line's width, as measured.
    public var width: Double
    /// The line's runs in logical order.
    public var runs: [Run]

    /// Creates a line.
    public init(width: Double, runs: [Run]) {
      self.width = width
      self.runs = runs
    }

    /// The line's text without styles.
    public var text: String { runs.map(\.text).joined() }
  }

  /// Progress as a row of dots, one for each step.
  public struct Dots: Sendable, Hashable {
    /// The step's number, from 1.
    public var number: Int
    /// The number of steps.
    public var total: Int

    /// Creates a row of dots.
    public init(number: Int, total: Int) {
      self.number = number
      self.total = total
    }

    /// A dot, with `isOwn` true if it is the step's own, which is longer than others and not paler.
    public typealias Mark = (frame: Rect, isOwn: Bool)

    /// The height of a dot, and the distance between dots.
    private static let length = 6.0
    /// The additional length of the step's own dot.
    private static let stretch = 10.0

    /// The size of the row, the same at every text size.
    public var size: Size {
      Size(Double(max(0, 2 * min(total, TourProgress.mostDots) - 1)) * Self.length + Self.stretch, Self.length)
    }

    /// The dots in reading order, at most `TourProgress.mostDots`.
    ///
    /// - Parameter frame: the box of the row.
    public func marks(in frame: Rect, isRightToLeft: Bool) -> [Mark] {
      var x = 0.0
      return (1...max(1, min(total, TourProgress.mostDots))).map { dot in
        let isOwn = dot == number
        let width = Self.length + (isOwn ? Self.stretch : 0)
        let left = isRightToLeft ? frame.maxX - x - width : frame.x + x
        x += width + Self.length
        return (Rect(left, frame.y, width, frame.height), isOwn)
      }
    }
  }

  /// A part of a callout's content.
  public struct Part: Sendable, Hashable {
    /// The kind of part.
    public var role: Role
    /// The rectangle that is drawn: for a button its background, for text the box that its lines are set in.
    public var frame: Rect
    /// The hit area, if it is larger than `frame`.
    public var touch: Rect?
    /// The text line by line; nil if the part has none, or if it has variables.
    ///
    /// All lines are equally high: they divide the box's height.
    public var lines: [Line]?
    /// A dot for each step, in place of words; nil if there are none.
    public var dots: Dots?

    /// Creates a part.
    public init(role: Role, frame: Rect, touch: Rect? = nil, lines: [Line]? = nil, dots: Dots? = nil) {
      self.role = role
      self.frame = frame
      self.touch = touch
      self.lines = lines
      self.dots = dots
    }
  }

  /// The width that the content was laid out for, and the height that it needs there, padding included.
  ///
  /// A callout may be higher or, if its text scrolls, lower.
  public var size: Size
  /// The parts from top to bottom, parts beside each other in reading order, the close button last.
  public var parts: [Part]

  /// Creates a content.
  public init(size: Size, parts: [Part]) {
    self.size = size
    self.parts = parts
  }

  /// Hashes the size and the words: contents that agree in these nearly always agree in everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for part in parts {
      for line in part.lines ?? [] { for run in line.runs { hasher.combine(run.text) } }
    }
  }
}
