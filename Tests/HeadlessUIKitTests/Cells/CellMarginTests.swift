// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Cell margins") @MainActor struct CellMarginTests {
  /// A table of one row and a header, at a width.
  private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let cell: UITableViewCell
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    private let window: UIWindow
    private let renderer: FrameRenderer

    init(width: CGFloat, style: UITableViewCell.CellStyle = .default) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
      table = UITableView(frame: window.bounds, style: .plain)
      cell = UITableViewCell(style: style, reuseIdentifier: nil)
      renderer = FrameRenderer(root: window)
      super.init()
      window.addSubview(table)
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }

    func tableView(_: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func render() { renderer.renderFrame() }

    func resize(to width: CGFloat) {
      window.frame.size.width = width
      table.frame.size.width = width
      render()
    }
  }

  /// A view of 50 points that is pinned to the margins of the cell's content.
  private func pinnedView(in stage: Stage) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = stage.cell.contentView
    content.addSubview(view)
    let guide = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    return view
  }

  private nonisolated static let widths: [(CGFloat, CGFloat)] = [
    (320, 16), (413.5, 16), (414, 20), (1024, 20),
  ]

  @Test("R27: cells, headers, list content and guides have 16 points at the sides, 20 from 414 on")
  func sides() throws {
    for (width, side) in Self.widths {
      let stage = Stage(width: width)
      stage.header.textLabel?.text = "Header"
      stage.render()
      let margins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
      for view in [stage.cell, stage.cell.contentView, stage.header, stage.header.contentView] {
        expectEqual(view.layoutMargins, margins)
      }
      expect(stage.table.separatorInset.left == side && stage.cell.separatorInset.left == side)
      expectEqual(stage.header.textLabel?.frame.minX, side)
      // Within the content view, margins are those of any view (R39).
      let inner = UIView(frame: .zero)
      stage.cell.contentView.addSubview(inner)
      expectEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
    for (width, side) in Self.widths {
      let classic = Stage(width: width)
      classic.cell.textLabel?.text = "Title"
      classic.render()
      let stage = Stage(width: width)
      let view = pinnedView(in: stage)
      stage.render()
      let label = try require(classic.cell.textLabel)
      expect(view.frame.minX == label.frame.minX && view.frame.maxX == label.frame.maxX)
      expect(view.frame.minX == side && stage.cell.frame.height == 66)
      // Beside an accessory too, in either order of setting it.
      for accessory in [UITableViewCell.AccessoryType.disclosureIndicator, .none] {
        classic.cell.accessoryType = accessory
        stage.cell.accessoryType = accessory
        classic.render()
        stage.render()
        expect(view.frame.minX == label.frame.minX && view.frame.maxX == label.frame.maxX)
      }
    }
    for (width, side) in Self.widths {
      let stage = Stage(width: width)
      var content = stage.cell.defaultContentConfiguration()
      content.text = String(repeating: "Words that wrap. ", count: 20)
      stage.cell.contentConfiguration = content
      var header = stage.header.defaultContentConfiguration()
      header.text = "Header"
      stage.header.contentConfiguration = header
      stage.render()
      let view = try require(stage.cell.contentView as? UIListContentView)
      let guide = try require(view.textLayoutGuide)
      expect(guide.layoutFrame.minX == side && guide.layoutFrame.maxX == width - side)
      let title = try require(stage.header.contentView as? UIListContentView)
      expectEqual(title.textLayoutGuide?.layoutFrame.minX, side)
      stage.cell.accessoryType = .disclosureIndicator
      stage.render()
      expectEqual(view.textLayoutGuide?.layoutFrame.maxX, view.bounds.width - 8)
      expectEqual(view.frame.maxX, width - side - 8 - 8)
    }
  }

  @Test("R27: cells get the margins of their table's width until an app sets others")
  func widening() {
    do {
      let stage = Stage(width: 375)
      let view = pinnedView(in: stage)
      for (width, side) in [(375.0, 16.0), (430, 20), (390, 16)] {
        stage.resize(to: width)
        expect(view.frame.minX == side && view.frame.maxX == width - side)
      }
    }
    do {
      let stage = Stage(width: 375)
      stage.cell.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stage.cell.accessoryType = .checkmark
      stage.render()
      for width in [375.0, 430] {
        stage.resize(to: width)
        expectEqual(stage.cell.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(stage.cell.contentView.layoutMargins, stage.cell.layoutMargins)
      }
      stage.cell.contentView.layoutMargins.left = 40
      expectEqual(stage.cell.contentView.layoutMargins.left, 40)
      expectEqual(stage.cell.layoutMargins.left, 2)
    }
  }
}
