import TutorialCache
import TutorialSystem

extension FileStamp {
  init(_ status: FileSystem.Status) {
    self.init(
      device: status.identity.device, number: status.identity.number, size: Int64(status.size),
      modified: status.modified, changed: status.changed)
  }
}
