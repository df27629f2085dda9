// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// A node that stands for the nodes of one of several views.
final class BranchNode: _ViewNode {
  /// Which view is shown.
  enum Branch: Equatable {
    case none
    case first
    case second
    case type(ObjectIdentifier)
  }

  private var branch = Branch.none
  private var nodes: [_ViewNode] = []

  override var isDynamic: Bool { true }

  /// Mounts the nodes of a view unless that view is shown already.
  func take<Content: View>(_ branch: Branch, nodesOf content: Content.Type) {
    guard branch != self.branch else { return }
    self.branch = branch
    nodes.removeAll()
    Content._appendNodes(to: &nodes)
    for node in nodes { node.parent = self }
    invalidate(.structure)
  }

  /// Brings the nodes in line with a view.
  func update<Content: View>(to view: Content, _ environment: inout _ViewEnvironment) {
    var index = 0
    Content._update(nodes, at: &index, to: view, &environment)
  }

  override func appendItems(to items: inout [_ViewNode]) {
    for node in nodes { node.appendItems(to: &items) }
  }
}
