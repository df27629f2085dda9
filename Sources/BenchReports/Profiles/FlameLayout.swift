// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// Where the functions of a tree stand in a flame graph, in units of what fell on them.
struct FlameLayout {
  /// A function in its place.
  struct Box {
    /// The place of the function in the tree.
    let node: Int
    /// The box of its caller, by its place among the boxes; the first has none.
    let parent: Int?
    /// What fell on the stacks that stand before it.
    let start: Int
  }

  /// The boxes: callers before what they call, and those beside each other from the left.
  let boxes: [Box]
  /// The functions that are too narrow to be drawn.
  let omittedCount: Int
  /// The most functions above one another.
  let depth: Int

  /// Places the functions on which at least so much fell.
  ///
  /// - Complexity: O(functions).
  init(_ tree: StackTree, smallestTotal: Int) {
    var boxes: [Box] = []
    var depth = 0
    var open = [Box(node: 0, parent: nil, start: 0)]
    while let box = open.popLast() {
      let place = boxes.count
      boxes.append(box)
      let node = tree.nodes[box.node]
      depth = max(depth, node.depth)
      // What fell on the function alone stays free on its right.
      var start = box.start
      var below: [Box] = []
      for child in node.children {
        let total = tree.nodes[child].total
        if total >= smallestTotal { below.append(Box(node: child, parent: place, start: start)) }
        start += total
      }
      open += below.reversed()
    }
    self.boxes = boxes
    self.depth = depth
    // Functions of the other profile alone have no width in this one.
    omittedCount = tree.nodes.count { $0.total > 0 } - boxes.count
  }
}
