import TutorialGeometry
import TutorialPlayer
import TutorialSyntax

/// A layout manifest: the snapshots taken, written as `NAME.layout.json`.
public struct LayoutManifest: Sendable, Hashable {
  /// The snapshots, in the order in which their screens and configurations were first seen.
  public private(set) var snapshots: [LayoutSnapshot] = []

  /// Creates a manifest without snapshots.
  public init() {}

  /// Adds a snapshot, replacing an earlier one of the same screen and configuration.
  public mutating func add(_ snapshot: LayoutSnapshot) {
    if let place = snapshots.firstIndex(where: { $0.screen == snapshot.screen && $0.variant == snapshot.variant }) {
      snapshots[place] = snapshot
    } else {
      snapshots.append(snapshot)
    }
  }

  /// The manifest as indented JSON; equal snapshots give equal bytes.
  ///
  /// It omits views with a frame that isn't finite, such as those not laid out yet.
  public var json: [UInt8] {
    var json = JSONWriter(pretty: true)
    json.beginObject()
    json.key("schema")
    json.string("tutorialc.layout/1")
    json.key("snapshots")
    json.beginArray()
    for snapshot in snapshots { json.write(snapshot) }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.takeBytes()
  }
}

// The structure of the file: docs/layout.md.

extension JSONWriter {
  fileprivate mutating func write(_ snapshot: LayoutSnapshot) {
    beginObject()
    text("screen", snapshot.screen)
    text("variant", snapshot.variant)
    key("traits")
    beginObject(onOneLine: true)
    for trait in snapshot.traits.named {
      key(escaping: trait.name)
      string(trait.value)
    }
    endObject()
    key("display")
    beginObject(onOneLine: true)
    key("size")
    lengths([snapshot.size.width, snapshot.size.height])
    if let scale = snapshot.scale, scale.isFinite, scale > 0 {
      key("scale")
      number(shortest: scale)
    }
    endObject()
    key("insets")
    beginObject(onOneLine: true)
    key("safeArea")
    let bars = snapshot.safeArea
    lengths([bars.top, bars.right, bars.bottom, bars.left].map { max(0, $0) })
    endObject()
    key("elements")
    beginArray()
    var seen: Set<String> = []
    for element in snapshot.elements where element.frame.isFinite && seen.insert(element.id).inserted { write(element) }
    endArray()
    endObject()
  }

  private mutating func write(_ element: LayoutSnapshot.Element) {
    beginObject(onOneLine: true)
    text("id", element.id)
    key("frame")
    lengths([element.frame.x, element.frame.y, element.frame.width, element.frame.height])
    if let type = element.type { text("type", type) }
    if let label = element.label { text("label", label) }
    if let shape = element.shape {
      key("shape")
      write(shape)
    }
    endObject()
  }

  private mutating func write(_ shape: LayoutSnapshot.Shape) {
    switch shape {
    case .named(let name): string(name.rawValue)
    case .roundedRect(let radius, let smoothing):
      beginObject(onOneLine: true)
      key("roundedRect")
      number(finite(max(0, radius)), decimals: 3)
      if smoothing > 0 {
        key("smoothing")
        number(min(smoothing, 1), decimals: 3)
      }
      endObject()
    }
  }

  private mutating func text(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes lengths to a thousandth, because SwiftUI's sums differ between runs beyond that.
  private mutating func lengths(_ values: [Double]) { numbers(values.map(finite), decimals: 3) }

  /// Replaces NaN and infinities by 0.
  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension TourTraits {
  /// The known traits, by their names in a layout manifest.
  fileprivate var named: [(name: String, value: String)] {
    Self.known.compactMap { name, trait in self[keyPath: trait].map { (name, $0) } }
      + other.all.map { ($0.name, $0.value) }
  }
}
