// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  public static let indexSearch = "{search}"

  public var sectionIndexMinimumDisplayRowCount: Int {
    get { furniture?.sectionIndex?.minimumRowCount ?? 0 }
    set {
      guard newValue != sectionIndexMinimumDisplayRowCount else { return }
      madeSectionIndex.minimumRowCount = newValue
      reloadSectionIndexTitles()
    }
  }

  public var sectionIndexColor: UIColor? {
    get { furniture?.sectionIndex?.color }
    set { changeSectionIndex(\.color, to: newValue) }
  }

  public var sectionIndexBackgroundColor: UIColor? {
    get { furniture?.sectionIndex?.backgroundColor }
    set { changeSectionIndex(\.backgroundColor, to: newValue) }
  }

  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { furniture?.sectionIndex?.trackingBackgroundColor }
    set { changeSectionIndex(\.trackingBackgroundColor, to: newValue) }
  }

  public func reloadSectionIndexTitles() {
    guard !needsReload else { return }
    loadSectionIndex()
    setNeedsLayout()
  }

  func loadSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    if titles.isEmpty && furniture?.sectionIndex == nil { return }
    madeSectionIndex.show(titles, in: self)
  }

  /// Scrolls to the section of an index title; the search title scrolls to the top.
  func scrollToSection(ofTitle title: String, at position: Int) {
    loadIfNeeded()
    guard let dataSource, index.sectionCount > 0 else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: position)
    if title == Self.indexSearch && (section < 0 || section == NSNotFound) {
      let top = CGPoint(x: contentOffset.x, y: verticalOffsetRange.lowerBound)
      return setContentOffset(top, animated: false)
    }
    check(section: section)
    if index.rowCount(inSection: section) > 0
      && index.extent(ofHeaderInSection: section).height == 0
    {
      return scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
    scroll(toSection: section, at: .top, animated: false)
  }

  private var madeSectionIndex: SectionIndex {
    let owner = madeFurniture
    if let sectionIndex = owner.sectionIndex { return sectionIndex }
    let made = SectionIndex()
    owner.sectionIndex = made
    return made
  }

  private func changeSectionIndex(
    _ color: ReferenceWritableKeyPath<SectionIndex, UIColor?>,
    to value: UIColor?
  ) {
    let index = madeSectionIndex
    guard write(.color, isEqual: index[keyPath: color] == value) else { return }
    index[keyPath: color] = value
    index.view?.show(index)
  }
}

@MainActor final class SectionIndex {
  var titles: [String] = []
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
  private(set) var view: SectionIndexView?

  func show(_ titles: [String], in table: UITableView) {
    self.titles = titles
    guard !titles.isEmpty, table.index.rowCount >= minimumRowCount else {
      view?.removeFromSuperview()
      return
    }
    let strip = view ?? SectionIndexView(frame: .zero)
    view = strip
    if strip.parent !== table { table.addSubview(strip) }
    strip.show(self)
  }

  func place(in table: UITableView) {
    guard let view, view.parent === table else { return }
    let size = table.storedFrame.size
    let width = min(SectionIndexView.width, size.width)
    let insets = table.adjustedContentInset
    view.frame = CGRect(
      x: table.boundsOrigin.x + (table.isRightToLeft ? 0 : size.width - width),
      y: table.boundsOrigin.y + insets.top,
      width: width,
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }
}

final class SectionIndexView: UIView {
  static let width: CGFloat = 15
  private static let titleHeight: CGFloat = 16
  private var labels: [UILabel] = []
  private var titles: [String] = []
  private var restingColor: UIColor?
  private var trackingColor: UIColor?

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

  private var lineHeight: CGFloat {
    min(Self.titleHeight, storedFrame.height / CGFloat(max(1, titles.count)))
  }

  private var top: CGFloat { max(0, (storedFrame.height - lineHeight * CGFloat(titles.count)) / 2) }

  private func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, lineHeight > 0, y.isFinite else { return nil }
    let line = ((y - top) / lineHeight).rounded(.down)
    return Int(min(max(0, line), CGFloat(titles.count - 1)))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = trackingColor
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

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
