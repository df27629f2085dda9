// SPDX-License-Identifier: Apache-2.0

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not decided.
  case unspecified = 0
  /// As on a phone held upright.
  case compact = 1
  /// As on a tablet.
  case regular = 2
}
