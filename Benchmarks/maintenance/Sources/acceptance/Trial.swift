// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics

/// What is to be found in a case, and under which heading it is counted.
struct Trial: Hashable {
  /// What the case really is.
  enum Truth: Hashable {
    /// Both builds are one.
    case same
    /// The head does so many percent more instructions, or less where negative.
    case percent(Int)
  }

  /// The heading of the row, such as `quiet`.
  let condition: String
  /// What the case really is.
  let truth: Truth

  /// The verdict that is right.
  var expected: BuildVerdict? {
    switch truth {
    case .same: nil
    case .percent(let percent): percent > 0 ? .regressed : .improved
    }
  }

  /// Where the row stands among those of its condition: what is the same first.
  var rank: Int {
    switch truth {
    case .same: Int.min
    case .percent(let percent): percent
    }
  }

  /// What the row is called.
  var name: String {
    switch truth {
    case .same: "a build against itself"
    case .percent(let percent): percent > 0 ? "+\(percent) % work" : "\(percent) % work"
    }
  }
}
