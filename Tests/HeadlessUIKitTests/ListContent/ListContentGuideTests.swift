// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("List content guides") @MainActor struct ListContentGuideTests {
  private var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    return content
  }

  @Test("S4-10: guides follow their parts, are nil without them and can be pinned to")
  func missing() throws {
    let view = UIListContentView(configuration: .cell())
    expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    expect(view.imageLayoutGuide == nil)
    view.configuration = content
    let guide = view.textLayoutGuide
    expect(guide != nil && view.textLayoutGuide === guide)
    view.configuration = UIListContentConfiguration.cell()
    expect(view.textLayoutGuide == nil)
    var stage = ListStage(content, size: CGSize(375, 60))
    let image = try require(stage.view.imageLayoutGuide)
    var text = try require(stage.view.textLayoutGuide)
    let detail = try require(stage.view.secondaryTextLayoutGuide)
    for size in [CGSize(375, 60), CGSize(200, 90)] {
      stage.view.frame.size = size
      stage.root.layoutIfNeeded()
      expect(image.layoutFrame == stage.image && text.layoutFrame == stage.text)
      expectEqual(detail.layoutFrame, stage.secondaryText)
      expect(text.owningView === stage.view)
    }
    stage = ListStage(content, size: CGSize(375, 60))
    text = try require(stage.view.textLayoutGuide)
    let badge = UIView(frame: .zero)
    badge.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 4),
      badge.topAnchor.constraint(equalTo: text.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.root.layoutIfNeeded()
    expectEqual(badge.frame.minX, 64)
    var other = content
    other.image = nil
    stage.view.configuration = other
    stage.root.layoutIfNeeded()
    expectEqual(badge.frame.minX, 20)
    expect(stage.view.sizeThatFits(CGSize(375, 0)).height > 22)
  }
}

@Suite("List content of headers") @MainActor struct ListHeaderTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view("header", in: tableView)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view("footer", in: tableView)
    }

    private func view(_ text: String, in tableView: UITableView) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
      var content = view?.defaultContentConfiguration()
      content?.text = text
      view?.contentConfiguration = content
      return view
    }
  }

  @Test("S1-04 R19: headers and footers of each table style show their own default content")
  func tableStyles() throws {
    let expected: [(UITableView.Style, UIListContentConfiguration, UIListContentConfiguration)] = [
      (.plain, .plainHeader(), .plainFooter()),
      (.grouped, .groupedHeader(), .groupedFooter()),
      (.insetGrouped, .groupedHeader(), .groupedFooter()),
    ]
    for (style, header, footer) in expected {
      let source = Source()
      let table = UITableView(frame: CGRect(0, 0, 320, 400), style: style)
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
      table.dataSource = source
      table.delegate = source
      FrameRenderer(root: table).renderFrame()
      func shown(_ view: UITableViewHeaderFooterView?) throws -> UIListContentConfiguration {
        var content = try require(view?.contentConfiguration as? UIListContentConfiguration)
        content.text = nil
        return content
      }
      try expectEqual(shown(table.headerView(forSection: 0)), header, "\(style)")
      try expectEqual(shown(table.footerView(forSection: 0)), footer, "\(style)")
    }
  }
}
