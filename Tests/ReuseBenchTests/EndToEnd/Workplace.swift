// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An empty folder of a test's own, under a name with a space and a letter beyond ASCII.
///
/// It lies beside the build, on a disk that has room for documents, and disappears with the value.
struct Workplace: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/end to énd " + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("A folder stays behind: \(error)")
    }
  }

  /// The path of a name in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// Writes a program for the shell and returns its path.
  func writeScript(_ lines: String, as name: String) throws -> String {
    let path = try write(Array("#!/bin/sh\n\(lines)\n".utf8), as: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// The bytes of a file.
  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  /// The names in the folder, the hidden ones too, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
