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

/// The picture and the two labels of a `message` cell and their places.
///
/// The body has as many lines as it needs, so the cell answers how high it wants to be. The texts
/// stand in the middle of the height as one block, beside the picture or, without one, at the margin.
@MainActor struct MessageViews {
  let image = UIImageView()
  let title = UILabel()
  let body = UILabel()

  init() {
    title.font = Palette.emphasizedTitle
    body.font = Palette.plainTitle
    body.numberOfLines = 0
  }

  func add(to parent: UIView) {
    parent.addSubview(image)
    parent.addSubview(title)
    parent.addSubview(body)
  }

  func show(_ fields: MessageFields) {
    image.image = fields.image
    title.text = fields.title
    title.textColor = fields.titleColor
    body.text = fields.body
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = textHeights(forWidth: width)
    let picture: CGFloat = image.image == nil ? 0 : 40
    return max(44, 20 + max(picture, heights.title + heights.gap + heights.body))
  }

  func layOut(in bounds: CGRect) {
    let heights = textHeights(forWidth: bounds.width)
    let left = textLeft
    let width = bounds.width - left - 16
    let top = (bounds.height - heights.title - heights.gap - heights.body) / 2
    image.frame = CGRect(x: 16, y: (bounds.height - 40) / 2, width: 40, height: 40)
    title.frame = CGRect(x: left, y: top, width: width, height: heights.title)
    let bodyTop = top + heights.title + heights.gap
    body.frame = CGRect(x: left, y: bodyTop, width: width, height: heights.body)
  }

  private var textLeft: CGFloat { image.image == nil ? 16 : 68 }

  private func textHeights(
    forWidth width: CGFloat
  ) -> (title: CGFloat, gap: CGFloat, body: CGFloat) {
    let room = CGSize(width: width - textLeft - 16, height: 0)
    let titleHeight = title.sizeThatFits(room).height
    let bodyHeight = body.sizeThatFits(room).height
    return (titleHeight, titleHeight > 0 && bodyHeight > 0 ? 2 : 0, bodyHeight)
  }
}
