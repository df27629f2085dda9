// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that can be started.
public struct Executable: Sendable, Equatable {
  public let path: String
  /// The first line of its version, where it was asked for.
  public private(set) var version: String?

  public init(path: String, version: String? = nil) {
    self.path = path
    self.version = version
  }

  private static let versionLimitSeconds = 5.0

  /// The folders of `PATH`.
  package static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  /// Returns the first program of a name on a search path, by its absolute path.
  package static func find(_ name: String, on searchPath: String = Self.searchPath) -> Executable? {
    searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Executable(path: URL(fileURLWithPath: $0).path) }
  }

  /// The running program; nil if its file is gone, as after a new build.
  package static var current: Executable? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path.flatMap { access($0, X_OK) == 0 ? Executable(path: $0) : nil }
  }

  /// Finds a program and asks for its version; unavailable where it does not run, as a wrapper without its
  /// program.
  static func findWithVersion(
    _ name: String,
    on searchPath: String = Self.searchPath
  ) -> Reading<Executable> {
    guard var executable = find(name, on: searchPath) else {
      return .unavailable(reason: "\(name) is not on PATH")
    }
    let path = executable.path
    let result: ProcessResult
    do throws(ChildProcess.StartFault) {
      result = try ProcessResult(
        path,
        ["--version"],
        talk: .withOutput,
        limitSeconds: versionLimitSeconds
      )
    } catch {
      return .unavailable(reason: "\(path) cannot be started: \(error.reason)")
    }
    guard result.ending != nil else {
      return .unavailable(reason: "\(path) --version does not end")
    }
    let line =
      result.text.split(whereSeparator: \.isNewline).lazy
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .first { !$0.isEmpty }
    guard result.isSuccess else {
      let words = line.map { "it says: \($0)" } ?? "it says nothing"
      return .unavailable(reason: "\(path) --version fails; \(words)")
    }
    executable.version = line ?? "no version"
    return .value(executable)
  }
}
