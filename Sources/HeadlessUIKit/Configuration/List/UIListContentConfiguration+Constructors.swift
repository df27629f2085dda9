// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration {
  private init(_ style: ListContentStyle) {
    self.init(ListContentStorage.defaults(of: style))
  }

  /// Returns the content of a list's cell.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }

  /// Returns the content of a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }

  /// Returns the content of a cell with a value beside its text.
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

  /// Returns the content of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

  /// Returns the content of a sidebar's cell with a subtitle.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.sidebarSubtitleCell)
  }

  /// Returns the content of a cell in a sidebar that stands beside another one.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarCell)
  }

  /// Returns the content of a cell with a subtitle in a sidebar that stands beside another one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the content of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

  /// Returns the content of a header that stands out in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentInsetGroupedHeader)
  }

  /// Returns the content of a header that stands out even more in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentInsetGroupedHeader)
  }

  /// Returns the content of a header in any list; it looks like a plain list's.
  public static func header() -> UIListContentConfiguration { Self(.header) }

  /// Returns the content of a footer in any list; it looks like a plain list's.
  public static func footer() -> UIListContentConfiguration { Self(.footer) }

  init(_ style: ListContentStyle, traitCollection: UITraitCollection) {
    self.init(
      ListContentStorage.defaults(
        of: style,
        in: ListContentState(traitCollection: traitCollection)
      )
    )
  }
}
