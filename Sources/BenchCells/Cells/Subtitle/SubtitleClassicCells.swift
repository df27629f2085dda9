// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
final class SubtitleMutationCell: ScenarioCell {
  private let views = SubtitleViews()

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
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `mutation-guarded`: writes a property only if its value is another one.
final class SubtitleGuardedCell: ScenarioCell {
  private let views = SubtitleViews()

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
    let color = row.isRead ? Palette.read : Palette.unread
    if views.title.textColor != color { views.title.textColor = color }
    if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// Control `forgetful`: greys the title of a read row and forgets to blacken it again.
final class SubtitleForgetfulCell: ScenarioCell {
  private let views = SubtitleViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    var fields = SubtitleFields(row)
    if !row.isRead { fields.titleColor = views.title.textColor }
    views.show(fields)
    if views.areMisplaced(title: row.title, source: row.source) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
