// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

@Suite struct ExitCodeTests {
  @Test("there are exactly the published numbers, each with one meaning")
  func thereAreExactlyThePublishedNumbers() {
    let numbers = ExitCode.allCases.map(\.rawValue)
    expectEqual(numbers, [0, 1, 2, 3, 4, 5, 64, 65, 66, 69, 73, 74, 130, 143])
    let meanings = ExitCode.allCases.map(\.meaning)
    expectEqual(Set(meanings).count, meanings.count)
    expect(meanings.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
  }
}
