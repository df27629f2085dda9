// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Reads files in one piece, with the system's own words where that fails.
enum WholeFile {
  /// The bytes of the file or stream at `path`.
  ///
  /// A device is refused, for some never end.
  ///
  /// - Throws: `DocumentError.noSuchFile` or `DocumentError.cannotRead`.
  static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? .noSuchFile(document: path)
        : .cannotRead(document: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .cannotRead(document: path, reason: String(cString: strerror(errno)))
    }
    guard ![S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT) else {
      throw .cannotRead(document: path, reason: "it is a device")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else {
        throw .cannotRead(document: path, reason: String(cString: strerror(errno)))
      }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
