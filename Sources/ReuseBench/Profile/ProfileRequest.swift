// SPDX-License-Identifier: Apache-2.0

import BenchRunner

/// What the watched process has to know of the rows.
struct ProfileRequest {
  /// Where it finds them.
  let data: DataChoice?
  /// What all that is drawn comes from.
  let seed: UInt64

  /// The message that has it play a case.
  ///
  /// - Parameters:
  ///   - caseIdentifier: the case.
  ///   - seconds: how long measured frames are repeated; 0 for one round.
  ///   - pipes: those of perf, for commands and for answers.
  ///   - isForCallgrind: whether Callgrind is told when measured frames run.
  /// - Returns: the request of the driver's protocol.
  func message(
    _ caseIdentifier: String,
    seconds: Int = 0,
    pipes: [String]? = nil,
    isForCallgrind: Bool = false
  ) -> DriverProtocol.Request {
    var request = DriverProtocol.Request(command: "profile", cases: [caseIdentifier])
    request.plan.seed = seed
    request.profileSeconds = Double(seconds)
    request.perfControl = pipes
    request.isForCallgrind = isForCallgrind
    return request
  }
}
