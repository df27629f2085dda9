// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks git when commits were made, in the repository of the working folder and of the history.
struct CommitTimes {
  /// When each commit was made, in UTC; those that no repository at hand knows are absent.
  private let times: [String: String]

  /// Asks for some commits at once.
  ///
  /// - Parameters:
  ///   - commits: hexadecimal names, so that git takes them for nothing else.
  ///   - folder: the folder of the history, which need not exist yet.
  init(of commits: [String], folder: String) {
    var times: [String: String] = [:]
    for place in Set([".", Self.existing(folder)]).sorted() where times.count < commits.count {
      for (commit, time) in Self.times(of: commits, in: place) { times[commit] = time }
    }
    self.times = times
  }

  /// The time of a commit, if it is known.
  func time(of commit: String) -> String? { times[commit] }

  /// The folder, or what exists on the way to it.
  private static func existing(_ folder: String) -> String {
    var place = folder
    while !FileManager.default.fileExists(atPath: place) {
      guard let slash = place.lastIndex(of: "/") else { return "." }
      place = slash == place.startIndex ? "/" : String(place[..<slash])
    }
    return place
  }

  private static func times(of commits: [String], in place: String) -> [String: String] {
    guard !commits.isEmpty else { return [:] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", place, "rev-list", "--no-walk=unsorted", "--ignore-missing", "--timestamp"]
      + commits + ["--"]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      // No `env`, no git: the time of measuring orders the commits.
      return [:]
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return [:] }
    return read(String(decoding: bytes, as: UTF8.self), commits)
  }

  /// Takes lines of a time in seconds and a whole name; what was asked for may be shortened.
  private static func read(_ text: String, _ commits: [String]) -> [String: String] {
    var times: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let seconds = Double(words[0]) else { continue }
      let time = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
      for commit in commits where words[1].hasPrefix(commit) { times[commit] = time }
    }
    return times
  }
}
