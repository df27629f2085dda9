// SPDX-License-Identifier: Apache-2.0

/// A modifier made of views and other modifiers.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier made of views.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> _ComposedView<Self, Modifier> {
    _ComposedView(content: self, modifier: modifier)
  }
}
