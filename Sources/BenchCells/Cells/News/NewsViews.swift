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

/// The image and the two labels of a `news` cell and their places.
///
/// The labels stand in the middle of the height as one block, beside the image or, without one, at
/// the margin; the title has one or two lines, so a new one asks for layout.
@MainActor struct NewsViews {
  let image = UIImageView()
  let title = UILabel()
  let source = UILabel()

  init() {
    title.font = Palette.emphasizedTitle
    title.numberOfLines = 2
    source.font = Palette.detail
    source.textColor = .secondaryLabel
  }

  func add(to parent: UIView) {
    parent.addSubview(image)
    parent.addSubview(title)
    parent.addSubview(source)
  }

  func show(_ fields: NewsFields) {
    image.image = fields.image
    title.text = fields.title
    source.text = fields.source
  }

  func layOut(in bounds: CGRect) {
    let middle = bounds.height / 2
    image.frame = CGRect(x: 16, y: middle - 28, width: 56, height: 56)
    let left: CGFloat = image.image == nil ? 16 : 84
    let width = bounds.width - left - 16
    let height = title.sizeThatFits(CGSize(width: width, height: 0)).height
    let isAlone = source.text?.isEmpty != false
    let below: CGFloat = isAlone ? 0 : Palette.detailHeight
    let gap: CGFloat = height > 0 && below > 0 ? 4 : 0
    let top = middle - (height + gap + below) / 2
    title.frame = CGRect(x: left, y: top, width: width, height: height)
    source.frame = CGRect(x: left, y: top + height + gap, width: width, height: below)
  }
}
