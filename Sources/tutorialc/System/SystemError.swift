#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system answered when it refused something, in words that are the same on every platform and in
/// every locale.
package struct SystemError: Error, Hashable {
  /// The number that the system gave.
  package let code: Int32

  /// The error of that number.
  package init(code: Int32) {
    self.code = code
  }

  /// The error of the call that just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// Others were faster again and again.
  package static let contended = SystemError(code: EBUSY)

  /// Nothing bears the name.
  package static let notFound = SystemError(code: ENOENT)
  /// What is on the way is no folder.
  package static let notAFolder = SystemError(code: ENOTDIR)
  /// A folder stands where a file is to be.
  package static let isAFolder = SystemError(code: EISDIR)
  /// Links lead to links for ever.
  package static let tooManyLinks = SystemError(code: ELOOP)
  /// The path is longer than any that is meant.
  package static let tooLongName = SystemError(code: ENAMETOOLONG)
  /// The file is larger than is allowed.
  package static let tooLarge = SystemError(code: EFBIG)
  /// There is no room, or no more of what is counted.
  package static let noSpace = SystemError(code: ENOSPC)
  /// It is not for this user.
  package static let forbidden = SystemError(code: EACCES)

  /// A few words, lower case.
  package var words: String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC, EDQUOT: "no space left on the device"
    case EFBIG: "the file grows larger than is allowed"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EIO: "the device reports an input or output error"
    case EMFILE, ENFILE: "too many open files"
    case EBUSY: "it is in use"
    case ENOTEMPTY, EEXIST: "something is there already"
    case ENXIO, EOPNOTSUPP: "it is nothing that can be written to"
    case EPIPE: "the reader has gone"
    case EADDRINUSE: "it is in use"
    case EADDRNOTAVAIL, EAFNOSUPPORT: "the machine has no such address"
    case ENOEXEC: "it is no program"
    default: "system error \(code)"
    }
  }

  /// Whether nothing stands at the path.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether something stands at the path already.
  package var isExisting: Bool { code == EEXIST || code == ENOTEMPTY }

  /// Whether the disk, or what a user may use of it, is full.
  package var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }

  /// Whether the process, or the system, has as many open files as it may have.
  package var isTooManyFiles: Bool { code == EMFILE || code == ENFILE }

  /// Whether a rename would have had to cross file systems.
  package var isCrossDevice: Bool { code == EXDEV }

  /// Whether it would have had to wait.
  package var isNotReady: Bool { code == EAGAIN || code == EWOULDBLOCK }

  /// Whether the machine has no such address.
  package var isNoAddress: Bool { code == EADDRNOTAVAIL || code == EAFNOSUPPORT || code == EPROTONOSUPPORT }

  /// Whether somebody else has the address.
  package var isAddressInUse: Bool { code == EADDRINUSE }

  /// Whether the reader of a pipe has gone.
  package var isBrokenPipe: Bool { code == EPIPE }
}
