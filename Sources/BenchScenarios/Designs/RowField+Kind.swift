// SPDX-License-Identifier: Apache-2.0

extension RowField {
  /// Whether the field's value is a text.
  public var isText: Bool {
    switch self {
    case .title, .source, .body, .badge: true
    case .accent, .symbol, .isEmphasized, .isFlagged, .isRead: false
    }
  }
}
