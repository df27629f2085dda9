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

  /// Runs the tool, or another program, to its end.
  @discardableResult
  func run(
    _ words: [String],
    of executable: String = ToolProcess.path,
    input: String = "",
    preparation: String = "",
    redirection: String = "",
    environment: [String: String] = [:]
  ) throws -> ToolProcess.Ending {
    try ToolProcess(
      words,
      of: executable,
      in: self,
      input: input,
      preparation: preparation,
      redirection: redirection,
      environment: environment
    )
    .ending()
  }

  /// Runs the tool with the words of a line to its end.
  @discardableResult
  func run(
    _ line: String,
    of executable: String = ToolProcess.path,
    input: String = "",
    preparation: String = "",
    redirection: String = "",
    environment: [String: String] = [:]
  ) throws -> ToolProcess.Ending {
    try run(
      line.split(separator: " ").map(String.init),
      of: executable,
      input: input,
      preparation: preparation,
      redirection: redirection,
      environment: environment
    )
  }

  /// Writes a program for the shell and returns its path.
  ///
  /// A process of its own writes it: a file that is open here is open, too, in whatever another
  /// test is starting just then, and a program that is open for writing is not run.
  func writeScript(_ lines: String, as name: String) throws -> String {
    let ending = try self.run(
      ["-c", "cat >\"$1\" && chmod 755 \"$1\"", "sh", file(name)],
      of: "/bin/sh",
      input: "#!/bin/sh\n\(lines)\n"
    )
    guard ending.status == 0 else { throw ToolProcess.Unexpected(ending: ending) }
    return file(name)
  }

  /// Makes a library of C, to be loaded before all others as `LD_PRELOAD`, and returns its path.
  ///
  /// - Throws: what running the compiler throws, and where it fails.
  func makeLibrary(_ source: String, _ name: String) throws -> String {
    try write(Array(source.utf8), as: name + ".c")
    // The preloading list is cut at spaces, so the path is a relative one.
    let ending = try self.run(
      ["clang", "-shared", "-fPIC", "-o", "\(name).so", "\(name).c"],
      of: "/usr/bin/env"
    )
    guard ending.status == 0 else { throw ToolProcess.Unexpected(ending: ending) }
    return "./\(name).so"
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
