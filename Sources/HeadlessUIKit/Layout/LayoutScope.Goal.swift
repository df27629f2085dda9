// SPDX-License-Identifier: Apache-2.0

extension LayoutScope {
  /// The size that a solution is for.
  struct Goal: Equatable {
    /// The width of the root.
    var width: Double
    /// The height of the root.
    var height: Double
    /// How strongly the root has the width.
    var horizontalPriority: Double
    /// How strongly the root has the height.
    var verticalPriority: Double
  }
}
