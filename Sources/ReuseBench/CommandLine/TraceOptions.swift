// SPDX-License-Identifier: Apache-2.0

/// What `trace` was asked for.
struct TraceOptions: Sendable, Equatable {
  /// Identifier of the case.
  var caseIdentifier: String
  /// Rows from elsewhere than the case's dataset.
  var data: DataChoice?
  /// A seed in place of the default.
  var seed: UInt64?
  /// What a frame may take.
  var deadline = FrameDeadline.standard
  /// The part of the refresh period that the app may use; all of it where none is named.
  var appShare: Double?
  /// Path of the trace, or nil for standard output.
  var output: String?
}
