// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Cell margins") @MainActor struct CellMarginTests {
  private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let cell: UITableViewCell
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    private let window: UIWindow
    private let renderer: FrameRenderer

    init(width: CGFloat, style: UITableViewCell.CellStyle = .default) {
      window = UIWindow(frame: CGRect(0, 0, width, 400))
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
    view.pinEdges(to: guide)
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
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
      let margins = UIEdgeInsets(8, side, 8, side)
      for view in [stage.cell, stage.cell.contentView, stage.header, stage.header.contentView] {
        expectEqual(view.layoutMargins, margins)
      }
      expect(stage.table.separatorInset.left == side && stage.cell.separatorInset.left == side)
      expectEqual(stage.header.textLabel?.frame.minX, side)
      // Within the content view, margins are those of any view (R39).
      let inner = UIView(frame: .zero)
      stage.cell.contentView.addSubview(inner)
      expectEqual(inner.layoutMargins, UIEdgeInsets(8, 8, 8, 8))
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
    var stage = Stage(width: 375)
    let view = pinnedView(in: stage)
    for (width, side) in [(375.0, 16.0), (430, 20), (390, 16)] {
      stage.resize(to: width)
      expect(view.frame.minX == side && view.frame.maxX == width - side)
    }
    stage = Stage(width: 375)
    stage.cell.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    stage.cell.accessoryType = .checkmark
    stage.render()
    for width in [375.0, 430] {
      stage.resize(to: width)
      expectEqual(stage.cell.layoutMargins, UIEdgeInsets(1, 2, 3, 4))
      expectEqual(stage.cell.contentView.layoutMargins, stage.cell.layoutMargins)
    }
    stage.cell.contentView.layoutMargins.left = 40
    expectEqual(stage.cell.contentView.layoutMargins.left, 40)
    expectEqual(stage.cell.layoutMargins.left, 2)
  }
}

@Suite("Sizing beside constraints") @MainActor struct MixedSizingTests {
  private static let sentence = String(repeating: "A sentence that needs some room. ", count: 8)

  private func addMark(to view: UIView) {
    let mark = UILabel("7")
    view.placing(mark)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      mark.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func height(of make: @escaping () -> UITableViewCell) -> CGFloat {
    let table = PictureTable(rows: 1, make: make)
    FrameRenderer(root: table.window).renderFrame()
    return table.table.visibleCells[0].frame.height
  }

  @Test("S1-31 R28 S3-49: views placed by constraints leave the height to built-in content")
  func listContent() {
    func make(isMarked: Bool) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.contentConfiguration = cell.defaultContentConfiguration().with("Title", Self.sentence)
      if isMarked { addMark(to: cell) }
      return cell
    }
    let plain = height { make(isMarked: false) }
    expect(plain > 60)
    expectEqual(height { make(isMarked: true) }, plain)
    let row = height {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Thin()
      return cell
    }
    expectEqual(row, 44)
    let wide = UITableViewCell(style: .default, reuseIdentifier: nil)
    wide.contentConfiguration = Thin()
    expectEqual(wide.sizeThatFits(CGSize(300, 0)).height, 44)
    do {
      func make(isMarked: Bool) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = Self.sentence
        cell.textLabel?.numberOfLines = 0
        if isMarked { addMark(to: cell) }
        return cell
      }
      let plain = height { make(isMarked: false) }
      expect(plain > 60)
      expectEqual(height { make(isMarked: true) }, plain)
    }
  }

  /// Content of an app's own, laid out by hand, that wants few points.
  private struct Thin: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { ThinView(self) }
    func updated(for state: any UIConfigurationState) -> Thin { self }
  }

  private final class ThinView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Thin) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(size.width, 6) }
  }

  @Test("S1-04 S1-16 S1-30: headers keep their content's height, rows follow a new text size")
  func header() {
    func fitted(isMarked: Bool) -> CGFloat {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.contentConfiguration = UIListContentConfiguration.groupedHeader().with("Header")
      if isMarked { addMark(to: header) }
      return header.fitting(CGSize(375, 0)).height
    }
    let plain = fitted(isMarked: false)
    expect(plain > 20)
    expectEqual(fitted(isMarked: true), plain)
    func cell() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = cell.defaultContentConfiguration().with(Self.sentence)
      return cell
    }
    func heights(_ first: UIContentSizeCategory, _ then: UIContentSizeCategory) -> [CGFloat] {
      let table = PictureTable(rows: 2, make: cell)
      let renderer = FrameRenderer(root: table.window)
      table.window.traitOverrides.preferredContentSizeCategory = first
      renderer.renderFrame()
      table.window.traitOverrides.preferredContentSizeCategory = then
      renderer.renderFrame()
      return table.table.visibleCells.map(\.frame.height) + [table.table.contentSize.height]
    }
    let small = heights(.small, .small)
    let large = heights(.accessibilityLarge, .accessibilityLarge)
    expect(small[0] < large[0])
    expectEqual(heights(.small, .accessibilityLarge), large)
    expectEqual(heights(.accessibilityLarge, .small), small)
  }
}
