// SPDX-License-Identifier: Apache-2.0

extension LimitGate {
  /// What limits come to at the end of a run.
  struct Judgement {
    /// What to print.
    let text: String
    /// How the run ends by it.
    let exit: ExitCode
    /// What has to be said beside what is printed; nil where that says it.
    var complaint: String?
  }
}
