import TutorialDrawing
import TutorialGeometry
import TutorialPluginKit
import TutorialTour

/// The parts of an animation, collected on the way: assets, the root's layers, fonts and slots.
struct LottieParts {
  let scene: SVGScene
  let clock: LottieClock
  let scheme: TourTheme.Scheme
  /// The size of the animation in whole units, because some players read no others.
  let width: Int
  let height: Int
  var fonts: LottieFonts
  /// The slots: texts that an app may replace.
  var slots: [EmittedJSON.Member] = []
  private let byteLimit: Int
  /// The assets, separated by commas.
  private(set) var assets: [UInt8] = []
  private var layerBytes: [[UInt8]] = []
  private var layerCount = 0
  private var wordAssets: [String: String?] = [:]

  init(_ scene: SVGScene, _ clock: LottieClock, _ scheme: TourTheme.Scheme, byteLimit: Int) {
    (self.scene, self.clock, self.scheme, self.byteLimit) = (scene, clock, scheme, byteLimit)
    // Players refuse a layer beyond this size.
    width = Int(exactly: min(scene.device.screen.width.rounded(.up), 100_000)) ?? 1
    height = Int(exactly: min(scene.device.screen.height.rounded(.up), 100_000)) ?? 1
    fonts = LottieFonts(scene.tour.theme)
  }

  /// The theme's colours in the scheme that is drawn.
  var colors: TourTheme.Colors { scene.tour.theme[scheme] }

  /// True if the output exceeds the limit.
  var isFull: Bool { layerCount > byteLimit || assets.count > byteLimit }

  /// The root's layers, the topmost first, separated by commas.
  var rootLayers: [UInt8] { Array(layerBytes.reversed().joined(separator: [UInt8(ascii: ",")])) }

  /// Adds an asset made of layers, the topmost first.
  mutating func addAsset(_ id: String, _ layers: [EmittedJSON]) {
    guard !isFull else { return }
    let asset: EmittedJSON = ["id": .text(id), "nm": .text(id), "layers": .list(LottieLayer.numbered(layers))]
    if !assets.isEmpty { assets.append(UInt8(ascii: ",")) }
    assets += asset.bytes()
  }

  /// Adds a layer above all layers of the root.
  mutating func addRootLayer(_ layer: EmittedJSON) {
    guard !isFull else { return }
    let bytes = LottieLayer.indexed(layer, index: layerBytes.count + 1).bytes()
    layerCount += bytes.count
    layerBytes.append(bytes)
  }

  /// Returns the asset with the texts of a step's callout, made on first use, or nil if there are none.
  mutating func words(ofStep id: String) -> (id: String, words: FittedContent)? {
    guard let step = scene.step(id), let place = scene.place(ofStep: id), let words = scene.words(of: step) else {
      return nil
    }
    if let known = wordAssets[id] { return known.map { ($0, words) } }
    let name = "words-\(place)"
    let layers = CalloutTextLayers(words: words, stepID: id).layers(in: &self)
    wordAssets[id] = layers.isEmpty ? .some(nil) : name
    guard !layers.isEmpty else { return nil }
    addAsset(name, layers)
    return (name, words)
  }
}
