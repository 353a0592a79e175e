import Foundation
import TutorialGeometry
import TutorialPlayer

/// A layout manifest: the snapshots that were taken, written as `NAME.layout.json`.
public struct LayoutManifest: Sendable, Hashable {
  /// The snapshots, in the order in which their screens and configurations were first seen.
  public private(set) var snapshots: [LayoutSnapshot] = []

  /// A manifest without snapshots.
  public init() {}

  /// Adds a snapshot; it takes the place of an earlier one of the same screen and configuration.
  public mutating func add(_ snapshot: LayoutSnapshot) {
    if let place = snapshots.firstIndex(where: { $0.screen == snapshot.screen && $0.variant == snapshot.variant }) {
      snapshots[place] = snapshot
    } else {
      snapshots.append(snapshot)
    }
  }

  /// The manifest as JSON: indented, keys sorted, the same bytes for the same snapshots. A number that is not finite, as
  /// of a view that has no place yet, leaves its element out.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Manifest(self))
  }
}

// The file's own structure; see the documentation of layout manifests.

private struct Manifest: Encodable {
  let schema = "tutorialc.layout/1"
  let snapshots: [Snapshot]

  init(_ manifest: LayoutManifest) {
    snapshots = manifest.snapshots.map(Snapshot.init)
  }
}

private struct Snapshot: Encodable {
  struct Display: Encodable {
    let size: [Double]
    let scale: Double?
  }

  let screen: String
  let variant: String
  let traits: [String: String]
  let display: Display
  let insets: [String: [Double]]
  let elements: [Element]

  init(_ snapshot: LayoutSnapshot) {
    screen = snapshot.screen
    variant = snapshot.variant
    traits = snapshot.traits.named
    display = Display(
      size: [snapshot.size.width, snapshot.size.height].map(rounded),
      scale: snapshot.scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil })
    let safeArea = snapshot.safeArea
    insets = ["safeArea": [safeArea.top, safeArea.right, safeArea.bottom, safeArea.left].map { max(0, rounded($0)) }]
    var seen: Set<String> = []
    elements = snapshot.elements.filter { $0.frame.isFinite && seen.insert($0.id).inserted }.map(Element.init)
  }
}

private struct Element: Encodable {
  let id: String
  let frame: [Double]
  let type: String?
  let label: String?
  let shape: Shape?

  init(_ element: LayoutSnapshot.Element) {
    id = element.id
    frame = [element.frame.x, element.frame.y, element.frame.width, element.frame.height].map(rounded)
    type = element.type
    label = element.label
    shape = element.shape.map(Shape.init)
  }
}

private struct Shape: Encodable {
  private enum Key: CodingKey { case roundedRect, smoothing }
  let shape: LayoutSnapshot.Shape

  init(_ shape: LayoutSnapshot.Shape) { self.shape = shape }

  func encode(to encoder: any Encoder) throws {
    guard case .roundedRect(let radius, let smoothing) = shape else {
      var container = encoder.singleValueContainer()
      return try container.encode("\(shape)")
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(max(0, rounded(radius)), forKey: .roundedRect)
    if smoothing > 0 { try container.encode(min(smoothing, 1), forKey: .smoothing) }
  }
}

/// To a thousandth: beyond that SwiftUI's sums differ from run to run. What is no number counts as 0.
private func rounded(_ value: Double) -> Double {
  value.isFinite ? (value * 1000).rounded() / 1000 : 0
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension TourTraits {
  /// The traits that are known, by the names that a layout manifest has for them.
  fileprivate var named: [String: String] {
    let known = [
      "platform": platform, "idiom": idiom, "orientation": orientation, "locale": locale,
      "layoutDirection": layoutDirection, "horizontalSizeClass": horizontalSizeClass,
      "verticalSizeClass": verticalSizeClass, "textSize": textSize, "colorScheme": colorScheme,
    ]
    return known.compactMapValues { $0 }.merging(other.all.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
