// SPDX-License-Identifier: Apache-2.0

/// What `driver` was asked for.
struct DriverOptions: Sendable, Equatable {
  /// The protocol versions that this build speaks.
  static let protocolVersions = 1...1

  static let standardProtocol = 1

  var selection = Selection()
  var protocolVersion: Int = standardProtocol
}

extension DriverOptions: SelectingOptions {
  static let verb = Verb.driver

  init(operands: [String]) { self.init() }

  func invocation() -> Invocation { .driver(self) }
}
