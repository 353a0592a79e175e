package import TutorialCompiler
import TutorialGeometry
package import TutorialLanguage
package import TutorialPluginKit
package import TutorialTour

/// Reduces a layout's screen to the parts that an emitter may draw.
package struct WireframeBuilder {
  private let snapshot: Snapshot
  private let scrolling: [ScrollMove]
  private let language: String?
  /// The z-order of elements, and the bars among them, both taken from occluders.
  private var heights: [Int: Double] = [:]
  private var bars: Set<Int> = []
  private var parents: Set<Int> = []

  /// - Parameters:
  ///   - scrolling: the distances by which containers' contents have scrolled.
  ///   - language: the language of texts if the screen has no locale.
  package init(_ snapshot: Snapshot, scrolling: [ScrollMove], language: String?) {
    self.snapshot = snapshot
    self.scrolling = scrolling
    self.language = snapshot.traits.locale ?? language
    for occluder in snapshot.occluders {
      guard let element = occluder.element else { continue }
      heights[element] = max(heights[element] ?? occluder.z, occluder.z)
      if occluder.kind?.lowercased().contains("bar") == true { bars.insert(element) }
    }
    parents = Set(snapshot.elements.indices.compactMap(snapshot.elements.parent))
  }

  /// The wireframe.
  package var wireframe: Wireframe {
    let seen = snapshot.elements.indices.filter(isSeen)
    let kept = Set(largest(seen))
    var places: [Int: Int] = [:]
    var elements: [Wireframe.Element] = []
    for index in paintOrder(of: kept) {
      places[index] = elements.count
      elements.append(element(index, parent: keptParent(of: index, in: kept).flatMap { places[$0] }))
    }
    return Wireframe(
      variant: snapshot.variant, screen: snapshot.screen, size: snapshot.display.size,
      safeArea: snapshot.safeAreaInsets, cornerRadius: snapshot.display.cornerRadius,
      displayCutouts: snapshot.display.cutouts ?? [], elements: elements, omitted: seen.count - kept.count)
  }

  // MARK: Selection of elements

  private func isSeen(_ index: Int) -> Bool {
    let element = snapshot.elements[index]
    guard element.isSolved, ![.hidden, .gone, .transparent].contains(element.visibility) else { return false }
    return visibleFrame(index) != nil
  }

  /// Returns the visible part of an element's box, or nil if there is none.
  private func visibleFrame(_ index: Int) -> Rect? {
    var visible = frame(index).intersection(snapshot.display.bounds)
    if let clip = clip(index) { visible = visible.flatMap { $0.intersection(clip) } }
    return visible
  }

  /// Returns as many elements as a wireframe may have, the largest first, and earlier ones among equals.
  private func largest(_ indices: [Int]) -> [Int] {
    guard indices.count > Wireframe.elementLimit else { return indices }
    let areas = indices.map { (index: $0, area: visibleFrame($0)?.area ?? 0) }
    let sorted = areas.sorted { ($1.area, $0.index) < ($0.area, $1.index) }
    return sorted.prefix(Wireframe.elementLimit).map(\.index)
  }

  // MARK: Geometry

  /// Returns the scroll distance of the content in nested containers.
  private func shift(of containers: some Sequence<Int>) -> Point {
    var shift = Point(0, 0)
    for container in containers {
      for move in scrolling where move.container == container {
        shift = Point(shift.x + move.shift.x, shift.y + move.shift.y)
      }
    }
    return shift
  }

  private func frame(_ index: Int) -> Rect {
    let shift = shift(of: snapshot.scrollContainers(around: index))
    let frame = snapshot.elements.globalFrame(index)
    return Rect(frame.x + shift.x, frame.y + shift.y, frame.width, frame.height)
  }

  /// Returns the intersection of the viewports around an element, with an empty area if they don't overlap.
  private func clip(_ index: Int) -> Rect? {
    let containers = snapshot.scrollContainers(around: index)
    var clip: Rect?
    for (depth, container) in containers.enumerated() {
      let shift = shift(of: containers.dropFirst(depth + 1))
      let own = snapshot.scrollContainers[container].globalViewport
      let view = Rect(own.x + shift.x, own.y + shift.y, own.width, own.height)
      clip = clip.map { $0.intersection(view) ?? Rect(view.x, view.y, 0, 0) } ?? view
    }
    return clip
  }

  private func element(_ index: Int, parent: Int?) -> Wireframe.Element {
    let element = snapshot.elements[index]
    let frame = frame(index)
    let text = element.text?.text(for: language) ?? element.label?.text(for: language)
    let clip = clip(index)
    return Wireframe.Element(
      id: element.id, parent: parent, role: role(index), frame: frame, outline: outline(index),
      clip: clip.flatMap { $0.contains(frame) ? nil : $0 }, text: text.flatMap(line))
  }

  private func outline(_ index: Int) -> Outline? {
    let element = snapshot.elements[index]
    guard element.shape != nil || !element.toGlobal.keepsAxes else { return nil }
    let shift = shift(of: snapshot.scrollContainers(around: index))
    let own = Outline(shape: element.shape ?? .rect, in: element.frame)
    return own.applying(element.toGlobal.then(.translation(shift.x, shift.y)))
  }

  /// Returns a text on one line, or nil if nothing of it is visible.
  private func line(_ text: String) -> String? {
    var line = ""
    for scalar in text.unicodeScalars.prefix(Wireframe.textLimit) {
      let isSpace = scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F
      if !isSpace { line.unicodeScalars.append(scalar) } else if !line.hasSuffix(" "), !line.isEmpty { line += " " }
    }
    return line.isEmpty || line == " " ? nil : line
  }

  private func role(_ index: Int) -> WireframeRole {
    if bars.contains(index) { return .bar }
    if let type = snapshot.elements.type(index) {
      let role = WireframeRole(type: type)
      if role != .unknown { return role }
    }
    return parents.contains(index) ? .container : .unknown
  }

  // MARK: Paint order

  private func keptParent(of index: Int, in kept: Set<Int>) -> Int? {
    sequence(first: index, next: snapshot.elements.parent).dropFirst().first(where: kept.contains)
  }

  /// Returns the paint order: parents first, siblings by window, z-order and document order.
  private func paintOrder(of kept: Set<Int>) -> [Int] {
    var children: [Int?: [Int]] = [:]
    for index in snapshot.elements.indices where kept.contains(index) {
      children[keptParent(of: index, in: kept), default: []].append(index)
    }
    var order: [Int] = []
    var waiting = sorted(children[nil] ?? [])
    while let next = waiting.popLast() {
      order.append(next)
      waiting += sorted(children[next] ?? [])
    }
    return order
  }

  /// Sorts from top to bottom, because the last one is painted first.
  private func sorted(_ siblings: [Int]) -> [Int] {
    func key(_ index: Int) -> (Double, Double, Int) {
      let element = snapshot.elements[index]
      let window = element.window.map { snapshot.windows[$0].z } ?? 0
      return (window, max(element.z, heights[index] ?? element.z), index)
    }
    return siblings.sorted { key($0) > key($1) }
  }
}

