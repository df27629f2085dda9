// SPDX-License-Identifier: Apache-2.0

/// One row of a list: the app's model that a cell shows.
///
/// Every property is an attribute of its own: none is derived from another, so each can change
/// alone. The stored size is 69 bytes at a stride of 72; texts of up to 15 UTF-8 bytes live inside
/// it, longer ones in one heap block each, sized to the text.
public struct Row: Equatable, Sendable {
  /// Number of palette colours that ``accent`` chooses from, and of images for ``symbol``.
  public static let choiceCount = 8

  /// The headline.
  public var title: String
  /// Where the row comes from: one short line.
  public var source: String
  /// The running text; may be empty and may hold line breaks.
  public var body: String
  /// A very short mark, such as a two-letter category; may be empty.
  public var badge: String
  /// Index of the row's colour in a palette of ``choiceCount``.
  public var accent: UInt8
  /// Index of the row's image in a set of ``choiceCount``.
  public var symbol: UInt8
  /// Whether the title is set in the emphasized font.
  public var isEmphasized: Bool
  /// Whether the row carries a flag.
  public var isFlagged: Bool
  /// Whether the row has been read.
  public var isRead: Bool

  /// Makes a row; `accent` and `symbol` must lie in `0..<8`.
  public init(
    title: String,
    source: String = "",
    body: String = "",
    badge: String = "",
    accent: UInt8 = 0,
    symbol: UInt8 = 0,
    isEmphasized: Bool = false,
    isFlagged: Bool = false,
    isRead: Bool = false
  ) {
    precondition(accent < Self.choiceCount, "an accent is an index below 8")
    precondition(symbol < Self.choiceCount, "a symbol is an index below 8")
    self.title = title
    self.source = source
    self.body = body
    self.badge = badge
    self.accent = accent
    self.symbol = symbol
    self.isEmphasized = isEmphasized
    self.isFlagged = isFlagged
    self.isRead = isRead
  }
}

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

  /// Whether the field's value is a text.
  public var isText: Bool {
    switch self {
    case .title, .source, .body, .badge: true
    case .accent, .symbol, .isEmphasized, .isFlagged, .isRead: false
    }
  }
}
