// SPDX-License-Identifier: Apache-2.0

import BenchResults

// What the readers of the roof name besides themselves, without the roof.

typealias FoldedStack = FoldedStacks.Stack

/// How a verb fails; see the tool's own.
struct ToolFailure: Error {
  /// The codes that readers use.
  enum Exit { case inputOutput }

  let exit: Exit
  let message: String
}

/// A profile; see the tool's own.
enum MeasuredProfile {
  static let nameless = "[unknown]"
}
