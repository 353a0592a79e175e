public import TutorialGeometry
public import TutorialPluginKit

/// The traits that follow from a platform and a display's size.
public enum DeviceTraits {
  /// Platform, idiom and orientation, overridden and followed by what the person gave.
  ///
  /// A display whose shorter side measures 600 logical units or more is a tablet's: Android's own bound (`sw600dp`);
  /// phones of both platforms lie well below it, tablets above. A browser's window tells nothing of the device.
  ///
  /// - Parameter landscape: the orientation of a square display, where the source tells it.
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
