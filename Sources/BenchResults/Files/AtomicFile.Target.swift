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
