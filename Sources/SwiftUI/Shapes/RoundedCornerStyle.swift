// SPDX-License-Identifier: Apache-2.0

/// How the corner of a rectangle is rounded; both styles are a quarter of a circle here.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins more gently.
  case continuous
}
