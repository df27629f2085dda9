// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// Valgrind on this machine, with a copy of this program that it can read.
///
/// The copy lies in a folder of its own, which disappears with the value.
struct Valgrind: ~Copyable {
  /// The path of Valgrind.
  let path: String
  /// The path of the copy.
  let program: String
  private let folder: URL

  /// Finds Valgrind and copies the program that runs now.
  ///
  /// - Throws: ``ToolFailure`` if Valgrind is missing, or the copy cannot be made.
  init() throws(ToolFailure) {
    let found = try Self.found()
    let folder = Self.newFolder()
    let copy = folder.appendingPathComponent("reuse-bench")
    do throws(ToolFailure) {
      try Self.write(to: copy)
    } catch {
      Self.remove(folder)
      throw error
    }
    path = found
    program = copy.path
    self.folder = folder
  }

  deinit { Self.remove(folder) }

  private static func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // It lies in the system's place for what may be removed, and holds nothing of the user's.
      return
    }
  }

  /// The folder of the libraries that may lie beside the program, by a link of a fixed length.
  var libraries: String { folder.appendingPathComponent("libraries").path }

  /// The folder of the copy, whose path has the same length in each run.
  var folderPath: String { folder.path }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The length of every path of a folder, in bytes: paths stand in the heap of the program that is
  /// counted, and what the allocator does depends on what the heap holds.
  private static let folderPathLength = 120

  private static func newFolder() -> URL {
    let name = "reuse-bench-\(UUID().uuidString)-"
    let start = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    let padding = String(repeating: "0", count: max(0, folderPathLength - start.utf8.count))
    return URL(fileURLWithPath: start + padding)
  }

  private static func write(to copy: URL) throws(ToolFailure) {
    let folder = copy.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
      try DebugFreeProgram(bytes).bytes.write(to: copy)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700],
        ofItemAtPath: copy.path
      )
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("libraries"),
        withDestinationURL: URL(fileURLWithPath: Bundle.main.bundlePath)
      )
    } catch let error as HarnessError {
      throw ToolFailure(exit: .internalFault, message: error.description)
    } catch {
      throw ToolFailure(
        exit: .outputNotCreatable,
        message: "a copy of the program for Valgrind cannot be made in \(folder.path): "
          + error.localizedDescription
      )
    }
  }

  /// The path of Valgrind.
  ///
  /// - Throws: ``ToolFailure`` if it is missing.
  static func found() throws(ToolFailure) -> String {
    if let path = ToolOnPath.path(of: "valgrind") { return path }
    throw ToolFailure(
      exit: .toolMissing,
      message: "there is no 'valgrind' on PATH; install it, on Debian and Ubuntu by "
        + "'apt-get install valgrind', or leave out what asks for it"
    )
  }
}
