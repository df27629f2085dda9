// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension AtomicFile {
  /// What stands at an output path, and where the bytes have to go.
  enum Target: Equatable {
    /// A device, pipe or socket.
    case stream
    /// A regular file, or nothing yet; `permissions` are those of the file that stands there.
    case file(destination: String, permissions: mode_t?)

    /// Looks at `path` without changing anything.
    ///
    /// - Throws: `AtomicFileError.cannotCreate` where no file can ever stand at `path`.
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

    /// The folder part of a path.
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
}

extension AtomicFile {
  /// A new file in the target's folder that either takes the target's name or disappears.
  struct TemporaryFile: ~Copyable {
    /// The path as the user gave it, for messages.
    private let target: String
    private let path: String
    private var descriptor: Int32

    /// Creates an empty file under a name that nothing else has.
    ///
    /// - Throws: `AtomicFileError.cannotCreate` with the system's reason.
    init(in folder: String, for target: String) throws(AtomicFileError) {
      self.target = target
      let prefix = folder == "/" ? "" : folder
      var attempt = 0
      var name: String
      var descriptor: Int32
      repeat {
        name = "\(prefix)/.reuse-bench-\(getpid())-\(attempt).partial"
        descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        attempt += 1
      } while descriptor < 0 && (errno == EEXIST || errno == EINTR) && attempt < 1000
      guard descriptor >= 0 else {
        throw .cannotCreate(path: target, reason: AtomicFile.lastReason())
      }
      self.path = name
      self.descriptor = descriptor
    }

    /// Takes over the permissions of the file that will be replaced.
    mutating func setPermissions(_ permissions: mode_t) throws(AtomicFileError) {
      guard fchmod(descriptor, permissions) == 0 else { throw failure() }
    }

    /// Writes all of `bytes`.
    mutating func write(_ bytes: [UInt8]) throws(AtomicFileError) {
      if let reason = AtomicFile.writeAll(bytes, to: descriptor) {
        throw .cannotWrite(path: target, reason: reason)
      }
    }

    /// Waits for the disk, then takes the name of `destination`.
    mutating func finish(replacing destination: String) throws(AtomicFileError) {
      guard fsync(descriptor) == 0 else { throw failure() }
      let closed = close(descriptor)
      descriptor = -1
      guard closed == 0, rename(path, destination) == 0 else { throw failure() }
    }

    /// Waits for the disk, then takes the name of `destination` unless something has it.
    ///
    /// - Returns: false where something had the name; the temporary file is gone either way.
    mutating func finish(creating destination: String) throws(AtomicFileError) -> Bool {
      guard fsync(descriptor) == 0 else { throw failure() }
      guard link(path, destination) == 0 else {
        guard errno == EEXIST else { throw failure() }
        discard()
        return false
      }
      discard()
      return true
    }

    /// Removes the file; does nothing to one that has taken its target's name.
    mutating func discard() {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
      unlink(path)
    }

    private func failure() -> AtomicFileError {
      .cannotWrite(path: target, reason: AtomicFile.lastReason())
    }
  }
}
