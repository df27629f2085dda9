// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// The views of a hosting view that are told when they appear, disappear or see another value.
@MainActor final class LifecycleTable {
  /// Which walk of the views is the present or the last one.
  private(set) var walk = 0
  private var nodes: [LifecycleNode] = []
  private var isOnScreen = false
  private var changes: [@MainActor () -> Void] = []

  func beginWalk() { walk &+= 1 }

  func visit(_ node: LifecycleNode) {
    if node.walk == nil { nodes.append(node) }
    node.walk = walk
  }

  /// Keeps something to be done when the walk is over.
  func later(_ change: @escaping @MainActor () -> Void) { changes.append(change) }

  /// Ends a walk: nodes that it has not come to are gone.
  func endWalk() {
    let gone = nodes.filter { $0.walk != walk }
    if !gone.isEmpty {
      nodes.removeAll { $0.walk != walk }
      for node in gone { node.disappear() }
    }
    let changes = changes
    self.changes = []
    for change in changes { change() }
    if isOnScreen { appear() }
  }

  /// Tells those that have not appeared yet, the inner before the outer.
  func appear() {
    isOnScreen = true
    for node in nodes { node.appear() }
  }

  func disappear() {
    isOnScreen = false
    for node in nodes { node.disappear() }
  }
}

/// A node that stands for those of a view that is told of its life.
class LifecycleNode: _ContainerNode {
  /// The last walk that came to the node; nil for none.
  final var walk: Int?
  private var hasAppeared = false

  func didAppear() {}

  func didDisappear() {}

  final func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    didAppear()
  }

  final func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear()
  }

  override func appendItems(to items: inout [_ViewNode]) {
    for child in children { child.appendItems(to: &items) }
  }
}

extension _ViewEnvironment {
  /// The hosting view's table of views that are told of their life.
  var lives: LifecycleTable? { host?.record.madeLives }
}
