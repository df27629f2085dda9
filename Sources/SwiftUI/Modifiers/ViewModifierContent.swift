// SPDX-License-Identifier: Apache-2.0

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let view: AnyView

  /// The view itself.
  public var body: AnyView { view }
}
