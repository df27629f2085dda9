// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The seed of Swift's hashing, which is drawn anew for each process unless it is fixed.
///
/// With a drawn seed, a dictionary in a cell makes counts differ from run to run. The runtime reads
/// the setting when a process starts, so the process starts itself again with it.
enum HashSeed {
  private static let link = "/proc/self/exe"
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts the program again with a fixed seed, in this process, unless the seed is fixed already.
  ///
  /// Where that is refused the program goes on as it is: nothing but dictionaries suffers.
  static func fix() {
    #if os(Linux)
      guard getenv(variable) == nil, setenv(variable, "1", 1) == 0 else { return }
      let words = CommandLine.arguments.map { strdup($0) } + [nil]
      // By its own path, so that tools show its name; that is missing where a new build took it.
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      if readlink(link, &path, Int(PATH_MAX)) > 0 { execv(path, words) }
      execv(link, words)
      for word in words { free(word) }
    #endif
  }
}
