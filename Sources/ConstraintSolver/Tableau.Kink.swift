// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// A point on a primal step at which the cost of a basic column bends.
  struct Kink: BitwiseCopyable {
    var row: Int32
    /// Position of the entering column in the row.
    var position: Int32
    /// Length of the step up to the kink.
    var distance: Double
    /// By how much the cost's slope rises there per unit of the step; infinite where it is blocked.
    var rise: Double
  }
}
