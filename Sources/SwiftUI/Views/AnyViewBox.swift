// SPDX-License-Identifier: Apache-2.0

/// Holds a view of some type.
@MainActor class AnyViewBox {
  /// Mounts or updates the view in a node.
  func apply(to node: BranchNode, _ environment: inout _ViewEnvironment) {}
}
