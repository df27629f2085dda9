// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout of a cell's built-in views (S3-48, S3-49); all distances are chosen here.
@MainActor struct ClassicLayout {
  private static let gap: CGFloat = 12
  private static let verticalMargin: CGFloat = 11
  /// The width of the title in style value2, in points; at most half the cell.
  private static let columnWidth: CGFloat = 91
  private let content: ClassicContent
  private let style: UITableViewCell.CellStyle
  private let isRightToLeft: Bool
  private let width: CGFloat
  private let leading: CGFloat
  private let trailing: CGFloat

  init(_ content: ClassicContent, in cell: UITableViewCell, width: CGFloat) {
    self.content = content
    style = cell.style
    isRightToLeft = cell.isRightToLeft
    self.width = width
    let hasNeighbour = cell.areas?.hasTrailingArea(isEditing: cell.storedIsEditing) ?? false
    leading = cell.sideMargin
    trailing = hasNeighbour ? CellMargins.besideAccessory : leading
  }

  var fittedHeight: CGFloat {
    let texts = textWidths(in: max(0, width - leading - trailing - imageWidth(height: .infinity)))
    let title = Self.height(of: content.textLabel, width: texts.title)
    let detail = Self.height(of: content.detailTextLabel, width: texts.detail)
    return (style == .subtitle ? title + detail : max(title, detail)) + 2 * Self.verticalMargin
  }

  func place(height: CGFloat) {
    var start = leading
    if let imageView = content.imageView, imageView.image != nil {
      let size = imageSize(height: height)
      imageView.frame = frame(from: start, size.width, top: (height - size.height) / 2, size.height)
      start += size.width + Self.gap
    }
    let room = max(0, width - start - trailing)
    let texts = textWidths(in: room)
    switch style {
    case .default:
      content.textLabel?.frame = frame(from: start, texts.title, top: 0, height)
    case .value1, .value2:
      content.textLabel?.frame = frame(from: start, texts.title, top: 0, height)
      content.detailTextLabel?.frame = frame(
        from: start + room - texts.detail,
        texts.detail,
        top: 0,
        height
      )
    case .subtitle: placeStacked(from: start, texts, height: height)
    }
  }

  private func placeStacked(
    from start: CGFloat,
    _ texts: (title: CGFloat, detail: CGFloat),
    height: CGFloat
  ) {
    let title = Self.height(of: content.textLabel, width: texts.title)
    let detail = Self.height(of: content.detailTextLabel, width: texts.detail)
    let top = (height - title - detail) / 2
    content.textLabel?.frame = frame(from: start, texts.title, top: top, title)
    content.detailTextLabel?.frame = frame(from: start, texts.detail, top: top + title, detail)
  }

  private func textWidths(in room: CGFloat) -> (title: CGFloat, detail: CGFloat) {
    switch style {
    case .default, .subtitle: return (room, room)
    case .value1:
      let wanted = min(Self.naturalWidth(of: content.detailTextLabel), room)
      guard wanted > 0 else { return (room, 0) }
      let free = max(0, room - Self.gap)
      let detail = min(wanted, max(free / 2, free - Self.naturalWidth(of: content.textLabel)))
      return (free - detail, detail)
    case .value2:
      let title = min(Self.columnWidth, room / 2)
      return (title, max(0, room - title - Self.gap))
    }
  }

  private func imageWidth(height: CGFloat) -> CGFloat {
    guard let imageView = content.imageView, imageView.image != nil else { return 0 }
    return imageSize(height: height).width + Self.gap
  }

  private func imageSize(height: CGFloat) -> CGSize {
    guard let size = content.imageView?.image?.size, size.width > 0, size.height > 0 else {
      return .zero
    }
    let factor = min(1, max(0, height) / size.height, max(0, width) / 2 / size.width)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func frame(
    from start: CGFloat,
    _ length: CGFloat,
    top: CGFloat,
    _ height: CGFloat
  ) -> CGRect {
    CGRect(x: isRightToLeft ? width - start - length : start, y: top, width: length, height: height)
  }

  private static func naturalWidth(of label: UILabel?) -> CGFloat {
    label?.sizeThatFits(.zero).width ?? 0
  }

  private static func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, width > 0 else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}

struct TrailingRow {
  private let size: CGSize
  private let isRightToLeft: Bool
  private let margin: CGFloat
  private var used: CGFloat

  @MainActor init(in cell: UITableViewCell, margin: CGFloat) {
    size = cell.storedFrame.size
    isRightToLeft = cell.isRightToLeft
    self.margin = margin
    used = margin
  }

  mutating func take(_ wanted: CGSize, if isWanted: Bool) -> CGRect {
    guard isWanted else { return .zero }
    let x = isRightToLeft ? used : size.width - used - wanted.width
    used += wanted.width
    return CGRect(origin: CGPoint(x: x, y: (size.height - wanted.height) / 2), size: wanted)
  }

  mutating func skip(_ length: CGFloat) { used += length }

  func leading(_ wanted: CGSize) -> CGRect {
    CGRect(
      x: isRightToLeft ? size.width - margin - wanted.width : margin,
      y: (size.height - wanted.height) / 2,
      width: wanted.width,
      height: wanted.height
    )
  }
}
