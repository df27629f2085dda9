// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `message` cell shows: four fields, each of which reaches one setter.
struct MessageFields: Equatable {
  var image: UIImage?
  var title: String
  var titleColor: UIColor
  var body: String

  @MainActor init(_ row: Row) {
    image = Palette.images[Int(row.symbol)]
    title = row.title
    titleColor = row.isRead ? Palette.read : Palette.unread
    body = row.body
  }
}
