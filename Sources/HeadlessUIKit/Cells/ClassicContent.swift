// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The built-in labels and image of a cell, made when they are asked for.
@MainActor final class ClassicContent {
  private(set) var textLabel: UILabel?
  private(set) var detailTextLabel: UILabel?
  private(set) var imageView: UIImageView?

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  /// Returns the title, made in a parent if there is none yet.
  func makeTextLabel(in parent: UIView, style: UITableViewCell.CellStyle) -> UILabel {
    if let textLabel { return textLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .value2 ? 15 : 17)
    textLabel = label
    parent.addSubview(label)
    return label
  }

  /// Returns the detail, made in a parent if there is none yet; the default style has none.
  func makeDetailTextLabel(in parent: UIView, style: UITableViewCell.CellStyle) -> UILabel? {
    if let detailTextLabel { return detailTextLabel }
    guard style != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 15)
    if style == .value1 {
      label.textAlignment = .right
      label.textColor = .secondaryLabel
    }
    detailTextLabel = label
    parent.addSubview(label)
    return label
  }

  /// Returns the image view, made in a parent if there is none yet; value2 has none.
  func makeImageView(in parent: UIView, style: UITableViewCell.CellStyle) -> UIImageView? {
    if let imageView { return imageView }
    guard style != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    imageView = view
    parent.addSubview(view)
    return view
  }

  /// Places what there is, as the style says (S3-49).
  ///
  /// A view without content takes no room (S3-48).
  func layOut(in bounds: CGRect, style: UITableViewCell.CellStyle) {
    var area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin)
    )
    if let imageView, imageView.image != nil {
      let size = imageView.sizeThatFits(area.size)
      imageView.frame = CGRect(
        x: area.minX,
        y: area.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      let used = size.width + Self.gap
      area = CGRect(
        x: area.minX + used,
        y: area.minY,
        width: max(0, area.width - used),
        height: area.height
      )
    }
    switch style {
    case .default: textLabel?.frame = area
    case .value1: layOutSideBySide(leading: textLabel, trailing: detailTextLabel, in: area)
    case .value2: layOutColumns(in: area)
    case .subtitle: layOutStacked(in: area)
    }
  }

  private func layOutSideBySide(leading: UILabel?, trailing: UILabel?, in area: CGRect) {
    let width = min(trailing?.sizeThatFits(.zero).width ?? 0, area.width / 2)
    let gap = width > 0 ? Self.gap : 0
    leading?.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: max(0, area.width - width - gap),
      height: area.height
    )
    trailing?.frame = CGRect(
      x: area.maxX - width,
      y: area.minY,
      width: width,
      height: area.height
    )
  }

  private func layOutColumns(in area: CGRect) {
    let width = area.width * 0.3
    detailTextLabel?.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: width,
      height: area.height
    )
    textLabel?.frame = CGRect(
      x: area.minX + width + Self.gap,
      y: area.minY,
      width: max(0, area.width - width - Self.gap),
      height: area.height
    )
  }

  private func layOutStacked(in area: CGRect) {
    let wide = CGSize(width: area.width, height: 0)
    let title = textLabel?.sizeThatFits(wide).height ?? 0
    let detail = detailTextLabel?.sizeThatFits(wide).height ?? 0
    let top = area.midY - (title + detail) / 2
    textLabel?.frame = CGRect(x: area.minX, y: top, width: area.width, height: title)
    detailTextLabel?.frame = CGRect(
      x: area.minX,
      y: top + title,
      width: area.width,
      height: detail
    )
  }
}
