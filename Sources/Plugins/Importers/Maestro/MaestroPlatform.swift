import TutorialImportSupport
import TutorialPluginKit

/// The platform of a hierarchy, which determines the unit of its bounds.
enum MaestroPlatform: String {
  case ios, android, web

  /// The values of the option.
  enum Word: String {
    case auto, ios, android, web
  }

  /// Determines the platform from the option or a trait, else from the attributes. Returns nil if they don't tell it.
  init?(_ word: Word, traits: [ImportedTrait], dump: MaestroDump) {
    if let said = MaestroPlatform(rawValue: word.rawValue) {
      self = said
      return
    }
    if let trait = traits.last(where: { $0.key == "platform" }), let said = MaestroPlatform(rawValue: trait.value) {
      self = said
      return
    }
    // A hierarchy's first nodes often have no attributes.
    for node in dump.tree.nodes.prefix(200) {
      guard let attributes = node.value["attributes"] else { continue }
      let names = Set(attributes.members.compactMap(\.key.text))
      if !names.isDisjoint(with: ["ignoreBoundsFiltering", "important-for-accessibility", "package", "class"]) {
        self = .android
        return
      }
      if names.isSuperset(of: ["title", "value"]) {
        self = .ios
        return
      }
    }
    return nil
  }

  /// The unit of the bounds.
  var unit: String { self == .web ? "px" : "pt" }
}
