// SPDX-License-Identifier: Apache-2.0

/// A style behind the content of a hosting configuration.
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
  let style: Style

  /// The style as a view.
  public var body: _StyleView { _StyleView(style: style._erased) }
}
