// SPDX-License-Identifier: Apache-2.0

/// What may happen between two scalars of a text when it is broken into lines.
public enum LineBreakOpportunity: UInt8, Hashable, Sendable {
  /// No line ends here.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here: the scalar before is a line terminator.
  case mandatory
  /// A line may end here unless the scalar after the coming opening punctuation is a digit.
  ///
  /// Combining marks between the two do not count. It is the one case of UAX #14 that looks ahead:
  /// a currency sign stays with the bracket before its number, as in "$(12)".
  case allowedUnlessNumberFollows
}
