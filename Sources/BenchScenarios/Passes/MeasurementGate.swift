// SPDX-License-Identifier: Apache-2.0

/// Something that is on while measured frames run, such as a profiler.
@MainActor public protocol MeasurementGate: AnyObject {
  /// Measured frames begin.
  func begin() throws
  /// Measured frames have ended.
  func end() throws
}
