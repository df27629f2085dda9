// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A screen with a table whose rows decide on their own heights, and headers that do or do not.
@MainActor final class SizingScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Block: UIView {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(size.width, height)
    }

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      sizeThatFits(targetSize)
    }

    override var _decidesRowHeight: Bool { true }
  }

  struct BlockConfiguration: UIContentConfiguration {
    var height: CGFloat

    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> BlockConfiguration { self }
  }

  final class BlockView: UIView, UIContentView {
    var shown: BlockConfiguration

    var configuration: any UIContentConfiguration {
      get { shown }
      set { if let new = newValue as? BlockConfiguration { shown = new } }
    }

    init(_ configuration: BlockConfiguration) {
      shown = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(size.width, shown.height)
    }

    override var _decidesRowHeight: Bool { true }
  }

  let window: UIWindow
  let table: UITableView
  let renderer: FrameRenderer
  var rows: [[Double]]
  /// The heights of the headers of automatic height; nil for no view.
  var headers: [Double?]
  /// The heights of the footers of automatic height; nil for no view.
  var footers: [Double?] = []
  var askedHeaders: [Int] = []
  var askedRows: [IndexPath] = []
  var log: [String] = []
  var scrolled: () -> Void = {}

  init(
    rows: [[Double]],
    headers: [Double?] = [],
    estimate: Double = 30,
    size: CGSize = CGSize(320, 440),
    style: UITableView.Style = .plain
  ) {
    self.rows = rows
    self.headers = headers
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: window.bounds, style: style)
    renderer = FrameRenderer(root: window)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.estimatedRowHeight = CGFloat(estimate)
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedRows.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = BlockConfiguration(
      height: CGFloat(rows[indexPath.section][indexPath.row])
    )
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    askedHeaders.append(section)
    guard section < headers.count, let height = headers[section] else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.contentConfiguration = BlockConfiguration(height: CGFloat(height))
    return header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard section < footers.count, let height = footers[section] else { return nil }
    // A plain view, which the table cannot reuse.
    let footer = Block(frame: .zero)
    footer.height = CGFloat(height)
    footer.tag = section + 1
    return footer
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled() }

  func tableView(_: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("will \(section)")
  }

  func tableView(_: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("did \(section)")
  }

  func render() { renderer.renderFrame() }

  func render(at offset: Double) {
    table.contentOffset = CGPoint(0, offset)
    renderer.renderFrame()
  }

  func top(_ path: IndexPath) -> Double {
    Double(table.rectForRow(at: path).minY - table.contentOffset.y)
  }

  var shownFooters: [Int: Double] {
    var shown: [Int: Double] = [:]
    for view in table.subviews where view is Block && !view.isHidden {
      shown[view.tag - 1] = Double(view.frame.minY - table.contentOffset.y)
    }
    return shown
  }

  var shownHeaders: [Int: (top: Double, height: Double)] {
    var shown: [Int: (top: Double, height: Double)] = [:]
    for section in rows.indices {
      guard let view = table.headerView(forSection: section), !view.isHidden else { continue }
      shown[section] = (Double(view.frame.minY - table.contentOffset.y), Double(view.frame.height))
    }
    return shown
  }
}
