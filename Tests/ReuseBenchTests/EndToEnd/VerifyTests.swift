// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// What `verify` says of little and of nothing.
@Suite(.startsPrograms) struct VerifyTests {
  @Test func oneCaseIsOneCaseAndAnEmptyShardIsSaidToBeEmpty() throws {
    let workplace = try Workplace()
    let line = ["verify"] + ToolProcess.tiny
    let one = try workplace.run(line)
    expect(one.status == 0 && one.output.hasPrefix("1 case, "), "\(one.account)")
    let empty = try ["1/2", "2/2"]
      .map { try workplace.run(line + ["--shard", $0]) }
      .filter { $0.output.hasPrefix("0 cases, 0 frames: ") }
    // One group falls to one of two shards.
    expectEqual(empty.count, 1)
    expect(empty.first?.output.contains("/2 has no case: there are more shards than") == true)
  }
}
