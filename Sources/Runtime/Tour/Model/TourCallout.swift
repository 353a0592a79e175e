public import TutorialGeometry

/// The bubble, sheet or banner with a step's text: what it says, how it was asked for, and where it lies in each
/// language.
public struct TourCallout: Sendable, Hashable {
  /// What it looks like.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A box beside its target, with an arrow.
    case bubble
    /// A panel at the bottom edge.
    case sheet
    /// A strip at the top edge.
    case banner
  }

  /// What it looks like.
  public var kind: Kind
  /// The key in the tour's `strings` of the heading.
  public var title: String?
  /// The key in the tour's `strings` of the text.
  public var body: String?
  /// The name of an image of the app.
  public var image: String?
  /// How large the image is, and what there is in its place for other displays.
  public var picture: TourImage
  /// What says where in the tour one is; nil where nothing does.
  public var progress: TourProgress?
  /// The buttons, in reading order.
  public var buttons: [TourButton]
  /// What it points at, where that is not the union of the cutouts.
  public var anchor: TourElement?
  /// The sides that the author allows, best first; in the place of `auto` all four, that on which it covers least first.
  public var placement: [TourPlacement]
  /// The largest width.
  public var width: Double
  /// The largest height; nil is what fits.
  public var maxHeight: Double?
  /// A fixed size; nil is as large as the text needs.
  public var size: Size?
  /// From the cutout's edge to the callout's.
  public var gap: Double
  /// Whether it has an arrow.
  public var arrow: Bool
  /// How large the arrow is, where the author says it: its base along the callout's edge, and its height from there to
  /// the tip. Nil for the usual 20 by 10.
  public var arrowSize: Size?
  /// Elements that it must not cover.
  public var avoid: [TourElement]
  /// A sheet's height, the bottom inset included; nil where it is no sheet or as high as its text needs.
  public var sheetHeight: Double?
  /// Where it lies, by locale; a locale that is not listed is laid out by the client, from the fields above.
  public var layouts: TourEntries<TourCalloutLayout>
  /// Where it lies at other text sizes than the variant's own: by locale, then by the names of the variant's
  /// `textSizes`.
  public var sizes: TourEntries<TourEntries<TourCalloutLayout>>

  /// A callout of the given fields.
  public init(
    kind: Kind, title: String?, body: String?, image: String? = nil, picture: TourImage = TourImage(),
    progress: TourProgress? = nil, buttons: [TourButton] = [],
    anchor: TourElement? = nil, placement: [TourPlacement] = [TourPlacement(.auto)], width: Double = 320,
    maxHeight: Double? = nil, size: Size? = nil, gap: Double = 12, arrow: Bool = true, arrowSize: Size? = nil,
    avoid: [TourElement] = [],
    sheetHeight: Double? = nil, layouts: TourEntries<TourCalloutLayout> = [:],
    sizes: TourEntries<TourEntries<TourCalloutLayout>> = [:]
  ) {
    self.kind = kind
    self.title = title
    self.body = body
    self.image = image
    self.picture = picture
    self.progress = progress
    self.buttons = buttons
    self.anchor = anchor
    self.placement = placement
    self.width = width
    self.maxHeight = maxHeight
    self.size = size
    self.gap = gap
    self.arrow = arrow
    self.arrowSize = arrowSize
    self.avoid = avoid
    self.sheetHeight = sheetHeight
    self.layouts = layouts
    self.sizes = sizes
  }

  /// Where it lies in a language, at a text size of the variant.
  ///
  /// - Parameters:
  ///   - locale: a tag, for which the layouts are looked up: its own, then what it is shortened to.
  ///   - textSize: one of the names of the variant's `textSizes`; nil is the variant's own.
  /// - Returns: nil where there is none; see `TourStep.calloutLayout(in:at:size:)`.
  public func layout(in locale: String, textSize: String? = nil) -> TourCalloutLayout? {
    if let textSize, let place = LocaleChain.find(locale, among: sizes.all.map(\.name)),
      let layout = sizes.all[place].value[textSize]
    {
      return layout
    }
    return LocaleChain.find(locale, among: layouts.all.map(\.name)).map { layouts.all[$0].value }
  }
}

