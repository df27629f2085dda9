// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// What the caller said a constraint is; the tableau can be built anew from it.
  struct ConstraintRecord: BitwiseCopyable {
    /// The terms, one entry per distinct variable; `position` is not used.
    var terms: UnsafeMutablePointer<Entry>
    var termCount: Int32
    var sizeClass: Int8
    var priority: Double
    /// Constant before it was staged; good while `isStaged`.
    var committedConstant = 0.0
    /// Whether the constant was changed and not yet solved for.
    var isStaged = false
  }
}
