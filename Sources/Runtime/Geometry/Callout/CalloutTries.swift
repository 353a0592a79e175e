/// Tries the placements of a scene around its reference.
struct CalloutTries {
  private let scene: CalloutScene
  private let reference: Rect
  private let natural: Size
  /// The placements, with `auto` as the sides that it stands for.
  private let placements: [CalloutPlacement]
  /// What `auto` stands for; nothing where it is not among the placements.
  private let sidesByRoom: [CalloutSide]

  /// - Parameter natural: the callout's size where nothing makes it narrower.
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
    var placements: [CalloutPlacement] = []
    placements.reserveCapacity(scene.placements.count + 3)
    for placement in scene.placements {
      if placement == .auto {
        for side in sides { placements.append(.beside(side, .center)) }
      } else {
        placements.append(placement)
      }
    }
    self.placements = placements
  }

  /// The sides, those with the most room left over first; the same around a mirrored reference.
  private static func byRoom(_ isRightToLeft: Bool, _ rest: (CalloutSide) -> Double) -> [CalloutSide] {
    let sides: [CalloutSide] = isRightToLeft ? [.top, .left, .bottom, .right] : [.top, .right, .bottom, .left]
    // Few enough for sorting by insertion, which leaves equals in their order.
    var order: [CalloutSide] = []
    var rests: [Double] = []
    order.reserveCapacity(sides.count)
    rests.reserveCapacity(sides.count)
    for side in sides {
      let own = rest(side)
      let place = rests.firstIndex { own > $0 + Span.tolerance } ?? rests.count
      order.append(side)
      rests.append(own)
      for next in stride(from: order.count - 1, to: place, by: -1) {
        order.swapAt(next, next - 1)
        rests.swapAt(next, next - 1)
      }
    }
    return order
  }

  /// The first place that keeps all rules.
  func spot(_ size: (Double) -> Size) -> CalloutSpot? { flipped ?? shifted ?? narrowed(size) }

  /// The first one at which the callout fits as it is aligned. The middle is aligned with nothing: it counts only where it
  /// is the first, else after the sides before it have been tried all along.
  private var flipped: CalloutSpot? {
    for (place, placement) in placements.enumerated() {
      switch placement {
      case .beside(let side, let alignment):
        if let spot = shelf(side).aligned(natural, alignment) { return spot }
      case .center where place == 0:
        if let spot = middle { return spot }
      case .center, .auto: break
      }
    }
    return nil
  }

  /// Of those named one after another, the one that is moved the least along its side. `auto` stands for the side with the
  /// most room on which the callout can be moved to fit; it, and the middle, come after what is named before them.
  private var shifted: CalloutSpot? {
    var nearest: (spot: CalloutSpot, shift: Double)?
    for placement in scene.placements {
      switch placement {
      case .beside(let side, let alignment):
        guard let found = shelf(side).shifted(natural, alignment) else { continue }
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
      if let found = shelf(side).shifted(natural, .center) { return found.spot }
    }
    return nil
  }

  /// The first one beside the reference at which it fits if it is as narrow as the room.
  private func narrowed(_ size: (Double) -> Size) -> CalloutSpot? {
    for case .beside(let side, let alignment) in placements where !side.slidesAcross {
      let shelf = shelf(side)
      guard shelf.room < natural.width, shelf.room >= scene.narrowest else { continue }
      let narrow = size(shelf.room)
      if narrow.height < .infinity, let found = shelf.shifted(narrow, alignment) { return found.spot }
    }
    return nil
  }

  /// The middle of the boundary, if it is free.
  private var middle: CalloutSpot? {
    scene.lackInTheMiddle(natural).cause == .none ? scene.spotInTheMiddle(natural) : nil
  }

  /// What each of the four sides lacks, if the callout is made as narrow as it may be there.
  func lacks(_ size: (Double) -> Size) -> [CalloutLack] {
    CalloutSide.allCases.map { side in
      let alignment = placements.lazy.compactMap { placement -> CalloutAlignment? in
        if case .beside(side, let alignment) = placement { return alignment }
        return nil
      }.first
      return shelf(side).lack(self.size(on: side, size), alignment ?? .center)
    }
  }

  /// The allowed place that lacks the least; of equals the first.
  func leastLacking(_ lacks: [CalloutLack], _ size: (Double) -> Size) -> CalloutSpot {
    var best: (points: Double, placement: CalloutPlacement)?
    for placement in placements {
      let side: CalloutSide?
      if case .beside(let some, _) = placement { side = some } else { side = nil }
      guard let lack = lacks.first(where: { $0.side == side }) else { continue }
      if best.map({ lack.points < $0.points }) ?? true { best = (lack.points, placement) }
    }
    guard case .beside(let side, let alignment)? = best?.placement else { return scene.spotInTheMiddle(natural) }
    return shelf(side).forced(self.size(on: side, size), alignment)
  }

  private func shelf(_ side: CalloutSide) -> CalloutStrip { CalloutStrip(scene, side, of: reference) }

  private func size(on side: CalloutSide, _ size: (Double) -> Size) -> Size {
    let room = max(shelf(side).room, scene.narrowest)
    if side.slidesAcross || room >= natural.width { return natural }
    let narrow = size(room)
    return narrow.height < .infinity ? narrow : natural
  }
}
