// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration {
  private init(_ style: ListContentStyle) { self.init(ListContentStorage.defaults(of: style)) }

  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.sidebarSubtitleCell)
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarCell)
  }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }

  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentInsetGroupedHeader)
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentInsetGroupedHeader)
  }

  public static func header() -> UIListContentConfiguration { Self(.header) }
  public static func footer() -> UIListContentConfiguration { Self(.footer) }

  init(_ style: ListContentStyle, traitCollection: UITraitCollection) {
    self.init(
      ListContentStorage.defaults(of: style, in: ListContentState(traitCollection: traitCollection))
    )
  }
}
