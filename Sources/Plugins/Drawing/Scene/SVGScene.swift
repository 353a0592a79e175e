import TutorialCallouts
public import TutorialGeometry
public import TutorialPlayback
public import TutorialPluginKit
import TutorialText
public import TutorialTour

/// One variant of a tour, prepared for drawing: its steps with laid-out callouts, its screens, its texts.
public struct SVGScene: Sendable {
  /// The tour.
  public let tour: Tour
  /// The variant. Its callouts are laid out in the drawing's language, or removed if none are drawn.
  public let variant: TourVariant
  /// The texts.
  public let text: SceneText
  /// The device.
  public let device: Device
  private let located: LocatedTour
  private let hasScreenshots: Bool
  /// The index of each step in the variant.
  private let places: [String: Int]
  /// The index of each step's wireframe among the tour's.
  private let screens: [String: Int]

  /// Prepares a variant for drawing.
  ///
  /// - Parameters:
  ///   - hasCallouts: true to draw callouts; if false, no step of `variant` has one.
  ///   - hasWireframes: true to draw the layouts' wireframes below the overlay.
  ///   - hasScreenshots: true to draw screenshots instead of wireframes if there are any.
  ///   - language: the requested language, or nil for the variant's own.
  ///   - scheme: the colour scheme of the hairlines that holes without a ring get.
  public init(
    _ located: LocatedTour, _ variant: TourVariant, hasCallouts: Bool = true, hasWireframes: Bool = true,
    hasScreenshots: Bool = true, language: String? = nil, hairlines scheme: TourTheme.Scheme = .light
  ) {
    self.located = located
    tour = located.tour
    self.hasScreenshots = hasScreenshots
    text = SceneText(tour, variant, language: language)
    device = Device(variant, wireframe: located.wireframes.first { $0.variant == variant.id })
    var placed = variant.hairlined(scheme, of: located.tour.theme)
    for place in placed.steps.indices {
      if hasCallouts {
        Self.layOut(&placed.steps[place], in: variant, text)
      } else {
        placed.steps[place].callout = nil
      }
    }
    self.variant = placed
    places = Dictionary(variant.steps.enumerated().map { ($1.id, $0) }) { first, _ in first }
    screens = hasWireframes ? Self.screens(located.wireframes, in: variant.id) : [:]
  }

  private static func screens(_ wireframes: [Wireframe], in variant: String) -> [String: Int] {
    var screens: [String: Int] = [:]
    for (place, wireframe) in wireframes.enumerated() where wireframe.variant == variant {
      for step in wireframe.steps where screens[step] == nil { screens[step] = place }
    }
    return screens
  }

  /// Returns the index of a step in the variant.
  public func place(ofStep id: String) -> Int? { places[id] }

  /// Returns the variant's step with an id.
  public func step(_ id: String) -> TourStep? { places[id].map { variant.steps[$0] } }

  /// Lays out a callout whose place the tour leaves to the client.
  private static func layOut(_ step: inout TourStep, in variant: TourVariant, _ text: SceneText) {
    guard let callout = step.callout, let locale = text.locale, callout.layout(in: locale) == nil else { return }
    let typesetter = CalloutTypesetter(text.words(of: callout, in: step), in: text.setting)
    let surroundings = text.surroundings(safeArea: variant.screens[step.screen]?.safeArea ?? .zero)
    let layout = step.calloutLayout(in: surroundings, measured: false) { limit in
      let size = typesetter.layOut(maxWidth: limit).size
      return Size(size.width, min(size.height, callout.maxHeight ?? size.height))
    }
    if let layout { step.callout?.layouts.all.append(.init(locale, layout)) }
  }

  /// Returns the contents of a step's callout, fitted to its box, or nil if there's no callout.
  public func words(of step: TourStep) -> FittedContent? {
    guard let callout = step.callout, let layout = text.locale.flatMap({ callout.layout(in: $0) }) else { return nil }
    var insets = EdgeInsets.zero
    if callout.kind == .sheet, let bars = variant.screens[step.screen]?.safeArea {
      insets = EdgeInsets(top: 0, right: bars.right, bottom: bars.bottom, left: bars.left)
    }
    // Tours before 1.5 have no contents, nor have callouts that the client lays out. Texts with variables have only a
    // box.
    var content = layout.content.flatMap { tour.contents.indices.contains($0) ? tour.contents[$0] : nil }
    if content?.isWhole != true {
      content = CalloutTypesetter(text.words(of: callout, in: step), in: text.setting)
        .content(width: layout.frame.width, insets: insets, showsSamples: true)
    }
    guard let content else { return nil }
    return FittedContent(content, callout, text, size: layout.frame.size, insets: insets)
  }

