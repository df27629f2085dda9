// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// A node that stands for the nodes of one of several views.
final class BranchNode: _ViewNode {
  private var branch = 0
  private var nodes: [_ViewNode] = []

  /// The nodes of a branch, which are mounted unless they are shown already.
  func nodes(ofBranch branch: Int, mount: (inout [_ViewNode]) -> Void) -> [_ViewNode] {
    guard branch != self.branch else { return nodes }
    self.branch = branch
    nodes.removeAll()
    mount(&nodes)
    for node in nodes { node.parent = self }
    invalidate(.structure)
    return nodes
  }

  override func appendItems(to items: inout [_ViewNode]) {
    for node in nodes { node.appendItems(to: &items) }
  }
}

extension _ViewNode {
  /// The nodes of a branch of a choice, which are mounted unless they are shown already; 0 is none.
  public final func _nodes(
    ofBranch branch: Int,
    mount: (inout [_ViewNode]) -> Void
  ) -> [_ViewNode] {
    unsafeDowncast(self, to: BranchNode.self).nodes(ofBranch: branch, mount: mount)
  }
}
