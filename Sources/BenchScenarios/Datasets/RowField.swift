// SPDX-License-Identifier: Apache-2.0

/// One attribute of a ``Row``.
public enum RowField: String, CaseIterable, Sendable {
  /// ``Row/title``.
  case title
  /// ``Row/source``.
  case source
  /// ``Row/body``.
  case body
  /// ``Row/badge``.
  case badge
  /// ``Row/accent``.
  case accent
  /// ``Row/symbol``.
  case symbol
  /// ``Row/isEmphasized``.
  case isEmphasized
  /// ``Row/isFlagged``.
  case isFlagged
  /// ``Row/isRead``.
  case isRead

  /// Returns whether both rows hold the same value in this field.
  public func isEqual(_ first: Row, _ second: Row) -> Bool {
    switch self {
    case .title: first.title == second.title
    case .source: first.source == second.source
    case .body: first.body == second.body
    case .badge: first.badge == second.badge
    case .accent: first.accent == second.accent
    case .symbol: first.symbol == second.symbol
    case .isEmphasized: first.isEmphasized == second.isEmphasized
    case .isFlagged: first.isFlagged == second.isFlagged
    case .isRead: first.isRead == second.isRead
    }
  }
}
