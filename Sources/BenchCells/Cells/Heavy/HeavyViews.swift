// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a `heavy` cell shows: nine fields, each of which reaches one setter; the first four are texts.
struct HeavyFields: Equatable {
  var title: String
  var source: String
  var body: String
  var badge: String
  var accentColor: UIColor
  var image: UIImage?
  var titleFont: UIFont
  var isDotHidden: Bool
  var isFlagHidden: Bool

  @MainActor init(_ row: Row) {
    title = row.title
    source = row.source
    body = row.body
    badge = row.badge
    accentColor = Palette.accents[Int(row.accent)]
    image = Palette.images[Int(row.symbol)]
    titleFont = row.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    isDotHidden = row.isRead
    isFlagHidden = !row.isFlagged
  }
}

/// The twelve views of a `heavy` cell and the constraints that place them.
@MainActor struct HeavyViews {
  let accent = UIView()
  let image = UIImageView()
  let title = UILabel()
  let source = UILabel()
  let pill = UIView()
  let badge = UILabel()
  let flag = UIImageView()
  let body = UILabel()
  let dot = UIView()
  let rule = UIView()
  let hint = UILabel()
  let arrow = UIImageView()

  init() {
    setAppearance()
  }

  func add(to parent: UIView) {
    let views = [
      accent, image, title, source, pill, badge, flag, body, dot, rule, hint, arrow,
    ]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate(headConstraints(in: parent))
    NSLayoutConstraint.activate(markConstraints(in: parent))
    NSLayoutConstraint.activate(footConstraints(in: parent))
  }

  func show(_ fields: HeavyFields) {
    title.text = fields.title
    source.text = fields.source
    body.text = fields.body
    badge.text = fields.badge
    accent.backgroundColor = fields.accentColor
    image.image = fields.image
    title.font = fields.titleFont
    dot.isHidden = fields.isDotHidden
    flag.isHidden = fields.isFlagHidden
  }

  private func setAppearance() {
    title.font = Palette.plainTitle
    source.font = Palette.detail
    source.textColor = .secondaryLabel
    body.font = Palette.running
    body.numberOfLines = 2
    pill.backgroundColor = .systemGroupedBackground
    badge.font = Palette.mark
    badge.textAlignment = .center
    badge.textColor = .secondaryLabel
    flag.image = Palette.flag
    flag.tintColor = .systemOrange
    dot.backgroundColor = .systemBlue
    rule.backgroundColor = .separator
    hint.font = Palette.mark
    hint.textColor = .secondaryLabel
    hint.text = "Open"
    arrow.image = Palette.arrow
  }

  /// The stripe, the picture, and the title over its source.
  private func headConstraints(in parent: UIView) -> [NSLayoutConstraint] {
    [
      accent.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      accent.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
      accent.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -8),
      accent.widthAnchor.constraint(equalToConstant: 4),
      image.leadingAnchor.constraint(equalTo: accent.trailingAnchor, constant: 12),
      image.topAnchor.constraint(equalTo: parent.topAnchor, constant: 12),
      image.widthAnchor.constraint(equalToConstant: 36),
      image.heightAnchor.constraint(equalTo: image.widthAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: image.topAnchor),
      title.trailingAnchor.constraint(equalTo: flag.leadingAnchor, constant: -8),
      source.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      source.bottomAnchor.constraint(equalTo: image.bottomAnchor),
      source.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ]
  }

  /// The flag, and the badge on its pill.
  private func markConstraints(in parent: UIView) -> [NSLayoutConstraint] {
    [
      badge.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -22),
      badge.centerYAnchor.constraint(equalTo: pill.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 48),
      pill.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -6),
      pill.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 6),
      pill.topAnchor.constraint(equalTo: title.topAnchor, constant: 1),
      pill.heightAnchor.constraint(equalToConstant: 17.5),
      flag.trailingAnchor.constraint(equalTo: pill.leadingAnchor, constant: -8),
      flag.topAnchor.constraint(equalTo: title.topAnchor, constant: 2),
      flag.widthAnchor.constraint(equalToConstant: 16),
      flag.heightAnchor.constraint(equalTo: flag.widthAnchor),
      dot.centerXAnchor.constraint(equalTo: image.trailingAnchor),
      dot.centerYAnchor.constraint(equalTo: image.topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
    ]
  }

  /// The body, and under a rule the hint with its arrow.
  private func footConstraints(in parent: UIView) -> [NSLayoutConstraint] {
    [
      body.leadingAnchor.constraint(equalTo: image.leadingAnchor),
      body.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
      body.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
      body.bottomAnchor.constraint(lessThanOrEqualTo: rule.topAnchor, constant: -4),
      rule.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: body.trailingAnchor),
      rule.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -26),
      rule.heightAnchor.constraint(equalToConstant: 0.5),
      hint.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      hint.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 6),
      arrow.trailingAnchor.constraint(equalTo: body.trailingAnchor),
      arrow.topAnchor.constraint(equalTo: hint.topAnchor, constant: 1),
      arrow.widthAnchor.constraint(equalToConstant: 12),
      arrow.heightAnchor.constraint(equalTo: arrow.widthAnchor),
    ]
  }
}
