import TutorialCallouts
public import TutorialGeometry
public import TutorialTour

/// Fits a step to a live screen.
struct StepFit {
  private let live: LiveScreen
  private let safeArea: EdgeInsets
  private let layoutDirection: String?
  private let measures: TourTheme.Measures
  private let map: DisplayMap
  private let holes: [CutoutFit]
  private let rings: RingFit
  private(set) var step: TourStep

  /// - Parameters:
  ///   - safeArea: the safe area insets of the display that the step was compiled for.
  ///   - layoutDirection: `ltr`, `rtl`, or nil for each language's own direction.
  init(
    _ step: TourStep, live: LiveScreen, safeArea: EdgeInsets, layoutDirection: String?,
    measures: TourTheme.Measures, division: OutlineDivision, map: DisplayMap
  ) {
    self.measures = measures
    self.live = live
    self.safeArea = safeArea
    self.layoutDirection = layoutDirection
    self.map = map
    self.step = step
    holes = step.cutouts.map { cutout in
      CutoutFit(
        cutout, around: Self.element(of: cutout, live, map), clip: cutout.clip.map { map.rect($0) }, division: division)
    }
    rings = RingFit(holes: holes, map: map, division: division)
    self.step.overlay?.frame = map.rect(step.overlay?.frame ?? Rect(0, 0, 0, 0))
    self.step.cutouts = holes.map(\.new)
    self.step.rings = rings.fit(step.rings)
    self.step.mask = self.step.overlay.map { overlay in
      TourMask(over: overlay.frame, less: self.step.cutouts.flatMap { $0.outline.visible(in: $0.clip) })
    }
    self.step.interaction.allow = step.interaction.allow.map { element($0) }
    self.step.advance = step.advance.map { rule($0) }
    self.step.sprites = step.sprites.map { sprite($0) }
    self.step.loops = step.loops.map { loop($0) }
    self.step.callout = step.callout.map { callout($0) }
  }

  /// The live box around all elements of a hole, or the display map's estimate if one of them doesn't exist.
  private static func element(of cutout: TourCutout, _ live: LiveScreen, _ map: DisplayMap) -> Rect {
    let found = ([cutout.target] + cutout.others).compactMap { live.frames[$0] }
    guard found.count == 1 + cutout.others.count, let first = found.first else { return map.rect(cutout.element) }
    return found.dropFirst().reduce(first) { $0.union($1) }
  }

  private func element(_ element: TourElement) -> TourElement {
    TourElement(target: element.target, frame: live.frames[element.target] ?? map.rect(element.frame))
  }

  private func rule(_ rule: TourAdvance) -> TourAdvance {
    guard case .tap(let tapped) = rule.trigger else { return rule }
    return TourAdvance(.tap(element(tapped)), to: rule.to, when: rule.when, back: rule.back)
  }

  private func sprite(_ sprite: TourSprite) -> TourSprite {
    var result = sprite
    result.fromElement = sprite.fromElement.map { element($0) }
    result.toElement = sprite.toElement.map { element($0) }
    result.from = point(sprite.from, of: sprite.fromElement, now: result.fromElement)
    result.to = point(sprite.to, of: sprite.toElement, now: result.toElement)
    return result
  }

  /// Maps a point in an element's old frame to the same relative position in its new one.
  private func point(_ point: Point, of old: TourElement?, now new: TourElement?) -> Point {
    guard let old = old?.frame, let new = new?.frame else { return map.point(point) }
    return Point(
      old.width > 0 ? new.x + (point.x - old.x) / old.width * new.width : new.midX + point.x - old.midX,
      old.height > 0 ? new.y + (point.y - old.y) / old.height * new.height : new.midY + point.y - old.midY)
  }

  private func loop(_ loop: TourLoop) -> TourLoop {
    var result = loop
    result.rings = rings.fit(loop.rings)
    return result
  }

  private func callout(_ callout: TourCallout) -> TourCallout {
    var result = callout
    result.anchor = callout.anchor.map { element($0) }
    result.avoid = callout.avoid.map { element($0) }
    var fitted = step
    fitted.callout = result
    return result.mappingLayouts { layout, locale in
      let surroundings = CalloutSurroundings(
        display: live.size, safeArea: live.safeArea, locale: locale, layoutDirection: layoutDirection,
        measures: measures)
      return CalloutFit(fitted, in: surroundings, oldSafeArea: safeArea)?.fit(layout) ?? layout
    }
  }
}

extension TourStep {
  /// The step, re-anchored to the live frames of its screen's elements.
  ///
  /// - Parameters:
  ///   - live: the current screen. Elements that it lacks (see `LiveScreen.missingTargets`) keep their distance from
  ///     the nearest edges.
  ///   - display: the size of the display that the step was compiled for.
  ///   - safeArea: the safe area insets of that display.
  ///   - layoutDirection: the variant's trait, `ltr` or `rtl`; nil for each language's own direction.
  ///   - measures: those of the tour's theme.
  ///   - division: that of the tour's outlines.
  public func reanchored(
    on live: LiveScreen, measuredOn display: Size, safeArea: EdgeInsets, layoutDirection: String? = nil,
    measures: TourTheme.Measures = .standard, division: OutlineDivision = .plain
  ) -> TourStep {
    StepFit(
      self, live: live, safeArea: safeArea, layoutDirection: layoutDirection, measures: measures,
      division: division, map: DisplayMap(from: display, safeArea: safeArea, to: live)
    ).step
  }
}

extension TourVariant {
  /// The variant with the steps of one screen re-anchored to the live frames of that screen's elements.
  ///
  /// Use it for a display of another size, or after the app has moved its elements. Start from the compiled variant
  /// each time.
  ///
  /// - Parameters:
  ///   - measures: those of the tour's theme.
  ///   - division: that of the tour's outlines.
  public func reanchored(
    on live: LiveScreen, measures: TourTheme.Measures = .standard, division: OutlineDivision = .plain
  ) -> TourVariant {
    var result = self
    for place in steps.indices where steps[place].screen == live.name {
      result.steps[place] = steps[place].reanchored(
        on: live, measuredOn: display.size, safeArea: screens[live.name]?.safeArea ?? .zero,
        layoutDirection: traits.layoutDirection, measures: measures, division: division)
    }
    return result
  }
}
