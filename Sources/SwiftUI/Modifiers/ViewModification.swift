// SPDX-License-Identifier: Apache-2.0

/// What a modifier does to the mounting and updating of a view.
public protocol _ViewModification {
  /// Appends the nodes that a view is mounted as under the modifier.
  @MainActor static func _appendNodes<Content: View>(
    of content: Content.Type,
    to nodes: inout [_ViewNode]
  )

  /// Brings those nodes in line with a view.
  @MainActor func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  )
}
