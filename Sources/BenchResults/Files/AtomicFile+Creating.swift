// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension AtomicFile {
  /// Creates a file at `path` with all of `bytes`; returns false and changes nothing where something stands there.
  ///
  /// Of several writers one succeeds. Where the file system can, the bytes go to a file without a name, so that a
  /// process that is killed leaves nothing behind; elsewhere to a hidden one. Waits for the disk.
  public static func create(
    _ bytes: [UInt8],
    at path: String,
    createsFolders: Bool = false
  ) throws(AtomicFileError) -> Bool {
    var status = stat()
    if lstat(path, &status) == 0 { return false }
    let folder = Target.folder(of: path)
    if createsFolders { try createFolder(folder, for: path) }
    Leftover.clear(in: folder)
    let isNew: Bool
    if let created = try NamelessFile(in: folder, for: path)?.put(bytes) {
      isNew = created
    } else {
      var temporary = try TemporaryFile(in: folder, for: path)
      do throws(AtomicFileError) {
        try temporary.write(bytes)
        isNew = try temporary.finish(creating: path)
      } catch {
        temporary.discard()
        throw error
      }
    }
    if isNew { try synchronizeFolder(folder, for: path) }
    return isNew
  }

  /// A new file that has no name until it is complete, and disappears with the process.
  struct NamelessFile: ~Copyable {
    /// Linux: a file without a name in the folder that is opened (open(2), O_TMPFILE).
    private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

    private let target: String
    private let descriptor: Int32

    /// Returns `nil` where the system has no such files.
    init?(in folder: String, for target: String) throws(AtomicFileError) {
      #if os(Linux)
        let descriptor = AtomicFile.resumed {
          open(folder, Self.withoutName | O_WRONLY | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else {
          switch errno {
          case EOPNOTSUPP, EISDIR, EINVAL, ENOENT: return nil
          default: throw .cannotCreate(path: target, reason: AtomicFile.lastReason())
          }
        }
        self.target = target
        self.descriptor = descriptor
      #else
        return nil
      #endif
    }

    deinit { close(descriptor) }

    /// Writes all of the bytes and takes the name of the target; false where that is taken, `nil` where a file without
    /// a name cannot get one.
    consuming func put(_ bytes: [UInt8]) throws(AtomicFileError) -> Bool? {
      if let reason = AtomicFile.writeAll(bytes, to: descriptor) {
        throw .cannotWrite(path: target, reason: reason)
      }
      guard AtomicFile.resumed({ fsync(descriptor) }) == 0 else { throw failure() }
      let path = "/proc/self/fd/\(descriptor)"
      guard linkat(AT_FDCWD, path, AT_FDCWD, target, AT_SYMLINK_FOLLOW) != 0 else { return true }
      switch errno {
      case EEXIST: return false
      case ENOENT, EXDEV, EPERM, EOPNOTSUPP: return nil
      default: throw failure()
      }
    }

    private borrowing func failure() -> AtomicFileError {
      .cannotWrite(path: target, reason: AtomicFile.lastReason())
    }
  }

  /// Reads, changes and writes a file while no other process does the same.
  ///
  /// Locks the folder of the file, so that no lock is left next to it (flock(2)); without such locks `change` just
  /// runs. It must not wait for another change of the folder.
  ///
  /// - Throws: the system's reason, before `change` begins, or that the folder stayed locked for `limitSeconds`.
  public static func exclusively<Value, Failure: Error>(
    at path: String,
    limitSeconds: Double = 60,
    isInterrupted: () -> Bool = { false },
    _ change: () throws(Failure) -> Value
  ) throws(AtomicFileError) -> Result<Value, Failure> {
    guard case .file(let destination, _) = try Target(path) else { return outcome(of: change) }
    let descriptor = resumed { open(Target.folder(of: destination), O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: lastReason()) }
    // Closing the folder gives the lock back.
    defer { close(descriptor) }
    // A change takes milliseconds, so whoever holds the folder for long has stopped or is another program.
    var waits = Int(limitSeconds * 100)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EBADF, EINVAL, ENOLCK, EOPNOTSUPP: return outcome(of: change)
      case EWOULDBLOCK where waits > 0 && !isInterrupted():
        waits -= 1
        usleep(10_000)
      case EWOULDBLOCK:
        throw .cannotWrite(path: path, reason: "another process keeps the folder locked")
      default: throw .cannotWrite(path: path, reason: lastReason())
      }
    }
    return outcome(of: change)
  }

  private static func outcome<Value, Failure: Error>(
    of change: () throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    do throws(Failure) {
      return .success(try change())
    } catch {
      return .failure(error)
    }
  }
}
