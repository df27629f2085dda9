// SPDX-License-Identifier: Apache-2.0

/// How high exact counters may be, case by case: a file of the user's, kept beside their code.
///
/// The names of the properties are the keys of the JSON object. Written, it has a line for each
/// counter in an order that does not change, so that a difference shows what changed and no more.
public struct CounterLimits: Codable, Equatable, Sendable {
  /// The newest format version that this build reads, and the one that it writes.
  public static let currentSchemaVersion = 1

  /// The version of the format that this file follows.
  public var schemaVersion: Int
  /// What the limits hold for.
  public var basis: Basis
  /// The highest value allowed of each counter, or the least where more is better, by the name of
  /// the case.
  public var limits: [String: [String: Int]]

  /// Assembles limits in the current format version.
  public init(basis: Basis, limits: [String: [String: Int]]) {
    schemaVersion = Self.currentSchemaVersion
    self.basis = basis
    self.limits = limits
  }
}
