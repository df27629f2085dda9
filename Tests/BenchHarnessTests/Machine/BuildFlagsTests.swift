// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite("A build says what differs from a plain one")
struct BuildFlagsTests {
  /// Tests are built with their preconditions; the other flags are those of whoever builds them.
  @Test("A build that looks at its preconditions does not call itself unchecked")
  func checked() {
    expect(!BuildFlags.found().contains("-Ounchecked"))
    expectEqual(BuildFlags.found(), BuildFlags.found())
  }
}
