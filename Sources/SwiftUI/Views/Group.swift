// SPDX-License-Identifier: Apache-2.0

/// Several views where one is wanted; what surrounds it sees each of them.
public struct Group<Content: View>: View {
  @usableFromInline let content: Content

  /// Creates a group.
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views of the group.
  @inlinable public var body: Content { content }
}
