// SPDX-License-Identifier: Apache-2.0

/// The style where none is set: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that a label is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }

  /// How the label looks.
  public nonisolated var _look: _LabelLook { _LabelLook(kind: .titleAndIcon) }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that a label is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }

  /// How the label looks.
  public nonisolated var _look: _LabelLook { _LabelLook(kind: .titleAndIcon) }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that a label is shown as.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }

  /// How the label looks.
  public nonisolated var _look: _LabelLook { _LabelLook(kind: .iconOnly) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that a label is shown as.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }

  /// How the label looks.
  public nonisolated var _look: _LabelLook { _LabelLook(kind: .titleOnly) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style where none is set.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle<Style: LabelStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ExtraEnvironment> {
    _extra(.labelLook(style._look))
  }
}
