// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchHarness

/// Programs that are there, missing, broken and silent, in a folder of the test's own.
@Suite struct ExecutableTests {
  @Test func versionAndMissingAndBroken() throws {
    // The first line of a version is read, from the first folder that has the program.
    try withFolder { folder in
      let path = try script("echo; echo 'tool 1.2'; echo more", in: folder)
      expectEqual(
        Executable.findWithVersion("tool", on: "/nowhere::\(folder):/usr/bin"),
        .value(Executable(path: path, version: "tool 1.2"))
      )
    }
    // A missing program and an empty search path are unavailable.
    for path in ["", ":", "/nowhere"] {
      expectEqual(
        Executable.findWithVersion("no such tool", on: path),
        .unavailable(reason: "no such tool is not on PATH")
      )
    }
    // A wrapper without its program is unavailable with what it says.
    try withFolder { folder in
      let path = try script("echo 'not for this kernel' >&2; exit 2", in: folder)
      expectEqual(
        Executable.findWithVersion("tool", on: folder),
        .unavailable(reason: "\(path) --version fails; it says: not for this kernel")
      )
    }
  }

  @Test("A program that says nothing, or leaves its pipe to another, does not hold us up")
  func silent() throws {
    try withFolder { folder in
      let path = try script("exec 3>&1; sleep 2 & exit 0", in: folder)
      expectEqual(
        Executable.findWithVersion("tool", on: folder),
        .value(Executable(path: path, version: "no version"))
      )
    }
  }

  private func script(_ line: String, in folder: String) throws -> String {
    let path = folder + "/tool"
    try Data("#!/bin/sh\n\(line)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tools " + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(atPath: folder)
      } catch {
        Issue.record(error)
      }
    }
    try body(folder)
  }
}
