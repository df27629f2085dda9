// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation

/// The line above the table: on what, with what and when the figures were taken.
enum HeaderLine {
  /// Writes the line for this machine and this moment.
  static func text(repeatCount: Int) -> String {
    [
      "harness-bench",
      MachineEnvironment.current().fingerprint,
      "Swift standard library \(_SwiftStdlibVersion.current), \(build)",
      Date.now.formatted(.iso8601),
      "\(repeatCount) repeats",
    ]
    .joined(separator: " | ")
  }

  private static var build: String {
    #if DEBUG
      "DEBUG BUILD: no figure below is true, use -c release"
    #else
      "release build"
    #endif
  }
}
