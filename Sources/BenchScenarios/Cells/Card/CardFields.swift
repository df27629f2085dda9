// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `card` cell shows: nine fields, each of which reaches one setter; the first four are texts.
struct CardFields: Equatable {
  var title: String
  var source: String
  var body: String
  var badge: String
  var accentColor: UIColor
  var image: UIImage?
  var titleFont: UIFont
  var titleColor: UIColor
  var isFlagHidden: Bool

  @MainActor init(_ row: Row) {
    title = row.title
    source = row.source
    body = row.body
    badge = row.badge
    accentColor = Palette.accents[Int(row.accent)]
    image = Palette.images[Int(row.symbol)]
    titleFont = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    titleColor = row.isRead ? Palette.read : Palette.unread
    isFlagHidden = !row.isFlagged
  }
}
