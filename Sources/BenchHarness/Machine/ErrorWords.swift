// SPDX-License-Identifier: Apache-2.0

import Foundation

/// System error numbers as text, with the name that manuals use.
enum ErrorWords {
  private static let names: [Int32: String] = [
    EACCES: "EACCES", EPERM: "EPERM", ENOENT: "ENOENT", ENODEV: "ENODEV", ENOSYS: "ENOSYS",
    EINVAL: "EINVAL", EBUSY: "EBUSY", EMFILE: "EMFILE", ENFILE: "ENFILE", ENOSPC: "ENOSPC",
    EOPNOTSUPP: "EOPNOTSUPP", EBADF: "EBADF", EIO: "EIO", EINTR: "EINTR", ENOMEM: "ENOMEM",
    EFAULT: "EFAULT", ESRCH: "ESRCH", E2BIG: "E2BIG", EOVERFLOW: "EOVERFLOW",
  ]

  /// Returns the system's sentence and the error's name, or its number where the name is rare.
  static func text(_ errorNumber: Int) -> String {
    guard let number = Int32(exactly: errorNumber), number > 0 else {
      return "error \(errorNumber)"
    }
    return "\(String(cString: strerror(number))) (\(names[number] ?? "error \(number)"))"
  }
}
