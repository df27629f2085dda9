// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Takes a variable index whose value is 0.
  mutating func addVariable() -> Int32 {
    let index: Int32
    if freeVariables.isEmpty {
      index = Int32(variables.count)
      variables.append(VariableRecord())
      reserveColumn(index &* 2)
    } else {
      index = freeVariables.removeLast()
    }
    columns[Int(index) * 2].isLive = true
    return index
  }

  /// Frees the index of a variable that no constraint names.
  ///
  /// No row can depend on such a variable but by rounding; then the tableau is built anew without.
  mutating func removeVariable(_ index: Int32) {
    let column = columns + Int(index) * 2
    if column.pointee.row >= 0 || column.pointee.referenceCount > 0 { refactor() }
    column.pointee.isLive = false
    column.pointee.value = 0
    column.pointee.reported = 0
    column.pointee.generation &+= 1
    freeVariables.append(index)
  }

  /// Whether a handle names a variable that stands.
  @inline(__always)
  func isGood(_ variable: Variable) -> Bool {
    guard variable.index >= 0, Int(variable.index) < variables.count else { return false }
    let column = columns + Int(variable.column)
    return column.pointee.isLive && column.pointee.generation == variable.generation
  }

  /// Whether a handle names a constraint that stands.
  @inline(__always)
  func isGood(_ handle: ConstraintHandle) -> Bool {
    guard handle.index >= 0, Int(handle.index) < constraints.count else { return false }
    let column = columns + Int(handle.column)
    return column.pointee.isLive && column.pointee.generation == handle.generation
  }
}
