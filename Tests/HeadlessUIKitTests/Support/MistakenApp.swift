// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

@MainActor final class MistakenApp: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: CGRect(0, 0, 320, 440))
  private let shared = UITableViewCell()
  private var rowCount = 3
  private var cell: ((IndexPath) -> UITableViewCell)?
  private var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  private var estimate = UITableView.automaticDimension
  private var headerHeight = UITableView.automaticDimension
  private var footerHeight = UITableView.automaticDimension
  private var willDisplay: () -> Void = {}
  private let path = IndexPath(row: 1, section: 0)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell?(indexPath) ?? tableView.dequeueReusableCell(withIdentifier: "kind 0", for: indexPath)
  }

  func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height(path) }

  func tableView(_: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    estimate
  }

  func tableView(_: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

  func tableView(_: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }

  func tableView(_: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    7
  }

  func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay()
  }

  func make(_ mistake: ProgrammerErrorTests.Mistake) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "kind 0")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "kind 1")
    table.dataSource = self
    table.delegate = self
    if !makeInViews(mistake) && !makeInCalls(mistake) && !makeInHeights(mistake) {
      makeInSource(mistake)
    }
  }

  private func makeInCalls(_ mistake: ProgrammerErrorTests.Mistake) -> Bool {
    switch mistake {
    case .unregistered:
      _ = table.dequeueReusableCell(withIdentifier: "nobody", for: [1, 3])
    case .emptyIdentifier: table.register(UITableViewCell.self, forCellReuseIdentifier: "")
    case .otherClass: table.register(UILabel.self, forCellReuseIdentifier: "label")
    case .section: _ = table.numberOfRows(inSection: 1)
    case .row:
      table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    case .negativeRow:
      table.scrollToRow(at: [0, -1], at: .top, animated: false)
    case .longPath: _ = table.cellForRow(at: IndexPath(indexes: [0, 0, 0]))
    case .nanOffset: table.contentOffset = CGPoint(0, CGFloat.nan)
    case .recycledTwice:
      guard let cell = table.dequeueReusableCell(withIdentifier: "kind 0") else { return true }
      table.recycle(cell)
      table.recycle(cell)
    case .recycledVisible:
      render()
      if let cell = table.visibleCells.first { table.recycle(cell) }
    case .inconsistentUpdate:
      render()
      table.insertRows(at: [path, IndexPath(row: 0, section: 0)], with: .none)
    case .untoldChange:
      render()
      rowCount = 4
      table.reloadRows(at: [path], with: .none)
    case .endWithoutBegin: table.endUpdates()
    default: return false
    }
    return true
  }

  private func makeInViews(_ mistake: ProgrammerErrorTests.Mistake) -> Bool {
    let view = UIView(frame: .zero)
    switch mistake {
    case .loop:
      let parent = UIView(frame: .zero)
      parent.addSubview(view)
      view.addSubview(parent)
    case .subviewIndex: view.insertSubview(UIView(frame: .zero), at: 1)
    case .endlessLayout:
      let restless = RestlessView(frame: .zero)
      FrameRenderer(root: restless).renderFrame()
    case .pixels: _ = PixelBuffer(width: 2, height: 2, pixels: [1, 2, 3])
    case .counter: _ = EngineCounters.now()["nothing"]
    default: return false
    }
    return true
  }

  private func makeInHeights(_ mistake: ProgrammerErrorTests.Mistake) -> Bool {
    switch mistake {
    case .negativeHeight: height = { _ in -2 }
    case .nanHeight: height = { _ in .nan }
    case .hugeHeight: height = { _ in 1e15 }
    case .infiniteHeight: height = { _ in .infinity }
    case .infiniteRowHeight: table.rowHeight = .infinity
    case .nanEstimate: estimate = .nan
    case .negativeHeader: headerHeight = -3
    case .nanFooter: footerHeight = .nan
    case .infiniteHeaderEstimate: table.estimatedSectionHeaderHeight = .infinity
    case .hugeTable:
      rowCount = 1_000_000
      table.rowHeight = 1e9
    case .hugeCount: rowCount = 1 << 61
    case .indexedSection: table.scrollToSection(ofTitle: "H", at: 0)
    default: return false
    }
    render()
    return true
  }

  private func makeInSource(_ mistake: ProgrammerErrorTests.Mistake) {
    switch mistake {
    case .oneCellForTwoRows: cell = { _ in self.shared }
    case .otherTablesCell:
      render()
      let other = UITableView(frame: table.frame)
      other.dataSource = self
      if let taken = table.visibleCells.first { cell = { _ in taken } }
      FrameRenderer(root: other).renderFrame()
    case .reconfiguredByAnother:
      render()
      cell = { _ in UITableViewCell() }
      table.reconfigureRows(at: [path])
    case .reconfiguredAsAnother:
      render()
      cell = { self.table.dequeueReusableCell(withIdentifier: "kind 1", for: $0) }
      table.reconfigureRows(at: [path])
    case .negativeCount: rowCount = -1
    case .updateInCellForRow:
      table.accessibilityIdentifier = "list"
      cell = { path in
        self.table.deleteRows(at: [path], with: .none)
        return UITableViewCell()
      }
    case .updateInDisplay:
      willDisplay = { self.table.beginUpdates() }
    default: break
    }
    render()
  }

  private func render() { FrameRenderer(root: table).renderFrame() }

  /// A view that is never content with its layout.
  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }
}
