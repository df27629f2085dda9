// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks git when a commit was made, in the repository of a folder or of the working folder.
struct CommitTimes {
  /// The folder of the history, which may lie in the repository of the code or in one of its own.
  let folder: String

  /// The time of the commit in UTC, or nil where no repository at hand knows the commit.
  ///
  /// - Precondition: `commit` is hexadecimal, so that git takes it for nothing else.
  func time(of commit: String) -> String? {
    for place in [".", folder] {
      if let seconds = seconds(of: commit, in: place) {
        return Date(timeIntervalSince1970: seconds).formatted(.iso8601)
      }
    }
    return nil
  }

  private func seconds(of commit: String, in place: String) -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", place, "show", "--no-patch", "--format=%ct", "\(commit)^{commit}",
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      // No `env`, no git: the time of measuring orders the commits.
      return nil
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
