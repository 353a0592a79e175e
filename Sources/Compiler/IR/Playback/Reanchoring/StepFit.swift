import TutorialGeometry

/// A step on its way to a live screen.
struct StepFit {
  private let live: LiveScreen
  private let display: Size
  private let map: DisplayMap
  private let holes: [CutoutFit]
  /// The step in its new place.
  private(set) var step: TourStep

  init(_ step: TourStep, live: LiveScreen, display: Size, map: DisplayMap) {
    self.live = live
    self.display = display
    self.map = map
    self.step = step
    holes = step.cutouts.map { cutout in
      CutoutFit(
        cutout, around: Self.element(of: cutout, live, map), clip: cutout.clip.map { map.rect($0) })
    }
    self.step.overlay?.frame = map.rect(step.overlay?.frame ?? Rect(0, 0, 0, 0))
    self.step.cutouts = holes.map(\.new)
    self.step.rings = RingFit(holes).fit(step.rings)
    self.step.mask = self.step.overlay.map { overlay in
      TourMask(over: overlay.frame, less: self.step.cutouts.flatMap { $0.outline.visible(in: $0.clip) })
    }
    self.step.interaction.allow = step.interaction.allow.map { element($0) }
    self.step.advance = step.advance.map { rule($0) }
    self.step.sprites = step.sprites.map { sprite($0) }
    self.step.loops = step.loops.map { loop($0) }
    self.step.callout = step.callout.map { callout($0) }
  }

  /// The live box around all elements in a hole; those that are not there stand where the display's edges put them.
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
    return TourAdvance(.tap(element(tapped)), to: rule.to, when: rule.when)
  }

  private func sprite(_ sprite: TourSprite) -> TourSprite {
    var result = sprite
    result.fromElement = sprite.fromElement.map { element($0) }
    result.toElement = sprite.toElement.map { element($0) }
    result.from = point(sprite.from, of: sprite.fromElement, now: result.fromElement)
    result.to = point(sprite.to, of: sprite.toElement, now: result.toElement)
    result.bend = sprite.bend?.following(sprite.to - sprite.from, to: result.to - result.from)
    return result
  }

  /// A point of an element where that lies now: as far across and down it as before.
  private func point(_ point: Point, of old: TourElement?, now new: TourElement?) -> Point {
    guard let old = old?.frame, let new = new?.frame else { return map.point(point) }
    return Point(
      old.width > 0 ? new.x + (point.x - old.x) / old.width * new.width : new.midX + point.x - old.midX,
      old.height > 0 ? new.y + (point.y - old.y) / old.height * new.height : new.midY + point.y - old.midY)
  }

  private func loop(_ loop: TourLoop) -> TourLoop {
    var result = loop
    result.rings = RingFit(holes).fit(loop.rings)
    return result
  }

  private func callout(_ callout: TourCallout) -> TourCallout {
    var result = callout
    result.anchor = callout.anchor.map { element($0) }
    result.avoid = callout.avoid.map { element($0) }
    let screen = Rect(0, 0, live.size.width, live.size.height)
    let whole = Rect(0, 0, display.width, display.height)
    let from = callout.anchor?.frame ?? union(step.cutouts.isEmpty ? [whole] : holes.map(\.old.frame))
    let to = result.anchor?.frame ?? union(step.cutouts.isEmpty ? [screen] : holes.map(\.new.frame))
    let fit = CalloutFit(from: from, to: to, display: screen, safeArea: screen.inset(by: live.safeArea))
    result.layouts = TourEntries(
      callout.layouts.all.map { .init($0.name, fit.fit($0.value, kind: callout.kind, in: display)) })
    return result
  }

  private func union(_ rects: [Rect]) -> Rect {
    guard let first = rects.first else { return Rect(0, 0, 0, 0) }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}