/// A button of a callout.
public struct TourButton: Sendable, Hashable {
  /// The key in the tour's `strings` of its words.
  public var title: String
  /// The step that it leads to; nil ends the tour.
  public var to: String?
  /// What it is for, and the name by which `TourAdvance.Trigger.button` means it: `next`, `back` or the author's word.
  public var role: String?
  /// Whether it leads back to where the person came from, which a `TourHistory` knows; `to` is the step before then, for
  /// clients that keep none.
  public var back: Bool

  /// A button of the given fields.
  public init(title: String, to: String?, role: String? = nil, back: Bool = false) {
    self.title = title
    self.to = to
    self.role = role
    self.back = back
  }
}

/// A side of the target, and where along it a callout lies; written `bottom`, `top-start` ….
public struct TourPlacement: RawRepresentable, CaseIterable, Sendable, Hashable {
  /// A side of the target, or a place of its own.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// Above.
    case top
    /// Below.
    case bottom
    /// On the side on which lines of text begin.
    case leading
    /// On the side on which lines of text end.
    case trailing
    /// To the left, whatever the script.
    case left
    /// To the right, whatever the script.
    case right
    /// In the middle of the display.
    case center
    /// On the side with the most room. The compiler leaves this to nobody: if there is something to lie beside, it writes
    /// the sides that it weighed instead, best first.
    case auto

    /// True for a side along which a callout may be aligned.
    fileprivate var hasAlignments: Bool { self != .auto && self != .center }
  }

  /// The alignment along a side.
  public typealias Alignment = CalloutAlignment

  /// The side.
  public var side: Side
  /// Where along it.
  public var alignment: Alignment

  /// The given side, aligned in the middle unless said otherwise.
  public init(_ side: Side, _ alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  /// The placement of a name such as `bottom` or `top-start`; nil for any other text. `auto` and `center` have no
  /// alignment.
  public init?(rawValue name: String) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let side = parts.first.flatMap({ Side(rawValue: String($0)) }) else { return nil }
    guard parts.count == 2 else {
      self.init(side)
      return
    }
    guard side.hasAlignments, let alignment = Alignment(rawValue: String(parts[1])), alignment != .center
    else { return nil }
    self.init(side, alignment)
  }

  /// The name that the format has for it.
  public var rawValue: String {
    alignment == .center ? side.rawValue : "\(side.rawValue)-\(alignment.rawValue)"
  }

  /// All placements, those of a side one after the other.
  public static var allCases: [TourPlacement] {
    Side.allCases.flatMap { side in
      side.hasAlignments
        ? [TourPlacement(side), TourPlacement(side, .start), TourPlacement(side, .end)] : [TourPlacement(side)]
    }
  }
}

/// Where a callout lies in one language.
public struct TourCalloutLayout: Sendable, Hashable {
  /// The arrow's triangle.
  public struct Arrow: Sendable, Hashable {
    /// The point that touches the target's surroundings.
    public var tip: Point
    /// Where its first side leaves the callout's edge, going clockwise around the callout.
    public var baseStart: Point
    /// Where its second side comes back to the callout's edge.
    public var baseEnd: Point

    /// The triangle of a tip and the two ends of its base.
    public init(tip: Point, baseStart: Point, baseEnd: Point) {
      self.tip = tip
      self.baseStart = baseStart
      self.baseEnd = baseEnd
    }
  }

  /// The callout's box.
  public var frame: Rect
  /// The side of the target that it lies on: physical, or `center`.
  public var side: TourPlacement.Side
  /// Where along that side.
  public var align: TourPlacement.Alignment
  /// The arrow, if it has one.
  public var arrow: Arrow?
  /// Whether the text was measured with the app's fonts; else its size is a bound.
  public var measured: Bool
  /// What stands in it: a place in the tour's `contents`.
  public var content: Int?

  /// A layout of the given fields.
  public init(
    frame: Rect, side: TourPlacement.Side, align: TourPlacement.Alignment, arrow: Arrow?, measured: Bool,
    content: Int? = nil
  ) {
    self.frame = frame
    self.side = side
    self.align = align
    self.arrow = arrow
    self.measured = measured
    self.content = content
  }
}
