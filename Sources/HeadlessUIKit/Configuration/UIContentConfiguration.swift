// SPDX-License-Identifier: Apache-2.0

/// A value that describes the content of a view and can make a view that shows it.
public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration as it should be in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
