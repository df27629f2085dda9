// SPDX-License-Identifier: Apache-2.0

/// The default style: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .titleAndIcon }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .titleAndIcon }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .iconOnly }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public var _look: _LabelLook { .titleOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  public func labelStyle<Style: LabelStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ExtraEnvironment> {
    _extra(.labelLook(style._look))
  }
}
