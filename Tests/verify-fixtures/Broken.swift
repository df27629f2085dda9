// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Something to divide by, which the compiler does not see through.
private func zero(_ number: Int) -> Int { number < 0 ? 1 : 0 }

/// Fills of cells that end the process, or never end.
enum Broken {
  /// The lists that a test asks for, by name.
  ///
  /// None with "nothing", those for advice with "advice", else those with planted mistakes, after a line of
  /// output with "prints". With "main-queue" a scene of the main queue is played instead.
  static var request: String? { ProcessInfo.processInfo.environment["VERIFY_FIXTURES"] }

  static func trap(_ mail: Mail) { precondition(zero(mail.number) == 1, "a planted trap") }

  static func neverReturn(_ mail: Mail) {
    while zero(mail.number) == 0 { sched_yield() }
  }

  /// Ends the process as if all were well.
  static func exitQuietly(_ mail: Mail) {
    if zero(mail.number) == 0 { exit(0) }
  }

  /// Rows of which one cannot be made.
  @Sendable static func row(_ number: Int) -> Mail {
    precondition(number < 40, "a planted trap in a row")
    return Mail.samples[number]
  }
}
