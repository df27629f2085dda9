// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
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
    renderer.renderFrame()
    expectEqual(table.rectForHeader(inSection: 0).height, small)
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
