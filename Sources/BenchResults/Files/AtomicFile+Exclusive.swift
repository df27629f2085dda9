// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension AtomicFile {
  /// Reads, changes and writes a file while no other process does the same.
  ///
  /// The folder of the file is locked, so that no lock is left beside it (flock(2)). Where the file
  /// system has no such locks, `change` runs without one.
  ///
  /// - Parameters:
  ///   - path: the file, which need not be there.
  ///   - change: what reads and writes it; it must not wait for another change of the folder.
  /// - Returns: what `change` returns.
  /// - Throws: the system's reason, before `change` begins.
  public static func exclusively<Value, Failure: Error>(
    at path: String,
    _ change: () throws(Failure) -> Value
  ) throws(AtomicFileError) -> Result<Value, Failure> {
    guard case .file(let destination, _) = try Target(path) else { return outcome(of: change) }
    let descriptor = open(Target.folder(of: destination), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: lastReason()) }
    // Closing the folder gives the lock back.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      switch errno {
      case EINTR: continue
      case EBADF, EINVAL, ENOLCK, EOPNOTSUPP: return outcome(of: change)
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
