// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
final class CardMutationCell: ScenarioCell {
  private let views = CardViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    views.title.text = row.title
    views.source.text = row.source
    views.body.text = row.body
    views.badge.text = row.badge
    views.accent.backgroundColor = Palette.accents[Int(row.accent)]
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.font = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    views.flag.isHidden = !row.isFlagged
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `mutation-guarded`: writes a property only if its value is another one.
final class CardGuardedCell: ScenarioCell {
  private let views = CardViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    if views.title.text != row.title { views.title.text = row.title }
    if views.source.text != row.source { views.source.text = row.source }
    if views.body.text != row.body { views.body.text = row.body }
    if views.badge.text != row.badge { views.badge.text = row.badge }
    let accent = Palette.accents[Int(row.accent)]
    if views.accent.backgroundColor != accent { views.accent.backgroundColor = accent }
    let image = Palette.images[Int(row.symbol)]
    if views.image.image != image { views.image.image = image }
    let font = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    if views.title.font != font { views.title.font = font }
    let color = row.isRead ? Palette.read : Palette.unread
    if views.title.textColor != color { views.title.textColor = color }
    if views.flag.isHidden == row.isFlagged { views.flag.isHidden = !row.isFlagged }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// Control `forgetful`: emphasizes the title of some rows and forgets to set the plain font again.
final class CardForgetfulCell: ScenarioCell {
  private let views = CardViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    var fields = CardFields(row)
    if !row.isEmphasized { fields.titleFont = views.title.font }
    views.show(fields)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
