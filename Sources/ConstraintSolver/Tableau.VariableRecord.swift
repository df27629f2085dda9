// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// What the solver keeps of a variable beside its column.
  struct VariableRecord: BitwiseCopyable {
    /// Number of standing constraints that name the variable.
    var useCount: Int32 = 0
    /// Index of the constraint that holds the suggested value, or -1.
    var suggestion: Int32 = -1
  }
}
