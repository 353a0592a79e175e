import TutorialImportSupport
import TutorialPluginKit

/// The platform that a hierarchy is of, which tells the unit of its bounds.
enum MaestroPlatform: String {
  case ios, android, web

  /// What a person may say.
  enum Word: String {
    case auto, ios, android, web
  }

  /// What the person says, else what the attributes tell; nil where these tell nothing.
  init?(_ word: Word, traits: [ImportedTrait], dump: MaestroDump) {
    if let said = MaestroPlatform(rawValue: word.rawValue) {
      self = said
      return
    }
    if let trait = traits.last(where: { $0.key == "platform" }), let said = MaestroPlatform(rawValue: trait.value) {
      self = said
      return
    }
    // A hierarchy's first nodes are often empty.
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

  /// What the bounds are written in.
  var unit: String { self == .web ? "px" : "pt" }
}
