// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The strip of titles at the trailing edge of a table: a touch goes to the title's section.
final class SectionIndexView: UIView {
  /// The width of the strip, in points; cells reach below it.
  static let width: CGFloat = 15
  /// The height of a title as long as there is room, in points.
  private static let titleHeight: CGFloat = 16

  private var labels: [UILabel] = []
  private var titles: [String] = []
  private var restingColor: UIColor?
  private var trackingColor: UIColor?

  /// Shows titles in their colours.
  func show(_ index: SectionIndex) {
    titles = index.titles
    restingColor = index.backgroundColor
    trackingColor = index.trackingBackgroundColor ?? index.backgroundColor
    backgroundColor = restingColor
    while labels.count > titles.count { labels.removeLast().removeFromSuperview() }
    while labels.count < titles.count {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      labels.append(label)
      addSubview(label)
    }
    for (label, title) in zip(labels, titles) {
      label.text = title == UITableView.indexSearch ? "\u{2315}" : title
      label.textColor = index.color ?? tintColor
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = lineHeight
    var y = top
    for label in labels {
      label.frame = CGRect(x: 0, y: y, width: storedFrame.width, height: height)
      y += height
    }
  }

  /// The room of each title: all of them fit.
  private var lineHeight: CGFloat {
    min(Self.titleHeight, storedFrame.height / CGFloat(max(1, titles.count)))
  }

  /// Where the first title begins: they stand in the middle.
  private var top: CGFloat {
    max(0, (storedFrame.height - lineHeight * CGFloat(titles.count)) / 2)
  }

  /// The title at a height; the first or last beyond the ends.
  private func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, lineHeight > 0, y.isFinite else { return nil }
    let line = ((y - top) / lineHeight).rounded(.down)
    return Int(min(max(0, line), CGFloat(titles.count - 1)))
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = trackingColor
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = restingColor
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = restingColor
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let table = parent as? UITableView,
      let position = title(at: touch.location(in: self).y)
    else { return }
    table.scrollToSection(ofTitle: titles[position], at: position)
  }
}
