// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Puts whole files in place: at its path a file is either as before or complete, never in between.
///
/// The bytes go to a temporary file in the same folder and reach the disk before the temporary file takes the name of
/// the target. A target that is a device or a pipe is written to directly, for it must not be replaced; a symbolic link
/// keeps pointing where it did and its destination is replaced.
public enum AtomicFile {
  /// Replaces the file at `path`, which keeps its permissions, with `bytes`; waits for the disk.
  ///
  /// - Throws: the system's reason; the target is untouched then.
  public static func write(
    _ bytes: [UInt8],
    to path: String,
    createsFolders: Bool = false
  ) throws(AtomicFileError) {
    try write(pieces: CollectionOfOne(bytes), to: path, createsFolders: createsFolders)
  }

  /// Replaces the file at `path` with all of `pieces`, of which one at a time is in memory.
  ///
  /// Once `isInterrupted` returns true, no reader of a pipe is waited for any more.
  ///
  /// - Throws: the system's reason; the target is untouched then.
  public static func write(
    pieces: some Sequence<[UInt8]>,
    to path: String,
    createsFolders: Bool = false,
    isInterrupted: () -> Bool = { false }
  ) throws(AtomicFileError) {
    switch try Target(path) {
    case .stream:
      var stream = try OpenedStream(path, isInterrupted: isInterrupted)
      for piece in pieces { try stream.write(piece, isInterrupted: isInterrupted) }
      try stream.finish()
    case .file(let destination, let permissions):
      let folder = Target.folder(of: destination)
      if createsFolders { try createFolder(folder, for: path) }
      var temporary = try TemporaryFile(in: folder, for: path)
      do throws(AtomicFileError) {
        if let permissions { try temporary.setPermissions(permissions) }
        for piece in pieces { try temporary.write(piece) }
        try temporary.finish(replacing: destination)
      } catch {
        temporary.discard()
        throw error
      }
      try synchronizeFolder(folder, for: path)
    }
  }

  /// Fails where ``write(_:to:createsFolders:)`` would fail for lack of a place or of permission.
  ///
  /// The target is neither created nor changed: the proof is a temporary file in its folder, which is gone on return,
  /// and with the process where the file system has files without names.
  public static func checkWritable(
    _ path: String,
    createsFolders: Bool = false
  ) throws(AtomicFileError) {
    switch try Target(path) {
    case .stream:
      guard access(path, W_OK) == 0 else { throw .cannotCreate(path: path, reason: lastReason()) }
    case .file(let destination, _):
      var folder = Target.folder(of: destination)
      while createsFolders, access(folder, F_OK) != 0, errno == ENOENT, folder != "/", folder != "."
      {
        folder = Target.folder(of: folder)
      }
      Leftover.clear(in: folder)
      if try NamelessFile(in: folder, for: path) != nil { return }
      var probe = try TemporaryFile(in: folder, for: path)
      probe.discard()
    }
  }

  static func lastReason() -> String { String(cString: strerror(errno)) }

  /// Writes all of `bytes` to an open descriptor; `nil` on success, else the system's reason.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { return lastReason() }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// Repeats a call that a signal cut short.
  static func resumed(_ call: () -> Int32) -> Int32 {
    var result = call()
    while result < 0, errno == EINTR { result = call() }
    return result
  }

  static func createFolder(_ folder: String, for path: String) throws(AtomicFileError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(path: path, reason: error.localizedDescription)
    }
  }

  /// Makes the new name itself survive a loss of power.
  static func synchronizeFolder(_ folder: String, for path: String) throws(AtomicFileError) {
    let descriptor = resumed { open(folder, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: lastReason()) }
    defer { close(descriptor) }
    // Some file systems have no such call for folders; there the rename is all that can be had.
    guard resumed({ fsync(descriptor) }) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .cannotWrite(path: path, reason: lastReason())
    }
  }
}

/// Why a file could not be put in place; whatever stood at the path before still stands there.
public enum AtomicFileError: Error, Equatable, Sendable {
  case cannotCreate(path: String, reason: String)
  /// The file was begun and could not be finished, for example on a full disk.
  case cannotWrite(path: String, reason: String)
  /// Nobody read the pipe at the path when the process was to end.
  case unread(path: String)
}

extension AtomicFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "\(path): the output cannot be created: \(reason); choose a path in a folder that exists and"
        + " can be written to."
    case .cannotWrite(let path, let reason):
      "\(path): the output could not be written: \(reason); make room or choose another path."
    case .unread(let path):
      "\(path): a signal ended the wait for a reader of this pipe, which got no whole document; read it"
        + " while the program runs, or choose a file."
    }
  }
}
