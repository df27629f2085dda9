// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension AtomicFile {
  /// What stands at an output path, and where the bytes have to go.
  enum Target: Equatable {
    case stream
    /// A regular file, or nothing yet; `permissions` are those of the file that stands there.
    case file(destination: String, permissions: mode_t?)

    init(_ path: String) throws(AtomicFileError) {
      guard !path.isEmpty, !path.hasSuffix("/") else {
        throw .cannotCreate(path: path, reason: "it names no file")
      }
      guard !path.utf8.contains(0) else {
        throw .cannotCreate(path: path, reason: "it contains a zero byte")
      }
      var status = stat()
      guard stat(path, &status) == 0 else {
        guard errno == ENOENT else {
          throw .cannotCreate(path: path, reason: AtomicFile.lastReason())
        }
        self = .file(destination: try Self.resolved(path), permissions: nil)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        guard access(path, W_OK) == 0 else {
          throw .cannotCreate(path: path, reason: AtomicFile.lastReason())
        }
        let permissions = status.st_mode & 0o7777
        self = .file(destination: try Self.resolved(path), permissions: permissions)
      case S_IFDIR:
        throw .cannotCreate(path: path, reason: "it is a folder")
      default:
        self = .stream
      }
    }

    static func folder(of path: String) -> String {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Follows the symbolic links at the end of `path`, also one that leads to nothing yet.
    private static func resolved(_ path: String) throws(AtomicFileError) -> String {
      var path = path
      for _ in 0..<40 {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
        let link: String
        do {
          link = try FileManager.default.destinationOfSymbolicLink(atPath: path)
        } catch {
          throw .cannotCreate(path: path, reason: error.localizedDescription)
        }
        path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
      }
      throw .cannotCreate(path: path, reason: "it is a circle of symbolic links")
    }
  }

  /// A new file in the target's folder that either takes the target's name or disappears.
  struct TemporaryFile: ~Copyable {
    /// The path as the user gave it, for messages.
    private let target: String
    private let path: String
    private var descriptor: Int32

    /// What holds the file for this process until it has its name: a lock of the same opening.
    private var lock: Int32

    /// Creates an empty file under a name that nothing else has, and clears those of processes that are gone.
    init(in folder: String, for target: String) throws(AtomicFileError) {
      Leftover.clear(in: folder)
      self.target = target
      lock = -1
      let prefix = folder == "/" ? "" : folder
      var attempt = 0
      while true {
        let name = prefix + "/" + Leftover.fileName()
        let descriptor = AtomicFile.resumed {
          open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        attempt += 1
        if descriptor < 0, errno == EEXIST, attempt < 1000 { continue }
        guard descriptor >= 0 else {
          throw .cannotCreate(path: target, reason: AtomicFile.lastReason())
        }
        guard Leftover.isHeld(descriptor) else {
          // Another process took it for a leftover in the moment before it was locked.
          close(descriptor)
          continue
        }
        path = name
        self.descriptor = descriptor
        return
      }
    }

    mutating func setPermissions(_ permissions: mode_t) throws(AtomicFileError) {
      guard fchmod(descriptor, permissions) == 0 else { throw failure() }
    }

    mutating func write(_ bytes: [UInt8]) throws(AtomicFileError) {
      if let reason = AtomicFile.writeAll(bytes, to: descriptor) {
        throw .cannotWrite(path: target, reason: reason)
      }
    }

    /// Waits for the disk, then takes the name of `destination`.
    mutating func finish(replacing destination: String) throws(AtomicFileError) {
      try complete()
      guard AtomicFile.resumed({ rename(path, destination) }) == 0 else { throw failure() }
      release()
    }

    /// Waits for the disk, then takes the name of `destination`, or disappears and returns false if something has it.
    mutating func finish(creating destination: String) throws(AtomicFileError) -> Bool {
      try complete()
      guard link(path, destination) == 0 else {
        guard errno == EEXIST else { throw failure() }
        discard()
        return false
      }
      discard()
      return true
    }

    /// Brings all bytes to the disk and closes the file, which stays locked.
    private mutating func complete() throws(AtomicFileError) {
      guard AtomicFile.resumed({ fsync(descriptor) }) == 0 else { throw failure() }
      lock = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard lock >= 0 else { throw failure() }
      let closed = close(descriptor)
      descriptor = -1
      // A close that a signal cuts short has closed (close(2)), and all is on the disk by then.
      guard closed == 0 || errno == EINTR else { throw failure() }
    }

    /// Removes the file; does nothing to one that has taken its target's name.
    mutating func discard() {
      unlink(path)
      release()
    }

    private mutating func release() {
      for open in [descriptor, lock] where open >= 0 { close(open) }
      descriptor = -1
      lock = -1
    }

    private func failure() -> AtomicFileError {
      .cannotWrite(path: target, reason: AtomicFile.lastReason())
    }
  }
}