  /// The box of a callout at an instant, and the radius of its corners, or nil if it isn't placed.
  ///
  /// Between a bubble and a sheet, the corners and the foot change at the pace of the texts' crossfade.
  public func box(of callout: TourPicture.Callout) -> (box: Rect, radius: Double)? {
    guard let frame = callout.frame else { return nil }
    var (weights, radius, foot) = (0.0, 0.0, 0.0)
    for content in callout.contents {
      guard let kind = step(content.step)?.callout?.kind else { continue }
      weights += content.opacity
      radius += content.opacity * CalloutDrawing.radius(kind, in: tour.theme)
      let box = CalloutDrawing.box(frame, kind, display: device.screen, in: tour.theme)
      foot += content.opacity * (box.height - frame.height)
    }
    if weights > 0 { (radius, foot) = (radius / weights, foot / weights) }
    return (Rect(frame.x, frame.y, frame.width, frame.height + foot), radius)
  }

  /// The tour's title for people, or its id.
  public var heading: String { text.text(tour.title) ?? tour.tutorial }

  /// The class that sets the variant's colour scheme, or nil if the reader's system decides.
  public var scheme: String? {
    guard let scheme = variant.traits.colorScheme, scheme == "light" || scheme == "dark" else { return nil }
    return scheme
  }

  /// Returns the index of a step's wireframe among the tour's, or nil if there's none to draw.
  public func screen(of step: TourStep) -> Int? { screens[step.id] }

  /// Returns the wireframe of a step's screen, or nil if there's none to draw.
  public func wireframe(of step: TourStep) -> Wireframe? { screen(of: step).map { located.wireframes[$0] } }

  /// Returns the distinct screens of steps in order of first appearance, and for each step the index of its screen.
  ///
  /// Steps that have no wireframe share a screen, which is nil.
  public func screens(of steps: [TourStep]) -> (screens: [Wireframe?], screenOfStep: [Int]) {
    var screens: [Wireframe?] = []
    var places: [Int?: Int] = [:]
    let screenOfStep = steps.map { step in
      let screen = screen(of: step)
      if let known = places[screen] { return known }
      places[screen] = screens.count
      screens.append(wireframe(of: step))
      return screens.count - 1
    }
    return (screens, screenOfStep)
  }

  /// Draws a screen: its background, its elements, the system's parts.
  ///
  /// - Parameters:
  ///   - id: the prefix of the ids that are defined; unique in the file.
  ///   - textScale: the text size as a multiple of the usual one, or nil for the variant's own.
  ///   - scheme: the colour scheme of a screenshot, or nil for the variant's own.
  public func drawScreen(
    _ wireframe: Wireframe?, into writer: inout SVGWriter, id: String, textScale: Double? = nil, scheme: String? = nil
  ) {
    if hasScreenshots,
      let picture = wireframe?.screenshot(scheme: scheme ?? variant.traits.colorScheme ?? "light")
    {
      let frame = device.screen
      writer.leaf(
        "image",
        [
          "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg, "height": frame.height.svg,
          "preserveAspectRatio": "none", "href": picture.dataURL,
        ])
      return
    }
    writer.rect(device.screen, class: "ground")
    if let wireframe {
      WireframeDrawing(wireframe, rightToLeft: text.rightToLeft, textScale: textScale ?? text.scale, id: id)
        .draw(into: &writer)
    }
    device.drawSystem(into: &writer)
  }
}

extension TourContent {
  /// True if all its texts are known.
  fileprivate var isWhole: Bool {
    parts.allSatisfy { part in
      switch part.role {
      case .title, .body, .button: part.lines != nil
      case .progress: part.lines != nil || part.dots != nil
      case .image, .close: true
      }
    }
  }
}
