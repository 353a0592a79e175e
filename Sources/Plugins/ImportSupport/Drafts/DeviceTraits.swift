public import TutorialGeometry
public import TutorialPluginKit

/// The traits that follow from the platform and the size of a display.
public enum DeviceTraits {
  /// Returns platform, idiom and orientation, followed and overridden by the given traits.
  ///
  /// A display whose shorter side has at least 600 logical units is a tablet's. That's Android's own bound (`sw600dp`);
  /// phones of both platforms are well below it, tablets above. A browser's window doesn't tell the device.
  ///
  /// - Parameter landscape: true if a square display is in landscape orientation, or nil if the source doesn't tell.
  public static func traits(
    platform: String, display: Size, squareIsLandscape landscape: Bool? = nil, given: [ImportedTrait]
  ) -> [ImportedTrait] {
    var traits = [ImportedTrait("platform", platform)]
    if platform != "web" {
      traits.append(ImportedTrait("idiom", min(display.width, display.height) >= 600 ? "tablet" : "phone"))
    }
    let isLandscape = display.width == display.height ? landscape : display.width > display.height
    if let isLandscape { traits.append(ImportedTrait("orientation", isLandscape ? "landscape" : "portrait")) }
    for trait in given {
      if let index = traits.firstIndex(where: { $0.key == trait.key }) {
        traits[index].value = trait.value
      } else {
        traits.append(trait)
      }
    }
    return traits
  }
}
