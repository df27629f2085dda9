// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program of the system, by its name.
enum ToolOnPath {
  /// The path of a program, absolute even where `PATH` names a folder by a relative one; nil where
  /// there is none.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 }.map { URL(fileURLWithPath: $0).path }
  }
}
