// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `news` cell shows: three fields, each of which reaches one setter.
struct NewsFields: Equatable {
  var image: UIImage?
  var title: String
  var source: String

  @MainActor init(_ row: Row) {
    image = Palette.images[Int(row.symbol)]
    title = row.title
    source = row.source
  }
}
