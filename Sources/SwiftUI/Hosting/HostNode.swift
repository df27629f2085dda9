// SPDX-License-Identifier: Apache-2.0

/// The node above all others of a hosting view.
final class HostNode: _ViewNode {
  /// The content, in a column if there are several views.
  let content = StackNode(.vertical)
  /// What lies behind the content.
  let background = LayersNode()
  /// Whether the views on screen are not those that the nodes show.
  var structureIsStale = true
  /// Whether sizes or places may have changed since this was last cleared.
  var layoutIsStale = true

  override init() {
    super.init()
    content.parent = self
    background.parent = self
    content.take(spacing: nil, alignment: .start)
  }

  override func didInvalidate(_ change: NodeChange) {
    layoutIsStale = true
    if change == .structure { structureIsStale = true }
  }
}
