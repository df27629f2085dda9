// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

@Suite struct ProcessorsTests {
  /// What the kernel says of a thread of its own, so that no other test is bound.
  private static func onThread<Answer: Sendable>(
    _ body: @escaping @Sendable () -> Answer
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body()) }.start()
    }
  }

  @Test("A thread that is restricted to a processor may run on that one only, and can go back")
  func restricted() async throws {
    let all = await Self.onThread { Processors.allowed }
    let last = try require(all.last)
    let seen = await Self.onThread { () -> [[Int]] in
      var seen: [[Int]] = []
      do throws(HarnessError) {
        try Processors.restrict(to: [last])
        seen.append(Processors.allowed)
        try Processors.restrict(to: all)
        seen.append(Processors.allowed)
      } catch {
        Issue.record("\(error)")
      }
      return seen
    }
    expectEqual(seen, [[last], all])
  }

  @Test(
    "A processor that does not exist is refused in a sentence",
    arguments: [-1, 1_000, 100_000]
  )
  func refused(_ number: Int) async throws {
    let found = await Self.onThread { () -> HarnessError? in
      do throws(HarnessError) {
        try Processors.restrict(to: [number])
        return nil
      } catch {
        return error
      }
    }
    let error = try require(found)
    expectEqual(error, .processorsRefused(numbers: [number], errorNumber: Int(EINVAL)))
    expect(error.description.contains("bound to processor \(number): "))
  }
}
