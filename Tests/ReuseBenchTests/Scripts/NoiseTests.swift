// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `scripts/maintain/noise`: its words, and that it does not outlive who started it.
@Suite(.startsPrograms) struct NoiseTests {
  private static let noise: String = {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.path + "/scripts/maintain/noise"
  }()

  /// Lines that make no noise, and how they end.
  static let lines: [(words: [String], status: Int32)] = [
    (["--seconds", "00"], 0), (["--seconds", "00", "--seed", "08", "--processes", "09"], 0),
    (["--seconds", "0", "--processes", "64"], 0), (["--seconds", "0", "--processes", "65"], 64),
    (["--seconds"], 64), (["--seconds", "8s"], 64), (["--minutes", "1"], 64),
  ]

  @Test("a number is decimal and within bounds, and noise ends with who started it")
  func aNumberIsDecimalAndWithinBounds() throws {
    for line in Self.lines {
      let workplace = try Workplace()
      let ending = try workplace.run(line.words, of: Self.noise)
      expectEqual(ending.status, line.status, "\(line.words): \(ending.account)")
      expectEqual(ending.error.isEmpty, line.status == 0)
    }
    let workplace = try Workplace()
    // The lock is held until the last process is gone that the noise is made of. The shell goes once
    // the first burst has begun.
    let words = """
      exec 9>lock
      flock 9
      "$1" --seconds 600 --processes 0 &
      until grep -q . "/proc/$!/task/$!/children"; do sleep 0.1; done
      """
    try workplace.run(["-c", words, "bash", Self.noise], of: "/bin/bash").exited(0)
    try workplace.run("--timeout 60 lock true", of: "/usr/bin/flock").exited(0)
  }
}
