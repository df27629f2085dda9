// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Headers that size themselves") @MainActor struct ConstrainedHeaderTests {
  final class LabelHeader: UITableViewHeaderFooterView {
    let label = UILabel(frame: .zero)

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      contentView.placing(label)
      label.pinEdges(12)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A header that lays its content out by hand and says how high that is.
  final class TallHeader: UITableViewHeaderFooterView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(size.width, 71) }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title: String?
    var makesViews = true
    var text = "Header"
    private(set) var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard makesViews else { return nil }
      asked += 1
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "label")
      (view as? LabelHeader)?.label.text = text
      return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      guard makesViews else { return nil }
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall")
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 320, 480))
  private let table: UITableView
  private let source = Source()
  private let renderer: FrameRenderer

  init() {
    table = UITableView(frame: window.bounds, style: .grouped)
    table.register(LabelHeader.self, forHeaderFooterViewReuseIdentifier: "label")
    table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "tall")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
  }

  private nonisolated static let sentence = String(
    repeating: "A sentence that needs some room. ",
    count: 6
  )

  private func textHeight(_ text: String) -> CGFloat {
    let label = UILabel(text, lines: 0)
    return label.sizeThatFits(CGSize(320 - 24, 0)).height
  }

  private func constraints(text: String) throws {
    source.text = text
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0) as? LabelHeader)
    expectEqual(header.frame.height, 24 + textHeight(text))
    expect(header.label.frame.height == textHeight(text) && !header.isHidden)
    expectEqual(table.rectForRow(at: [0, 0]).minY, header.frame.maxY)
  }

  @Test("R25: a header is as high as its constraints, its override or its wrapped title ask for")
  func fitting() throws {
    let header = LabelHeader(reuseIdentifier: nil)
    header.label.text = "One line"
    let size = header.fitting(CGSize(320, 0))
    expectEqual(size, CGSize(320, 24 + textHeight("One line")))
    let least = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(least.height == size.height && least.width < 320 && least.width > 24)
    for text in ["One line", Self.sentence] { try ConstrainedHeaderTests().constraints(text: text) }
    ConstrainedHeaderTests().sizeThatFits()
    try ConstrainedHeaderTests().title()
    try ConstrainedHeaderTests().grown()
  }

  private func sizeThatFits() {
    expectEqual(renderer.rendered(table.footerView(forSection: 0)?.frame.height), 71)
  }

  private func title() throws {
    source.makesViews = false
    source.title = Self.sentence
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0))
    let label = try require(header.textLabel)
    let lines = label.sizeThatFits(CGSize(320 - 32, 0)).height
    expect(lines > 3 * label.font.lineHeight)
    expectEqual(header.frame.height, lines + 12)
  }

  private func grown() throws {
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0) as? LabelHeader)
    let asked = source.asked
    header.label.text = Self.sentence
    table.beginUpdates()
    table.endUpdates()
    expect(renderer.rendered(table.headerView(forSection: 0) === header && source.asked == asked))
    expectEqual(header.frame.height, 24 + textHeight(Self.sentence))
    expectEqual(table.rectForRow(at: [0, 0]).minY, header.frame.maxY)
  }
}

