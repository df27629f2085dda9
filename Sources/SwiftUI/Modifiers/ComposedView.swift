// SPDX-License-Identifier: Apache-2.0

/// A view under a modifier made of views.
public struct _ComposedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// The modified view.
  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}
