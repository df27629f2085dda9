// SPDX-License-Identifier: Apache-2.0

import BenchHarness

extension FrameDeadline {
  /// The budget of a frame, of which the app may use a share.
  func budget(appShare: Double?) throws(ToolFailure) -> FrameBudget {
    if case .budget = self, appShare != nil {
      throw ExitCode.usage.failure(
        "--app-share is a part of the refresh period, and --budget is what the app has; give --refresh with it"
      )
    }
    do throws(HarnessError) {
      switch self {
      case .refresh(let hertz):
        return try FrameBudget(refresh: RefreshRate(hertz: hertz), appShare: appShare ?? 1)
      case .budget(let nanoseconds):
        return try FrameBudget(milliseconds: Double(nanoseconds) / 1_000_000)
      }
    } catch {
      throw ExitCode.usage.failure(error.description)
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
