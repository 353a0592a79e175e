public import TutorialGeometry

/// What stands in a callout, laid out: boxes, lines, and how their words are set. The same for all callouts that say the
/// same to the same people in the same width.
///
/// All lengths are logical units from the top left of the callout's frame.
public struct TourContent: Sendable, Hashable {
  /// What a part of a callout is.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The picture.
    case image
    /// The heading.
    case title
    /// The text.
    case body
    /// Where in the tour one is.
    case progress
    /// A button.
    case button
    /// The cross that ends the tour.
    case close
  }

  /// Words that are set alike.
  public struct Run: Sendable, Hashable {
    /// The words.
    public var text: String
    /// Whether they are bold.
    public var isStrong: Bool
    /// Whether they are emphasised.
    public var isEmphasized: Bool
    /// Whether they are code.
    public var isCode: Bool
    /// Where they lead; nil where they are no link.
    public var link: String?

    /// Words, plain unless said otherwise.
    public init(
      _ text: String, isStrong: Bool = false, isEmphasized: Bool = false, isCode: Bool = false, link: String? = nil
    ) {
      self.text = text
      self.isStrong = isStrong
      self.isEmphasized = isEmphasized
      self.isCode = isCode
      self.link = link
    }

    /// The schemes of links that lead out of the app, whatever the project.
    public static let commonSchemes: Set<String> = ["http", "https", "mailto"]

    /// The scheme of its link, in lower case; nil where there is none, or it is no absolute URL.
    public var scheme: String? {
      guard let link, let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let scheme = link[..<colon]
      guard let first = scheme.utf8.first, Self.isLetter(first),
        scheme.utf8.allSatisfy({ Self.isLetter($0) || (48...57).contains($0) || [43, 45, 46].contains($0) })
      else { return nil }
      return scheme.lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    /// Whether nothing but the words is to be said of it.
    package var isPlain: Bool { !isStrong && !isEmphasized && !isCode && link == nil }
  }

  /// A line of words, as it was broken.
  public struct Line: Sendable, Hashable {
    /// How wide it is, as it was measured.
    public var width: Double
    /// The words, in the order in which they are read.
    public var runs: [Run]

    /// A line of the given words.
    public init(width: Double, runs: [Run]) {
      self.width = width
      self.runs = runs
    }

    /// What it says.
    public var text: String { runs.map(\.text).joined() }
  }

  /// Which of several dots is the step's.
  public struct Dots: Sendable, Hashable {
    /// The step's number, from 1.
    public var number: Int
    /// How many there are.
    public var total: Int

    /// Dots for so many steps.
    public init(number: Int, total: Int) {
      self.number = number
      self.total = total
    }

    /// A dot, and whether it is the step's own, which is longer than others and not paler.
    public typealias Mark = (frame: Rect, isOwn: Bool)

    /// How high a dot is, and how far it is from the next.
    private static let length = 6.0
    /// How much longer the step's own is.
    private static let stretch = 10.0

    /// How large a row of them is, at every text size.
    public var size: Size {
      Size(Double(max(0, 2 * min(total, TourProgress.mostDots) - 1)) * Self.length + Self.stretch, Self.length)
    }

    /// Each dot, in the order in which they are read; none beyond what anybody counts.
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

  /// A part of the callout.
  public struct Part: Sendable, Hashable {
    /// What it is.
    public var role: Role
    /// What is drawn; of words the box that their lines are set in, of a button with its ground.
    public var frame: Rect
    /// What can be touched, where that is larger.
    public var touch: Rect?
    /// The words, line by line, each as high as the box's share of them; nil where there are none, or where they are known
    /// only later.
    public var lines: [Line]?
    /// The dots that show where one is.
    public var dots: Dots?

    /// A part of the given fields.
    public init(role: Role, frame: Rect, touch: Rect? = nil, lines: [Line]? = nil, dots: Dots? = nil) {
      self.role = role
      self.frame = frame
      self.touch = touch
      self.lines = lines
      self.dots = dots
    }
  }

  /// The width that it was laid out for, and the height that it takes there, padding included. A callout may be higher, and
  /// lower where its text scrolls.
  public var size: Size
  /// From top to bottom; what stands beside each other in reading order; the cross last.
  public var parts: [Part]

  /// A content of the given parts.
  public init(size: Size, parts: [Part]) {
    self.size = size
    self.parts = parts
  }

  /// By its size and its words: two that agree in these nearly always agree in all.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for part in parts {
      for line in part.lines ?? [] { for run in line.runs { hasher.combine(run.text) } }
    }
  }
}
