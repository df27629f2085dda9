// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchStatistics

@Suite struct StudentTTests {
  @Test func closedFormsAndWithoutSpread() throws {
    // One to four degrees of freedom have closed forms.
    for t in [0, 0.001, 0.3, 1, 1.7, 4, 12.5, 300, 1e5] {
      let square = t * t
      let forms = [
        1 - 2 / .pi * atan(t),
        1 - t / (2 + square).squareRoot(),
        1 - 2 / .pi * (t / 3.0.squareRoot() / (1 + square / 3) + atan(t / 3.0.squareRoot())),
        1 - t / (4 + square).squareRoot() * (1 + 2 / (4 + square)),
      ]
      for (index, form) in forms.enumerated() {
        let found = StudentT.twoSidedTail(t, degrees: Double(index + 1))
        // The closed forms lose digits to the subtraction from 1; an ulp of 1 is 2e-16.
        expect((found - form).magnitude < 1e-12, "t \(t), \(index + 1) degrees")
        expectEqual(found, StudentT.twoSidedTail(-t, degrees: Double(index + 1)))
      }
    }
    // Printed tables agree to their last digit.
    for (degrees, t, tail) in [
      (10.0, 2.228, 0.05), (10, 4.587, 0.001), (20, 2.845, 0.01), (30, 3.646, 0.001),
      (60, 3.460, 0.001), (120, 2.617, 0.01),
    ] as [(Double, Double, Double)] {
      expect(StudentT.twoSidedTail(t - 0.0005, degrees: degrees) >= tail)
      expect(StudentT.twoSidedTail(t + 0.0005, degrees: degrees) <= tail)
    }
    // Many degrees of freedom come to the normal distribution.
    for t in [0.1, 1, 2, 3.29, 5] {
      let normal = 2 * Normal.upperTail(t)
      expect((StudentT.twoSidedTail(t, degrees: 1e6) - normal).magnitude < 1e-3 * normal)
    }
    // Tails and tests agree with an independent implementation on 140 vectors.
    for vector in try VectorFile(named: "student-t").vectors {
      let tail = try StudentT.twoSidedTail(vector.number(1), degrees: Double(vector.integer(0)))
      let p = try StudentT.pValue(vector.numbers(3), vector.numbers(4))
      try expect(
        agree(tail, vector.number(2)) && agree(p, vector.number(5)),
        "\(vector): \(tail), \(p)"
      )
    }
    // Without any spread different values are certain and equal ones say nothing.
    expectEqual(StudentT.pValue([0.1, 0.1, 0.1], [0.3, 0.3]), 0)
    expectEqual(StudentT.pValue([0.1, 0.1, 0.1], [0.1]), 1)
    expectEqual(StudentT.pValue([7], [7, 7]), 1)
    expectEqual(StudentT.twoSidedTail(.infinity, degrees: 3), 0)
    expectEqual(StudentT.twoSidedTail(1e200, degrees: 3), 0)
    expectEqual(StudentT.twoSidedTail(0, degrees: 3), 1)
  }
}
