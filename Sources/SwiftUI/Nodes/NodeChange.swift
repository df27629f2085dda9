// SPDX-License-Identifier: Apache-2.0

/// What has changed in a mounted view.
enum NodeChange {
  /// Something that sizes or places depend on.
  case size
  /// Which nodes there are, or in which order.
  case structure
}
