// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

extension ProfilePhase {
  /// The phase in words.
  var name: String {
    switch self {
    case .willDisplay: "will display"
    case .other: "rest of the frame"
    case .broken: "callers unknown"
    default: rawValue
    }
  }

  /// Whether it is a part of measured frames.
  var isMeasured: Bool { self != .harness && self != .broken }
}
