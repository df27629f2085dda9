// SPDX-License-Identifier: Apache-2.0

import Foundation
import ListAlgorithms

extension UITableView {
  /// The title that stands for the field of a search, shown as a magnifying glass.
  public static let indexSearch = "{search}"

  /// From how many rows on the section index is shown.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { furniture?.sectionIndex?.minimumRowCount ?? 0 }
    set {
      guard newValue != sectionIndexMinimumDisplayRowCount else { return }
      madeSectionIndex.minimumRowCount = newValue
      reloadSectionIndexTitles()
    }
  }

  /// The colour of the section index's titles; nil is the tint.
  public var sectionIndexColor: UIColor? {
    get { furniture?.sectionIndex?.color }
    set { changeSectionIndex(\.color, to: newValue) }
  }

  /// The colour behind the section index; nil is none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { furniture?.sectionIndex?.backgroundColor }
    set { changeSectionIndex(\.backgroundColor, to: newValue) }
  }

  /// The colour behind the section index while a finger is on it.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { furniture?.sectionIndex?.trackingBackgroundColor }
    set { changeSectionIndex(\.trackingBackgroundColor, to: newValue) }
  }

  /// Asks the data source anew for the titles of the section index.
  public func reloadSectionIndexTitles() {
    guard !needsReload else { return }
    loadSectionIndex()
    setNeedsLayout()
  }

  /// Asks the data source for the titles of the section index.
  func loadSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    if titles.isEmpty && furniture?.sectionIndex == nil { return }
    madeSectionIndex.show(titles, in: self)
  }

  /// Goes to the section that a title of the section index stands for.
  ///
  /// The search's title goes to the top, above all sections.
  func scrollToSection(ofTitle title: String, at position: Int) {
    loadIfNeeded()
    guard let dataSource, index.sectionCount > 0 else { return }
    let section = dataSource.tableView(
      self,
      sectionForSectionIndexTitle: title,
      at: position
    )
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
    let furniture = madeFurniture
    if let index = furniture.sectionIndex { return index }
    let made = SectionIndex()
    furniture.sectionIndex = made
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
