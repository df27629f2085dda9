// SPDX-License-Identifier: Apache-2.0

extension LimitCheck {
  /// What a check comes to.
  public enum Outcome: Equatable, Sendable {
    /// Every line was used and no counter is past its limit.
    case withinLimits
    /// A counter is past its limit.
    case exceeded
    /// A line names a case or a counter that there is not.
    case mistaken
    /// A counter that has a limit could not be counted in this run.
    case uncounted
    /// No case of the run has a limit.
    case nothingHeld
    /// The limits hold for another toolchain, other rows, or another plan.
    case otherBasis
  }
}
