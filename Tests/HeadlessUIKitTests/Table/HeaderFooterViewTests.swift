// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Header and footer views") @MainActor struct HeaderFooterViewTests {
  final class SectionHeader: UITableViewHeaderFooterView {
    var resets = 0
    var states: [UIViewConfigurationState] = []

    override func prepareForReuse() {
      super.prepareForReuse()
      resets += 1
    }

    override func updateConfiguration(using state: UIViewConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var height: CGFloat = 30

    func numberOfSections(in tableView: UITableView) -> Int { 20 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.contentConfiguration = LabelConfiguration(text: "Section \(section)")
      return view
    }

    func tableView(_: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.append("will \(section)")
    }

    func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection section: Int) {
      log.append("did \(section)")
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 320, 440))
  private let table: UITableView
  private let source = Source()
  private let renderer: FrameRenderer

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
  }

  @Test("S1-04 S3-05: header views are configured, reused and measured as cells are")
  func configured() throws {
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0))
    expectEqual((header.contentView as? LabelContentView)?.label.text, "Section 0")
    expectEqual(header.frame, CGRect(0, 0, 320, 30))
    expect(header.textLabel == nil, "the built-in label gives way to a configuration (R13)")
    expect(table.headerView(forSection: 5) == nil)
    try HeaderFooterViewTests().reuse()
    HeaderFooterViewTests().fitted()
  }

  private func reuse() throws {
    var headers: Set<ObjectIdentifier> = []
    for step in 0..<90 {
      table.contentOffset.y = CGFloat(step) * 100
      renderer.renderFrame()
      for section in 0..<20 {
        if let header = table.headerView(forSection: section) as? SectionHeader {
          headers.insert(ObjectIdentifier(header))
          expectEqual((header.contentView as? LabelContentView)?.label.text, "Section \(section)")
        }
      }
    }
    expect(headers.count <= 3, "a viewport of 440 points touches at most two headers of 470")
    expect(source.log.prefix(2) == ["will 0", "will 1"] || source.log.first == "will 0")
    expect(source.log.contains("did 0"))
    table.contentOffset.y = 0
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0) as? SectionHeader)
    expect(header.resets > 0)
  }

  @Test("S1-18 S1-19 S1-28: a header's state follows its table's style and its floating")
  func pinned() throws {
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0) as? SectionHeader)
    expectEqual(header.states.map(\.isPinned), [false])
    table.contentOffset.y = 50
    expectEqual(renderer.rendered(header.states.map(\.isPinned)), [false, true])
    table.contentOffset.y = 0
    expectEqual(renderer.rendered(header.states.map(\.isPinned)), [false, true, false])
    try HeaderFooterViewTests().background()
  }

  private func fitted() {
    source.height = UITableView.automaticDimension
    table.reloadData()
    renderer.renderFrame()
    let header = table.headerView(forSection: 0)
    // The label's view answers the size that it has: none yet.
    expect(header == nil)
    table.sectionHeaderHeight = 25
    expectEqual(renderer.rendered(table.headerView(forSection: 0)?.frame.height), 25)
  }

  private func background() throws {
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0))
    expectEqual(header.backgroundConfiguration, .listPlainHeaderFooter())
    header.backgroundConfiguration = .clear()
    expectEqual(header.backgroundConfiguration, .clear())
    header.backgroundColor = .red
    expect(header.backgroundConfiguration == nil)
  }
}
