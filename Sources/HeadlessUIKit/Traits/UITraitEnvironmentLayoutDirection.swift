// SPDX-License-Identifier: Apache-2.0

/// Which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
