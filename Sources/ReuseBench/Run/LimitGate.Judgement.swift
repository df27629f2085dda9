// SPDX-License-Identifier: Apache-2.0

import BenchReports

extension LimitGate {
  /// What limits come to at the end of a run.
  struct Judgement {
    /// What to print.
    let text: String
    /// The run held against the limits; nil where those were brought up to date.
    var report: LimitReport?
    /// How the run ends by it.
    let exit: ExitCode
    /// What has to be said beside what is printed; nil where that says it.
    var complaint: String?
  }
}
