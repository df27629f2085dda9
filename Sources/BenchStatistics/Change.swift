// SPDX-License-Identifier: Apache-2.0

/// What a paired comparison of costs says, before it is put in words.
public enum Change: Sendable, Equatable, CaseIterable {
  /// The cost rose: the whole interval lies above no change, the estimate beyond the floor.
  case rise
  /// The cost fell: the mirror of a rise.
  case fall
  /// The whole interval lies within the unchanged band.
  case unchanged
  /// Neither can be said: the interval is too wide.
  case inconclusive

  /// The change seen from the other side.
  public var swapped: Change {
    switch self {
    case .rise: .fall
    case .fall: .rise
    case .unchanged, .inconclusive: self
    }
  }
}
