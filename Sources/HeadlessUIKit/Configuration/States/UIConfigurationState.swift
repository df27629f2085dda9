// SPDX-License-Identifier: Apache-2.0

/// The states that the configuration of a view depends on.
public protocol UIConfigurationState {
  /// Creates a state in which nothing is set.
  init(traitCollection: UITraitCollection)

  /// The traits of the environment.
  var traitCollection: UITraitCollection { get set }

  /// A state that the app defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