extension Snapshot {
  /// The person's text size as a multiple of the default one.
  package var textScale: Double { traits["textSize"].flatMap(TextSize.init(trait:))?.scale ?? 1 }
}

extension Wireframe {
  /// Returns the wireframes of the screens that a tour visits.
  ///
  /// There is one for each screen of a variant, and another for each way in which a step scrolls it.
  ///
  /// - Parameters:
  ///   - tour: the tour with these variants and steps.
  ///   - language: the language of texts if a variant has no locale.
  package static func wireframes(of visits: [ScreenVisit], in tour: Tour, language: String?) -> [Wireframe] {
    var drawn: [(visit: ScreenVisit, wireframe: Wireframe)] = []
    var places: [View: Int] = [:]
    for visit in visits {
      guard tour.variants.indices.contains(visit.variant) else { continue }
      let variant = tour.variants[visit.variant]
      guard variant.steps.indices.contains(visit.step) else { continue }
      let step = variant.steps[visit.step].id
      // A snapshot belongs to a single variant.
      let view = View(snapshot: ObjectIdentifier(visit.snapshot), scrolling: visit.scrolling)
      guard let place = places[view] else {
        places[view] = drawn.count
        var wireframe = WireframeBuilder(visit.snapshot, scrolling: visit.scrolling, language: language).wireframe
        wireframe.variant = variant.id
        wireframe.steps = [step]
        drawn.append((visit, wireframe))
        continue
      }
      drawn[place].wireframe.steps.append(step)
    }
    return drawn.map(\.wireframe)
  }

  /// Returns the number of elements that are looked at to make the wireframes.
  package static func elementCount(of visits: [ScreenVisit]) -> Int {
    var known: Set<View> = []
    return visits.reduce(0) { count, visit in
      let view = View(snapshot: ObjectIdentifier(visit.snapshot), scrolling: visit.scrolling)
      return count + (known.insert(view).inserted ? visit.snapshot.elements.count : 0)
    }
  }

  /// A screen in a scroll state.
  private struct View: Hashable {
    let snapshot: ObjectIdentifier
    let scrolling: [ScrollMove]
  }
}