@Suite("Optional header methods") @MainActor struct OptionalHeaderTests {
  private final class Controller: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard section == 1 else { return super.tableView(table, viewForHeaderInSection: section) }
      let view = SizingScreen.Block(frame: .zero)
      view.height = 77
      return view
    }
  }

  @Test("S1-04 S1-30: views of an app's are measured again at another text size, without a reload")
  func textSize() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        asked += 1
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = String(repeating: "A title of many words. ", count: 6)
        view.contentConfiguration = content
        return view
      }
    }
    let source = Source()
    let window = UIWindow(frame: CGRect(0, 0, 320, 440))
    let table = UITableView(frame: window.bounds, style: .grouped)
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    let renderer = FrameRenderer(root: window)
    renderer.renderFrame()
    let small = table.rectForHeader(inSection: 0).height
    let asked = source.asked
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    renderer.renderFrame()
    let large = table.rectForHeader(inSection: 0).height
    expect(large > small + 20)
    expectEqual(table.headerView(forSection: 0)?.frame.height, large)
    expectEqual(table.cellForRow(at: [0, 0])?.frame.minY, large)
    expectEqual(source.asked, asked)
    window.traitOverrides.preferredContentSizeCategory = .large
    expectEqual(renderer.rendered(table.rectForHeader(inSection: 0).height), small)
  }

  @Test("S3-05: a controller's headers are shown, and its superclass's answer is no header")
  func controller() {
    let controller = Controller(style: .plain)
    let table = controller.tableView ?? UITableView()
    FrameRenderer(root: table).renderFrame()
    expectEqual((0..<3).map { table.rectForHeader(inSection: $0).height }, [0, 77, 0])
    expectEqual((0..<3).map { table.rectForFooter(inSection: $0).height }, [0, 0, 0])
    expectEqual(table.contentSize.height, 341)
  }
}

@Suite("Heights through updates") @MainActor struct SectionUpdateHeightTests {
  private func screen() -> SizingScreen {
    SizingScreen(
      rows: Array(repeating: Array(repeating: 70, count: 6), count: 40),
      headers: Array(repeating: 50, count: 40)
    )
  }

  @Test("updates keep the rows seen and the row to scroll to, and measure new headers")
  func anchor() throws {
    var screen = screen()
    screen.table.tableHeaderView = UIView(frame: CGRect(0, 0, 1, 333))
    screen.render(at: 5000)
    let path = try require(screen.table.indexPathsForVisibleRows?.first)
    let top = screen.top(path)
    screen.rows[0].insert(contentsOf: [100, 200, 300], at: 2)
    screen.table.insertRows(at: [2, 3, 4].map { IndexPath(row: $0, section: 0) }, with: .none)
    screen.render()
    expectEqual(screen.top(path), top)
    expectEqual(screen.table.cellForRow(at: path)?.frame, screen.table.rectForRow(at: path))
    screen = self.screen()
    screen.render()
    screen.rows.insert([70], at: 1)
    screen.headers.insert(90, at: 1)
    screen.table.insertSections(IndexSet(integer: 1), with: .none)
    expectEqual(screen.table.rectForHeader(inSection: 1).height, 28)
    screen.render(at: 300)
    expectEqual(screen.table.rectForHeader(inSection: 1).height, 90)
    expectEqual(screen.table.headerView(forSection: 1)?.frame.height, 90)
    screen.rows.remove(at: 1)
    screen.headers.remove(at: 1)
    screen.table.deleteSections(IndexSet(integer: 1), with: .none)
    screen.render()
    expect(screen.shownHeaders.values.allSatisfy { $0.height == 50 })
    screen = self.screen()
    screen.render()
    screen.table.scrollToRow(at: [20, 3], at: .bottom, animated: false)
    screen.rows.remove(at: 2)
    screen.headers.remove(at: 2)
    screen.table.deleteSections(IndexSet(integer: 2), with: .none)
    screen.render()
    expectEqual(screen.top(IndexPath(row: 3, section: 19)), 440 - 70)
    final class Source: NSObject, UITableViewDataSource {
      var moves: [[Int]] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ table: UITableView, moveRowAt from: IndexPath, to target: IndexPath) {
        moves.append([from.row, target.row])
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(0, 0, 320, 440))
    table.rowHeight = 44
    table.tableHeaderView = UIView(frame: CGRect(0, 0, 1, 100))
    table.dataSource = source
    table.isEditing = true
    FrameRenderer(root: table).renderFrame()
    table.dropRow(at: [0, 0], on: CGPoint(5, 100 + 3 * 44 + 1))
    expectEqual(source.moves, [[0, 3]])
  }
}
