// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `mutation`: writes every property each time.
final class NewsMutationCell: ScenarioCell {
  private let views = NewsViews()

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
    views.source.text = row.source
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `mutation-guarded`: writes a property only if its value is another one.
final class NewsGuardedCell: ScenarioCell {
  private let views = NewsViews()

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
    if views.source.text != row.source {
      views.source.text = row.source
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// Control `forgetful`: sets the image of a row that has one and forgets to take it away again.
final class NewsForgetfulCell: ScenarioCell {
  private let views = NewsViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    var fields = NewsFields(row)
    if fields.image == nil { fields.image = views.image.image }
    views.show(fields)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
