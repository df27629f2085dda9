// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ReuseBench

@Suite("A build that hangs") @MainActor struct HangingBuildTests {
  @Test("It is given up after its time, and said so", arguments: ["sleep 100", "exec sleep 100"])
  func givenUp(script: String) throws {
    let workplace = try Workplace()
    let path = try workplace.writeScript(script, as: "hangs")
    let client = try DriverClient(path)
    defer { client.close() }
    let failure = #expect(throws: ToolFailure.self) { try client.describe(limitSeconds: 0.3) }
    #expect(failure?.exit == .sessionVoid)
    #expect(failure?.message.contains("gave no answer within 0.3 s") == true)
  }
}
