// SPDX-License-Identifier: Apache-2.0

extension UIBackgroundConfiguration {
  /// Returns a background that shows nothing in any state.
  public static func clear() -> UIBackgroundConfiguration { Self(kind: .clear) }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(kind: .plainCell) }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(kind: .groupedCell) }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(kind: .plainHeaderFooter)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    Self(kind: .sidebarHeader)
  }

  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(kind: .sidebarCell) }

  /// Returns the background of a cell in a sidebar with another column beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(kind: .accompaniedSidebarCell)
  }

  /// Returns the background of a cell in a list of any style: that of a grouped one.
  public static func listCell() -> UIBackgroundConfiguration { Self(kind: .groupedCell) }

  /// Returns the background of a header in a list of any style: that of a grouped one.
  public static func listHeader() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }

  /// Returns the background of a footer in a list of any style: that of a grouped one.
  public static func listFooter() -> UIBackgroundConfiguration {
    Self(kind: .groupedHeaderFooter)
  }
}
