import TutorialPlatform

/// An error of the operating system, with the same message on every platform and in every locale.
package struct SystemError: Error, Hashable {
  /// The system's error number.
  package let code: Int32

  /// Makes an error of its number.
  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last failed call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The error after repeatedly losing a race with other processes.
  package static let contended = SystemError(code: EBUSY)

  /// The error for a missing file or folder.
  package static let notFound = SystemError(code: ENOENT)
  /// The error for a path component that isn't a folder.
  package static let notAFolder = SystemError(code: ENOTDIR)
  /// The error for a folder at the path of a file.
  package static let isAFolder = SystemError(code: EISDIR)
  /// The error for a cycle of symbolic links.
  package static let tooManyLinks = SystemError(code: ELOOP)
  /// The error for a path that is too long.
  package static let tooLongName = SystemError(code: ENAMETOOLONG)
  /// The error for a file that is too large.
  package static let tooLarge = SystemError(code: EFBIG)
  /// The error for a full disk or another exhausted resource.
  package static let noSpace = SystemError(code: ENOSPC)
  /// The error for a lack of permission.
  package static let forbidden = SystemError(code: EACCES)

  /// A short message in lower case.
  package var words: String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC, EDQUOT: "no space left on the device"
    case EFBIG: "the file would be larger than is allowed"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EIO: "the device reports an input or output error"
    case EMFILE, ENFILE: "too many open files"
    case EBUSY: "it is in use"
    case ENOTEMPTY, EEXIST: "something is there already"
    case ENXIO, EOPNOTSUPP: "it cannot be written to"
    case EPIPE: "the reader has gone"
    case EADDRINUSE: "it is in use"
    case EADDRNOTAVAIL, EAFNOSUPPORT: "the machine has no such address"
    case ENOEXEC: "it is not a program"
    default: "system error \(code)"
    }
  }

  /// True if nothing exists at the path.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

  /// True if something exists at the path already.
  package var isExisting: Bool { code == EEXIST || code == ENOTEMPTY }

  /// True if the disk or the user's quota is full.
  package var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }

  /// True if the process or the system has too many open files.
  package var isTooManyFiles: Bool { code == EMFILE || code == ENFILE }

  /// True if a rename would have had to cross file systems.
  package var isCrossDevice: Bool { code == EXDEV }

  /// True if the call would have had to wait.
  package var isNotReady: Bool { code == EAGAIN || code == EWOULDBLOCK }

  /// True if the machine has no such address.
  package var isNoAddress: Bool { code == EADDRNOTAVAIL || code == EAFNOSUPPORT || code == EPROTONOSUPPORT }

  /// True if another program uses the address.
  package var isAddressInUse: Bool { code == EADDRINUSE }

  /// True if the reader of a pipe is gone.
  package var isBrokenPipe: Bool { code == EPIPE }
}
