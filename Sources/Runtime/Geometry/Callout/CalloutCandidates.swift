/// Tries the placements of a scene around its reference.
struct CalloutCandidates {
  private let scene: CalloutScene
  private let reference: Rect
  private let natural: Size
  /// The placements, with `auto` replaced by the four sides.
  private let placements: [CalloutPlacement]
  /// The sides that `auto` stands for, or empty if `auto` isn't among the placements.
  private let sidesByRoom: [CalloutSide]

  /// - Parameter natural: the callout's size if nothing narrows it.
  init(_ scene: CalloutScene, around reference: Rect, natural: Size) {
    self.scene = scene
    self.reference = reference
    self.natural = natural
    guard scene.placements.contains(.auto) else {
      (sidesByRoom, placements) = ([], scene.placements)
      return
    }
    let room = { CalloutStrip(scene, $0, of: reference).room }
    let sides = Self.byRoom(scene.isRightToLeft) { side in
      room(side) - (side.slidesAcross ? natural.height : natural.width)
    }
    sidesByRoom = sides
    placements = scene.placements.flatMap { placement in
      placement == .auto ? sides.map { .beside($0, .center) } : [placement]
    }
  }

  /// The sides, sorted by the room left over, largest first; symmetric for a mirrored reference.
  private static func byRoom(_ isRightToLeft: Bool, _ rest: (CalloutSide) -> Double) -> [CalloutSide] {
    let sides: [CalloutSide] = isRightToLeft ? [.top, .left, .bottom, .right] : [.top, .right, .bottom, .left]
    // There are few enough for insertion sort, which is stable.
    var order: [(side: CalloutSide, rest: Double)] = []
    for side in sides {
      let own = rest(side)
      order.insert((side, own), at: order.firstIndex { own > $0.rest + Span.tolerance } ?? order.count)
    }
    return order.map(\.side)
  }

  /// The first place that keeps all rules.
  func spot(_ size: (Double) -> Size) -> CalloutSpot? { flipped ?? shifted ?? narrowed(size) }

  /// The first placement at which the callout fits as aligned.
  ///
  /// The centre counts only if it comes first; otherwise it is tried after the shifts of the sides before it.
  private var flipped: CalloutSpot? {
    for (place, placement) in placements.enumerated() {
      switch placement {
      case .beside(let side, let alignment):
        if let spot = strip(side).aligned(natural, alignment) { return spot }
      case .center where place == 0:
        if let spot = middle { return spot }
      case .center, .auto: break
      }
    }
    return nil
  }

  /// The place with the smallest shift among consecutive sides.
  ///
  /// `auto` stands for the side with the most room on which a shifted callout fits. `auto` and the centre are tried
  /// after the sides before them.
  private var shifted: CalloutSpot? {
    var nearest: (spot: CalloutSpot, shift: Double)?
    for placement in scene.placements {
      switch placement {
      case .beside(let side, let alignment):
        guard let found = strip(side).shifted(natural, alignment) else { continue }
        if nearest.map({ found.shift < $0.shift - Span.tolerance }) ?? true { nearest = found }
      case .center, .auto:
        if let nearest { return nearest.spot }
        if let spot = placement == .center ? middle : shiftedByRoom { return spot }
      }
    }
    return nearest?.spot
  }

  private var shiftedByRoom: CalloutSpot? {
    for side in sidesByRoom {
      if let found = strip(side).shifted(natural, .center) { return found.spot }
    }
    return nil
  }

  /// The first placement beside the reference at which the callout fits when narrowed to the room there.
  private func narrowed(_ size: (Double) -> Size) -> CalloutSpot? {
    for case .beside(let side, let alignment) in placements where !side.slidesAcross {
      let candidate = strip(side)
      guard candidate.room < natural.width, candidate.room >= scene.narrowest else { continue }
      let narrow = size(candidate.room)
      if narrow.height < .infinity, let found = candidate.shifted(narrow, alignment) { return found.spot }
    }
    return nil
  }

  /// The callout in the centre of the boundary, or nil if that isn't free.
  private var middle: CalloutSpot? {
    scene.lackInTheMiddle(natural).cause == .none ? scene.spotInTheMiddle(natural) : nil
  }

  /// The lack of each of the four sides, with the callout narrowed as far as allowed there.
  func lacks(_ size: (Double) -> Size) -> [CalloutLack] {
    CalloutSide.allCases.map { side in
      let alignment = placements.lazy.compactMap { placement -> CalloutAlignment? in
        if case .beside(side, let alignment) = placement { return alignment }
        return nil
      }.first
      return strip(side).lack(self.size(on: side, size), alignment ?? .center)
    }
  }

  /// The allowed place with the smallest lack; of several, the first.
  func bestEffort(_ lacks: [CalloutLack], _ size: (Double) -> Size) -> CalloutSpot {
    var best: (points: Double, placement: CalloutPlacement)?
    for placement in placements {
      let side: CalloutSide?
      if case .beside(let some, _) = placement { side = some } else { side = nil }
      guard let lack = lacks.first(where: { $0.side == side }) else { continue }
      if best.map({ lack.points < $0.points }) ?? true { best = (lack.points, placement) }
    }
    guard case .beside(let side, let alignment)? = best?.placement else { return scene.spotInTheMiddle(natural) }
    return strip(side).forcedSpot(self.size(on: side, size), alignment)
  }

  private func strip(_ side: CalloutSide) -> CalloutStrip { CalloutStrip(scene, side, of: reference) }

  private func size(on side: CalloutSide, _ size: (Double) -> Size) -> Size {
    let room = max(strip(side).room, scene.narrowest)
    if side.slidesAcross || room >= natural.width { return natural }
    let narrow = size(room)
    return narrow.height < .infinity ? narrow : natural
  }
}
