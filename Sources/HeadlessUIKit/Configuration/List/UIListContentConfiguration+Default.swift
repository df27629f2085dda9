// SPDX-License-Identifier: Apache-2.0

extension UIListContentConfiguration {
  /// Returns the default content of a cell by its style (R19).
  ///
  /// Style `value2`, a short label beside its value, takes the value cell's content too.
  static func `default`(
    for style: UITableViewCell.CellStyle,
    traitCollection: UITraitCollection
  ) -> UIListContentConfiguration {
    let content: ListContentStyle =
      switch style {
      case .default: .cell
      case .subtitle: .subtitleCell
      case .value1, .value2: .valueCell
      }
    return UIListContentConfiguration(content, traitCollection: traitCollection)
  }

  /// Returns the default content of a header or footer by the style of its table (R19).
  ///
  /// Outside a table it is a plain table's.
  static func `default`(
    for style: UITableView.Style?,
    isFooter: Bool,
    traitCollection: UITraitCollection
  ) -> UIListContentConfiguration {
    let content: ListContentStyle =
      switch style {
      case .grouped, .insetGrouped: isFooter ? .groupedFooter : .groupedHeader
      case .plain, nil: isFooter ? .plainFooter : .plainHeader
      }
    return UIListContentConfiguration(content, traitCollection: traitCollection)
  }
}
