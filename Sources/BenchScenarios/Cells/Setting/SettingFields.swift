// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `setting` cell shows: four fields beside its accessory, each of which reaches one setter.
struct SettingFields: Equatable {
  var image: UIImage?
  var title: String
  var titleColor: UIColor
  var value: String

  @MainActor init(_ row: Row) {
    image = Palette.images[Int(row.symbol)]
    title = row.title
    titleColor = SettingAccessory(row).titleColor
    value = row.source
  }
}
