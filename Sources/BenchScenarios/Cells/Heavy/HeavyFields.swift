// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `heavy` cell shows: nine fields, each of which reaches one setter; the first four are texts.
struct HeavyFields: Equatable {
  var title: String
  var source: String
  var body: String
  var badge: String
  var accentColor: UIColor
  var image: UIImage?
  var titleFont: UIFont
  var isDotHidden: Bool
  var isFlagHidden: Bool

  @MainActor init(_ row: Row) {
    title = row.title
    source = row.source
    body = row.body
    badge = row.badge
    accentColor = Palette.accents[Int(row.accent)]
    image = Palette.images[Int(row.symbol)]
    titleFont = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    isDotHidden = row.isRead
    isFlagHidden = !row.isFlagged
  }
}
