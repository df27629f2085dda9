// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `subtitle` cell shows: three fields, each of which reaches one setter.
struct SubtitleFields: Equatable {
  var title: String
  var source: String
  var titleColor: UIColor

  @MainActor init(_ row: Row) {
    title = row.title
    source = row.source
    titleColor = row.isRead ? Palette.read : Palette.unread
  }
}
