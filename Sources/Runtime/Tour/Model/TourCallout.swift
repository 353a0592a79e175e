public import TutorialGeometry

/// The bubble, sheet or banner with a step's text: its words, the author's wishes, and its places in each language.
public struct TourCallout: Sendable, Hashable {
  /// A kind of callout.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A bubble beside the target, with an arrow.
    case bubble
    /// A panel at the bottom.
    case sheet
    /// A strip at the top.
    case banner
  }

  /// The least width of a bubble with buttons, as far as it may be that wide.
  public static let leastWidthWithButtons = 232.0
  /// The width up to which a banner without a size of its own grows.
  public static let widestBanner = 560.0

  /// The kind of callout.
  public var kind: Kind
  /// The heading, as a key in the tour's `strings`.
  public var title: String?
  /// The text below the heading, as a key in the tour's `strings`.
  public var body: String?
  /// The picture above the title.
  public var image: TourImage?
  /// The place of the step in the tour; nil if it isn't shown.
  public var progress: TourProgress?
  /// The buttons, in reading order.
  public var buttons: [TourButton]
  /// The element that the callout points at; nil for the union of the holes.
  public var anchor: TourElement?
  /// The sides that the author allows, best first.
  ///
  /// `auto` is replaced by all four sides, the one that covers least first.
  public var placement: [TourPlacement]
  /// The largest width.
  public var width: Double
  /// The largest height; nil for as high as there is room.
  public var maxHeight: Double?
  /// A fixed size; nil for as large as the text needs.
  public var size: Size?
  /// The distance from the hole's edge to the callout's.
  public var gap: Double
  /// True if the callout has an arrow.
  public var arrow: Bool
  /// The arrow's base along the callout's edge, and its height from there to the tip; nil for the usual 20 by 10.
  public var arrowSize: Size?
  /// Elements that the callout must not cover.
  public var avoid: [TourElement]
  /// A sheet's height, including the bottom inset; nil if it isn't a sheet, or is as high as its text needs.
  public var sheetHeight: Double?
  /// The callout's place, by locale. The client lays out a locale that isn't listed, from the fields above.
  public var layouts: TourEntries<TourCalloutLayout>
  /// The callout's place at other text sizes than the variant's own: by locale, then by the names of `textSizes`.
  public var sizes: TourEntries<TourEntries<TourCalloutLayout>>

  /// Creates a callout.
  public init(
    kind: Kind, title: String?, body: String?, image: TourImage? = nil,
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

  /// The callout's place in a language, at a text size of the variant.
  ///
  /// - Parameters:
  ///   - locale: a language tag; its parents are looked up too.
  ///   - textSize: one of the names of the variant's `textSizes`; nil for the variant's own.
  /// - Returns: the place, or nil if there is none; see `TourStep.calloutLayout(in:at:size:)`.
  public func layout(in locale: String, textSize: String? = nil) -> TourCalloutLayout? {
    if let textSize, let place = LocaleChain.find(locale, among: sizes.all.map(\.name)),
      let layout = sizes.all[place].value[textSize]
    {
      return layout
    }
    return LocaleChain.find(locale, among: layouts.all.map(\.name)).map { layouts.all[$0].value }
  }

  /// The callout with each of its layouts changed, at all text sizes.
  package func mappingLayouts(
    _ change: (_ layout: TourCalloutLayout, _ locale: String) -> TourCalloutLayout
  ) -> TourCallout {
    var result = self
    result.layouts = TourEntries(layouts.all.map { .init($0.name, change($0.value, $0.name)) })
    result.sizes = TourEntries(
      sizes.all.map { sizes in
        .init(sizes.name, TourEntries(sizes.value.all.map { .init($0.name, change($0.value, sizes.name)) }))
      })
    return result
  }
}

/// A button of a callout.
public struct TourButton: Sendable, Hashable {
  /// The words on the button, as a key in the tour's `strings`.
  public var title: String
  /// The step that it leads to; nil if it ends the tour.
  public var to: String?
  /// The name by which a rule waits for it: `next`, `back` or the author's word; nil if no rule can.
  public var role: String?
  /// True if it leads back to where the person came from, which a `TourHistory` knows.
  ///
  /// Then `to` is the previous step in order, for clients without a history.
  public var back: Bool

  /// Creates a button.
  public init(title: String, to: String?, role: String? = nil, back: Bool = false) {
    self.title = title
    self.to = to
    self.role = role
    self.back = back
  }
}

/// A side of the target, and the alignment along it; written `bottom`, `top-start` and so on.
public struct TourPlacement: RawRepresentable, CaseIterable, Sendable, Hashable {
  /// A side of the target, or one of the special places `center` and `auto`.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// Above.
    case top
    /// Below.
    case bottom
    /// On the side where lines of text begin.
    case leading
    /// On the side where lines of text end.
    case trailing
    /// To the left in every script.
    case left
    /// To the right in every script.
    case right
    /// In the middle of the visible area.
    case center
    /// On the side on which it covers least.
    ///
    /// The compiler decides this itself: if there is a target, it writes the sides that it weighed instead, best first.
    case auto

    /// True for a side along which callouts can be aligned.
    fileprivate var hasAlignments: Bool { self != .auto && self != .center }

    /// The names of aligned placements on the side, as constants: a tour has them in each layout of a callout.
    fileprivate var alignedNames: (start: String, end: String) {
      switch self {
      case .top: ("top-start", "top-end")
      case .bottom: ("bottom-start", "bottom-end")
      case .leading: ("leading-start", "leading-end")
      case .trailing: ("trailing-start", "trailing-end")
      case .left: ("left-start", "left-end")
      case .right: ("right-start", "right-end")
      case .center, .auto: (rawValue, rawValue)
      }
    }
  }

  /// The alignment along a side.
  public typealias Alignment = CalloutAlignment

  /// The side.
  public var side: Side
  /// The alignment along the side.
  public var alignment: Alignment

  /// Creates a placement; by default centred along the side.
  public init(_ side: Side, _ alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  /// Parses a name such as `bottom` or `top-start`; nil for any other text. `auto` and `center` have no alignment.
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

  /// The placement's name in the format.
  public var rawValue: String {
    switch alignment {
    case .center: side.rawValue
    case .start: side.alignedNames.start
    case .end: side.alignedNames.end
    }
  }

  /// All placements, grouped by side.
  public static var allCases: [TourPlacement] {
    Side.allCases.flatMap { side in
      side.hasAlignments
        ? [TourPlacement(side), TourPlacement(side, .start), TourPlacement(side, .end)] : [TourPlacement(side)]
    }
  }
}

extension TourCallout {
  /// Returns the least width of the callout where it may be `width` wide: docs/text.md, "How a callout is built".
  package func leastWidth(within width: Double) -> Double {
    kind == .bubble && size == nil && !buttons.isEmpty ? min(Self.leastWidthWithButtons, width) : 0
  }
}

/// The place of a callout in one language.
public struct TourCalloutLayout: Sendable, Hashable {
  /// The arrow's triangle.
  public typealias Arrow = CalloutArrow

  /// The callout's box.
  public var frame: Rect
  /// The side of the target that the callout lies on: a physical side, or `center`.
  public var side: TourPlacement.Side
  /// The alignment along that side.
  public var align: TourPlacement.Alignment
  /// The arrow; nil if there is none.
  public var arrow: Arrow?
  /// True if the text was measured with the app's fonts; false if its size is an upper bound.
  public var measured: Bool
  /// The callout's content, as an index in the tour's `contents`; nil if the client lays it out.
  public var content: Int?

  /// Creates a place.
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
