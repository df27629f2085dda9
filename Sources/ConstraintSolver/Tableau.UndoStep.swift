// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// One step of a dual solve, with what is needed to take it back.
  struct UndoStep: BitwiseCopyable {
    /// Row that was pivoted or flipped.
    var row: Int32
    /// Column that left the basis, or -1 when the row was flipped.
    var leaving: Int32
    /// Gradient of the row's basic column before the step.
    var gradient: Int8
    /// Value at which the entering column rested before the step.
    var enteringValue: Double
  }
}
