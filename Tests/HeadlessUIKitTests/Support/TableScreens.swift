// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

/// A table of one section whose data source is told what comes and says what its work costs.
@MainActor final class ForesightScreen: NSObject {
  final class CostlyCell: UITableViewCell {
    /// Who pays for the cells that are made; tests that make cells run one after the other.
    static var payer: ForesightScreen?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      guard let payer = Self.payer else { return }
      payer.made[reuseIdentifier ?? "", default: 0] += 1
      payer.clock.spend(milliseconds: payer.creationMilliseconds)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  enum Call: Equatable {
    case prefetch([Int])
    case cancel([Int])
  }

  let table: UITableView
  let window: UIWindow
  let renderer: FrameRenderer
  let clock = VirtualClock()
  var titles: [String]
  var identifier: (Int) -> String = { _ in "a" }
  /// The heights of the rows; nil lets the cells decide.
  var height: ((Int) -> CGFloat)?
  var creationMilliseconds = 0.0
  var bindMilliseconds = 0.0
  var made: [String: Int] = [:]
  var bound: [Int] = []
  var calls: [Call] = []
  var displayed: [Int] = []
  var ended: [Int] = []

  init(
    rowCount: Int = 100,
    size: CGSize = CGSize(320, 440),
    style: UITableView.Style = .plain,
    rowHeight: CGFloat = 44
  ) {
    titles = (0..<rowCount).map { "row \($0)" }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.rowHeight = rowHeight
    for identifier in ["a", "b", "c"] {
      table.register(CostlyCell.self, forCellReuseIdentifier: identifier)
    }
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
    super.init()
    CostlyCell.payer = self
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
  }

  func render(at offset: CGFloat) {
    CostlyCell.payer = self
    table.contentOffset = CGPoint(0, offset)
    renderer.renderFrame()
  }

  @discardableResult
  func prepare(milliseconds: Double) -> Int {
    CostlyCell.payer = self
    let deadline = clock.nowNanoseconds + Int64(milliseconds * 1_000_000)
    return renderer.prepareCells(untilNanoseconds: deadline, clock: clock)
  }

  func bound(during work: () -> Void) -> [Int] {
    bound = []
    work()
    return bound
  }

  func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  var visibleRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

  var visibleTitles: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: [0, row]) }
}

extension ForesightScreen: UITableViewDataSource, UITableViewDelegate {
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    bound.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: identifier(indexPath.row),
      for: indexPath
    )
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = titles[indexPath.row]
    clock.spend(milliseconds: bindMilliseconds)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath.row) ?? UITableView.automaticDimension
  }

  func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed.append(indexPath.row)
  }

  func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt path: IndexPath) {
    ended.append(path.row)
  }
}

extension ForesightScreen: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append(.prefetch(indexPaths.map(\.row)))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append(.cancel(indexPaths.map(\.row)))
  }
}

/// A clock that only moves when work is said to have been done.
@MainActor final class VirtualClock: FrameClock {
  var nowNanoseconds: Int64 = 0

  func spend(milliseconds: Double) { nowNanoseconds += Int64(milliseconds * 1_000_000) }
}

/// A screen with a table whose rows decide on their own heights, and headers that do or do not.
@MainActor final class SizingScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Block: UIView {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(size.width, height) }

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

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(size.width, shown.height) }

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
