// SPDX-License-Identifier: Apache-2.0

/// One line of a fixture: samples and answers in columns.
struct Vector: CustomStringConvertible {
  let description: String
  let columns: [Substring]

  init(line: String) {
    description = line
    columns = line.split(separator: ";", omittingEmptySubsequences: false)
  }

  func text(_ column: Int) -> String {
    String(columns[column])
  }

  func numbers(_ column: Int) throws -> [Double] {
    try columns[column].split(separator: " ")
      .map { part in
        guard let number = Double(part) else { throw fault(column) }
        return number
      }
  }

  func integers(_ column: Int) throws -> [Int] {
    try columns[column].split(separator: " ")
      .map { part in
        guard let integer = Int(part) else { throw fault(column) }
        return integer
      }
  }

  func number(_ column: Int) throws -> Double {
    guard let number = Double(columns[column]) else { throw fault(column) }
    return number
  }

  func integer(_ column: Int) throws -> Int {
    guard let integer = Int(columns[column]) else { throw fault(column) }
    return integer
  }

  /// The number in a column, or nil where the independent implementation has no answer.
  func answer(_ column: Int) throws -> Double? {
    columns[column] == "-" ? nil : try number(column)
  }

  private func fault(_ column: Int) -> VectorFile.Fault {
    VectorFile.Fault(description: "column \(column) of \(description) is no such number")
  }
}

/// Whether two figures agree to nine digits; 10⁻¹² covers what is 0 but for rounding.
func agree(_ found: Double, _ expected: Double) -> Bool {
  let difference = (found - expected).magnitude
  return difference <= 1e-12 || difference <= 1e-9 * max(found.magnitude, expected.magnitude)
}

/// Whether three figures of an interval agree to nine digits each.
func agree(_ found: [Double], _ expected: [Double]) -> Bool {
  found.count == expected.count && zip(found, expected).allSatisfy { agree($0, $1) }
}

/// The numbers that no statistic may take.
let refusedNumbers: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]
