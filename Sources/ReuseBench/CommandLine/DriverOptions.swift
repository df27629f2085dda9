// SPDX-License-Identifier: Apache-2.0

/// What `driver` was asked for.
struct DriverOptions: Sendable, Equatable {
  /// The protocol versions that this build speaks.
  static let protocolVersions = 1...1

  /// The protocol of a line that names none.
  static let standardProtocol = 1

  /// The cases that the other process may ask for.
  var selection = Selection()
  /// Version of the protocol to speak.
  var protocolVersion: Int = standardProtocol
}
