// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("List content of headers") @MainActor struct ListHeaderTests {
  /// One row with a header and a footer that show the default content with a text.
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
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
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
