// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
final class MessageMutationCell: ScenarioCell {
  private let views = MessageViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    views.image.image = Palette.images[Int(row.symbol)]
    views.title.text = row.title
    views.title.textColor = row.isRead ? Palette.read : Palette.unread
    views.body.text = row.body
    setNeedsLayout()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: views.height(forWidth: targetSize.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `mutation-guarded`: writes a property only if its value is another one.
final class MessageGuardedCell: ScenarioCell {
  private let views = MessageViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    let image = Palette.images[Int(row.symbol)]
    if views.image.image != image {
      views.image.image = image
      setNeedsLayout()
    }
    if views.title.text != row.title {
      views.title.text = row.title
      setNeedsLayout()
    }
    let color = row.isRead ? Palette.read : Palette.unread
    if views.title.textColor != color { views.title.textColor = color }
    if views.body.text != row.body {
      views.body.text = row.body
      setNeedsLayout()
    }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: views.height(forWidth: targetSize.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// Control `forgetful`: greys the name of a message that was read and forgets to blacken it again.
final class MessageForgetfulCell: ScenarioCell {
  private let views = MessageViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    var fields = MessageFields(row)
    if !row.isRead { fields.titleColor = views.title.textColor }
    views.show(fields)
    setNeedsLayout()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: views.height(forWidth: targetSize.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
