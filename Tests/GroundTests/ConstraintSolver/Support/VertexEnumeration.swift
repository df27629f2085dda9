// SPDX-License-Identifier: Apache-2.0

/// The lexicographic optimum of a small system by brute force, independent of any simplex.
///
/// The cost is piecewise linear and convex, so its minimum over the required constraints, where it
/// exists, is also attained at a point where as many hyperplanes meet as there are variables: either
/// constraints that hold with equality, or, along directions that no constraint sees, coordinate
/// planes. All such points are tried.
struct VertexEnumeration {
  /// Least deviations per priority, highest first; nil when no point meets the required constraints.
  let deviations: [Double]?

  init(_ system: LinearSystem) {
    let priorities = system.priorities
    let count = system.variableCount
    var planes = system.constraints.map { $0.coefficients + [$0.constant] }
    for index in 0..<count {
      var plane = [Double](repeating: 0, count: count + 1)
      plane[index] = 1
      planes.append(plane)
    }
    var best: [Double]?
    VertexEnumeration.forEachSubset(of: planes.count, size: count) { subset in
      guard let point = VertexEnumeration.intersection(subset.map { planes[$0] }) else { return }
      guard system.isFeasible(at: point) else { return }
      let found = system.deviations(at: point, priorities: priorities)
      if let least = best, !VertexEnumeration.isLess(found, least) { return }
      best = found
    }
    deviations = best
  }

  /// Lexicographic order of deviations, equal when all differ by less than 1e-6.
  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  static func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    var subset = Array(0..<size)
    guard size <= count else { return }
    while true {
      body(subset)
      var position = size - 1
      while position >= 0 && subset[position] == count - size + position { position -= 1 }
      guard position >= 0 else { return }
      subset[position] += 1
      for next in position + 1..<max(position + 1, size) { subset[next] = subset[next - 1] + 1 }
    }
  }

  /// The point where hyperplanes meet, by Gauss-Jordan elimination; nil when there is no single one.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      var pivot = column
      for row in column..<count where abs(rows[row][column]) > abs(rows[pivot][column]) {
        pivot = row
      }
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(pivot, column)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
