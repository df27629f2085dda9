// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Reads files in one piece, with the system's own words where that fails.
enum WholeFile {
  /// The bytes of the file or stream at `path`; a device is refused, for some never end.
  static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    let descriptor = AtomicFile.resumed { open(path, O_RDONLY | O_CLOEXEC) }
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

/// A short name for a text, which finds accidents and not attacks.
///
/// Source: FNV-1a of 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv).
enum TextDigest {
  static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
