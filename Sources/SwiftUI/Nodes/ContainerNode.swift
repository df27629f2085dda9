// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// A node that holds others and lays out all that they stand for.
public class _ContainerNode: _ViewNode {
  /// The nodes as the view's type lists them; made once.
  @exclusivity(unchecked) private(set) var children: [_ViewNode] = []

  private var laidOut: [_ViewNode] = []
  private var itemsAreStale = true

  /// What there is to lay out: the children, with those that stand for others replaced by these.
  final var items: [_ViewNode] {
    if itemsAreStale {
      itemsAreStale = false
      laidOut.removeAll(keepingCapacity: true)
      for child in children { child.appendItems(to: &laidOut) }
    }
    return laidOut
  }

  final func mount<Content: View>(_ content: Content.Type) {
    Content._appendNodes(to: &children)
    for child in children { child.parent = self }
  }

  override func didInvalidate(_ change: NodeChange) {
    if change == .structure { itemsAreStale = true }
  }

  override func appendViews(to views: inout [UIView]) {
    for item in items { item.appendViews(to: &views) }
  }
}

extension _ViewNode {
  public final var _children: [_ViewNode] { unsafeDowncast(self, to: _ContainerNode.self).children }
}

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
