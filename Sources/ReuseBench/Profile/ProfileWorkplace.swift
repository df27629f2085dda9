// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for what tools say and read, which disappears with the value.
struct ProfileWorkplace: ~Copyable {
  private let folder: URL

  /// Makes the folder.
  ///
  /// - Throws: ``ToolFailure`` if the system refuses.
  init() throws(ToolFailure) {
    let name = "reuse-bench-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure(
        exit: .outputNotCreatable,
        message: "a folder for temporary files cannot be made in \(folder.path): "
          + error.localizedDescription
      )
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // It lies in the system's place for what may be removed, and holds nothing of the user's.
      return
    }
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Makes a named pipe and returns its path.
  ///
  /// - Throws: ``ToolFailure`` if the system refuses.
  func pipe(_ name: String) throws(ToolFailure) -> String {
    let path = file(name)
    guard mkfifo(path, 0o600) == 0 else {
      throw ToolFailure(
        exit: .outputNotCreatable,
        message: "a named pipe cannot be made at \(path): \(String(cString: strerror(errno)))"
      )
    }
    return path
  }

  /// Writes a file of text.
  ///
  /// - Throws: ``ToolFailure`` if the system refuses.
  func write(_ text: String, as name: String) throws(ToolFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    } catch {
      throw ToolFailure(
        exit: .inputOutput,
        message: "\(file(name)) cannot be written: \(error.localizedDescription)"
      )
    }
  }

  /// The bytes of a file; none where it is missing, as what a tool never began to write.
  func bytes(of name: String) throws(ToolFailure) -> [UInt8] {
    let path = file(name)
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw ToolFailure(
        exit: .inputOutput,
        message: "\(path) cannot be read: \(error.localizedDescription)"
      )
    }
  }

  /// The text of a file, as ``bytes(of:)``.
  func text(of name: String) throws(ToolFailure) -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }
}
