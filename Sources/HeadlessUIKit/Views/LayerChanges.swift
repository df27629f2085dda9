// SPDX-License-Identifier: Apache-2.0

/// Which parts of a view's layer changed since the last commit.
struct LayerChanges: OptionSet {
  let rawValue: UInt8

  /// Position, size, bounds origin.
  static let geometry = LayerChanges(rawValue: 1)
  /// Background colour, alpha, hidden.
  static let appearance = LayerChanges(rawValue: 2)
  /// The display list.
  static let contents = LayerChanges(rawValue: 4)
  /// Which layers lie below, and in which order.
  static let sublayers = LayerChanges(rawValue: 8)

  /// What a layer has to say that no commit has seen.
  static let everything: LayerChanges = [.geometry, .appearance, .contents, .sublayers]
}
