// SPDX-License-Identifier: Apache-2.0

extension CounterRule {
  /// What a change of a counter comes to, from the best to the worst.
  public enum Judgement: String, CaseIterable, Comparable, Sendable {
    /// It is for the better.
    case better
    /// The two values agree.
    case unchanged
    /// It is for the worse by less than such a counter moves by itself.
    case tolerated
    /// It is for the worse by less than fails and by more than it should move by itself.
    case warned
    /// It is for the worse.
    case worse

    private var grade: Int {
      switch self {
      case .better: 0
      case .unchanged: 1
      case .tolerated: 2
      case .warned: 3
      case .worse: 4
      }
    }

    /// Whether the left one is the better one.
    public static func < (left: Judgement, right: Judgement) -> Bool { left.grade < right.grade }
  }
}
