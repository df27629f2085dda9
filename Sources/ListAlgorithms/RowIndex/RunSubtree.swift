// SPDX-License-Identifier: Apache-2.0

/// A node with the sums over everything below it: the entry of a branch node, 32 bytes.
struct RunSubtree {
  /// The root of the subtree.
  var node: RunNode
  /// Sums over all runs below `node`.
  var sums: RunSums
}
