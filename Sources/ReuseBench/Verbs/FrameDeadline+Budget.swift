// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension FrameDeadline {
  /// The budget of a frame.
  ///
  /// - Throws: ``ToolFailure`` for a rate or time outside what can be shown.
  func budget() throws(ToolFailure) -> FrameBudget {
    do throws(HarnessError) {
      switch self {
      case .refresh(let hertz): return try FrameBudget(refresh: RefreshRate(hertz: hertz))
      case .budget(let nanoseconds):
        return try FrameBudget(milliseconds: Double(nanoseconds) / 1_000_000)
      }
    } catch {
      throw ToolFailure(exit: .usage, message: error.description)
    }
  }

  /// The refresh rate; that of a round budget is what fits it.
  var hertz: Double {
    switch self {
    case .refresh(let hertz): hertz
    case .budget(let nanoseconds): 1_000_000_000 / Double(nanoseconds)
    }
  }
}
