// SPDX-License-Identifier: Apache-2.0

/// Something that goes along with a measurement: a profiler that is on while measured frames run, or
/// another process that measures in turns with this one.
@MainActor public protocol MeasurementGate: AnyObject {
  /// A round is about to be set up; returns when it may.
  func beginRound() throws
  /// Measured frames begin.
  func begin() throws
  /// Measured frames have ended.
  func end() throws
}

extension MeasurementGate {
  /// Nothing keeps a round waiting.
  public func beginRound() {}
  /// Measured frames pass unnoticed.
  public func begin() {}
  /// Measured frames pass unnoticed.
  public func end() {}
}
