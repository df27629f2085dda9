// SPDX-License-Identifier: Apache-2.0

/// Where a line stands that a label has shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the baseline of the line in its own size.
  case alignBaselines = 0
  /// With its middle where that of the line in its own size is.
  case alignCenters = 1
  /// With its top where that of the line in its own size is.
  case none = 2
}
