// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a process that was killed leaves behind: files and folders that were to take another name or to disappear.
///
/// Each is locked as long as its process lives (flock(2)), so whoever can lock one knows that its process is gone,
/// whatever numbers processes have, and also where they see each other's files alone. Where the file system has no
/// locks nothing is cleared.
package enum Leftover {
  private static let filePrefix = ".reuse-bench-"
  private static let fileSuffix = ".partial"
  private static let folderPrefix = ".reuse-bench-work-"

  /// The name of a temporary file of this process, unlike any other.
  static func fileName() -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    return "\(filePrefix)\(getpid())-\(number)\(fileSuffix)"
  }

  /// A name for a folder of this process, which nothing else has.
  package static func folderName() -> String { folderPrefix + UUID().uuidString }

  /// Locks a file or folder that this process just made; false where another process took it for a leftover in the
  /// moment between.
  package static func isHeld(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      // There are no locks here, for others neither.
      default: return true
      }
    }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Removes what processes that are gone left in a folder, except what cannot be read, locked or removed.
  package static func clear(in folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(folderPrefix) || name.hasPrefix(filePrefix) && name.hasSuffix(fileSuffix) {
        remove("\(folder)/\(name)")
      }
    }
  }

  private static func remove(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: unlink(path)
    case S_IFDIR:
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        // Perhaps another user's, in a place that all users have.
        return
      }
    default: return
    }
  }
}

/// A folder for what tools say and read, which disappears with the value, or with the next run where this process is
/// killed.
package struct WorkFolder: ~Copyable {
  package let path: String
  private let lock: Int32

  /// Creates the folder under a name made out of one that nothing else has, and clears those of processes that are
  /// gone.
  package init(in parent: String, name: (String) -> String = { $0 }) throws(AtomicFileError) {
    Leftover.clear(in: parent)
    while true {
      let path = "\(parent)/\(name(Leftover.folderName()))"
      guard mkdir(path, 0o700) == 0 else {
        throw .cannotCreate(path: path, reason: AtomicFile.lastReason())
      }
      let descriptor = AtomicFile.resumed { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
      if descriptor < 0, errno != ENOENT {
        let reason = AtomicFile.lastReason()
        rmdir(path)
        throw .cannotCreate(path: path, reason: reason)
      }
      if descriptor >= 0, Leftover.isHeld(descriptor) {
        self.path = path
        lock = descriptor
        return
      }
      if descriptor >= 0 { close(descriptor) }
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // It holds nothing of the user's, and the next run tries again.
    }
    close(lock)
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }
}
