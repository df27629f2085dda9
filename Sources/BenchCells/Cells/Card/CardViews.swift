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

/// The seven views of a `card` cell and their places, laid out by hand.
@MainActor struct CardViews {
  let accent = UIView()
  let image = UIImageView()
  let title = UILabel()
  let source = UILabel()
  let body = UILabel()
  let badge = UILabel()
  let flag = UIImageView()

  init() {
    title.font = Palette.plainTitle
    source.font = Palette.detail
    source.textColor = .secondaryLabel
    body.font = Palette.running
    body.numberOfLines = 3
    badge.font = Palette.mark
    badge.textAlignment = .center
    badge.textColor = .secondaryLabel
    flag.image = Palette.flag
    flag.tintColor = .systemOrange
  }

  func add(to parent: UIView) {
    for view in [accent, image, title, source, body, badge, flag] { parent.addSubview(view) }
  }

  func show(_ fields: CardFields) {
    title.text = fields.title
    source.text = fields.source
    body.text = fields.body
    badge.text = fields.badge
    accent.backgroundColor = fields.accentColor
    image.image = fields.image
    title.font = fields.titleFont
    title.textColor = fields.titleColor
    flag.isHidden = fields.isFlagHidden
  }

  func layOut(in bounds: CGRect) {
    let width = bounds.width
    accent.frame = CGRect(x: 0, y: 8, width: 4, height: bounds.height - 16)
    image.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    title.frame = CGRect(x: 68, y: 12, width: width - 148, height: 20)
    source.frame = CGRect(x: 68, y: 34, width: width - 148, height: 15)
    body.frame = CGRect(x: 16, y: 60, width: width - 32, height: 60)
    badge.frame = CGRect(x: width - 56, y: 14, width: 40, height: 16)
    flag.frame = CGRect(x: width - 76, y: 14, width: 16, height: 16)
  }
}
