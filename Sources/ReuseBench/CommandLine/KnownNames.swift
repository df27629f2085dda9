// SPDX-License-Identifier: Apache-2.0

/// The names that the registered scenarios define, for checking and for help.
struct KnownNames: Sendable, Equatable {
  /// Suites that `--suite` takes, smallest first.
  var suites: [String]
  /// Cells that `--cell` takes.
  var cells: [String]
  /// Strategies that `--strategy` takes.
  var strategies: [String]
  /// Built-in datasets that `--data` takes besides files.
  var datasets: [String]
}
