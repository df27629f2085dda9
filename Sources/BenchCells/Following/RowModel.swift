// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A row as an object that cells follow: the app's observable model, with the attributes of a ``Row``.
@Observable public final class RowModel {
  var title: String
  var source: String
  var body: String
  var badge: String
  var accent: UInt8
  var symbol: UInt8
  var isEmphasized: Bool
  var isFlagged: Bool
  var isRead: Bool

  /// Makes the model of a row.
  public init(_ row: Row) {
    title = row.title
    source = row.source
    body = row.body
    badge = row.badge
    accent = row.accent
    symbol = row.symbol
    isEmphasized = row.isEmphasized
    isFlagged = row.isFlagged
    isRead = row.isRead
  }

  /// Takes over what a row holds now; who reads an attribute that stays as it is hears nothing.
  public func show(_ row: Row) {
    title = row.title
    source = row.source
    body = row.body
    badge = row.badge
    accent = row.accent
    symbol = row.symbol
    isEmphasized = row.isEmphasized
    isFlagged = row.isFlagged
    isRead = row.isRead
  }
}
