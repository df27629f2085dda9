// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Section index") @MainActor struct SectionIndexTests {
  private final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = (0..<10).map { "\($0 * 2)" }
    var asked: [String] = []
    var calls = 0

    func numberOfSections(in tableView: UITableView) -> Int { 20 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 4 ? nil : "Section \(section)"
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      calls += 1
      return titles
    }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      asked.append("\(title) at \(index)")
      return title == UITableView.indexSearch ? NSNotFound : index * 2
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
    table.dataSource = source
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
  }

  private var strip: SectionIndexView? {
    table.subviews.compactMap { $0 as? SectionIndexView }.first
  }

  @Test("a touch on the section index scrolls to the title's section or to the search")
  func touches() throws {
    renderer.renderFrame()
    let strip = try require(strip)
    expectEqual(strip.frame, CGRect(305, 0, 15, 440))
    expectEqual(source.calls, 1)
    // Ten titles of 16 points stand in the middle: from 140 to 300.
    let touch = try require(window.beginTouch(at: CGPoint(312, 140 + 3 * 16 + 4)))
    expectEqual(source.asked, ["6 at 3"])
    expectEqual(renderer.rendered(table.rectForHeader(inSection: 6).minY), table.contentOffset.y)
    expectEqual(strip.frame.minY, table.contentOffset.y)
    window.moveTouch(touch, to: CGPoint(312, 400))
    expectEqual(renderer.rendered(source.asked.last), "18 at 9")
    expectEqual(table.rectForHeader(inSection: 18).minY, table.contentOffset.y)
    window.endTouch(touch)
    expect(table.indexPathForSelectedRow == nil)
    window.tap(at: CGPoint(312, 140 + 2 * 16 + 4))
    renderer.renderFrame()
    expectEqual(
      table.rectForRow(at: [4, 0]).minY,
      table.contentOffset.y,
      "a section without header"
    )
    try SectionIndexTests().search()
  }

  @Test("the section index loads its titles, stays in front and shares its room")
  func depth() throws {
    for offset in stride(from: 0.0, to: 6000, by: 410) {
      table.contentOffset.y = CGFloat(offset)
      expect(renderer.rendered(table.subviews.last is SectionIndexView), "\(offset)")
    }
    try SectionIndexTests().loading()
    try SectionIndexTests().colors()
    try SectionIndexTests().crowded()
  }

  private func loading() throws {
    renderer.renderFrame()
    source.titles = ["a", "b"]
    table.reloadSectionIndexTitles()
    renderer.renderFrame()
    try expectEqual(require(strip).subviews.count, 2)
    table.sectionIndexMinimumDisplayRowCount = 201
    expect(strip == nil)
    table.sectionIndexMinimumDisplayRowCount = 200
    expect(strip != nil)
    source.titles = nil
    table.reloadData()
    expect(renderer.rendered(strip == nil))
  }

  private func colors() throws {
    renderer.renderFrame()
    let strip = try require(strip)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    expectEqual((strip.subviews.first as? UILabel)?.textColor, .red)
    expectEqual(strip.backgroundColor, .green)
    let touch = try require(window.beginTouch(at: CGPoint(312, 200)))
    expectEqual(strip.backgroundColor, .blue)
    window.endTouch(touch)
    expectEqual(strip.backgroundColor, .green)
    expectEqual(table.sectionIndexColor, .red)
  }

  private func search() throws {
    source.titles = [UITableView.indexSearch] + (source.titles ?? [])
    renderer.renderFrame()
    table.contentOffset.y = 3000
    renderer.renderFrame()
    window.tap(at: CGPoint(312, 1))
    expectEqual(table.contentOffset.y, 0)
  }

  private func crowded() throws {
    source.titles = (0..<200).map { "\($0)" }
    renderer.renderFrame()
    let labels = try require(strip).subviews
    expect(labels.last?.frame.maxY ?? 0 <= 440.01)
    table.frame.size = .zero
    expect(renderer.rendered(labels.allSatisfy { $0.frame.isFinite }))
  }
}

@Suite("Headers and footers") @MainActor struct TitleTests {
  private func model(_ serial: Int = 0) -> ListModel {
    ListModel(
      sections: (0..<4)
        .map { section in
          .init(
            header: "Header \(section) \(serial)",
            footer: "Footer \(section) \(serial)",
            rows: (0..<20).map { .init(title: "\(section)/\($0)", height: 44) }
          )
        }
    )
  }

  private func tops(_ screen: Screen) -> [String: Double] {
    var tops: [String: Double] = [:]
    for case let view as UITableViewHeaderFooterView in screen.table.subviews where !view.isHidden {
      tops[view.textLabel?.text ?? ""] = Double(view.frame.minY) - screen.viewport.lowerBound
    }
    return tops
  }

  // A section is 28 + 20 · 44 + 28 = 936 points high, the viewport 440.
  @Test(
    "R42 S3-04: plain titles float at the edges and are pushed off by their section's end",
    arguments: [
      (0.0, ["Header 0 0": 0.0, "Footer 0 0": 412]), (10, ["Header 0 0": 0, "Footer 0 0": 412]),
      (468, ["Header 0 0": 0, "Footer 0 0": 412]), (496, ["Header 0 0": 0, "Footer 0 0": 412]),
      // The footer has come to its place; the next header enters below it.
      (506, ["Header 0 0": 0, "Footer 0 0": 402, "Header 1 0": 430, "Footer 1 0": 430]),
      // Only the footer of section 0 is at the top edge: its header is being pushed off.
      (916, ["Header 0 0": -8, "Footer 0 0": -8, "Header 1 0": 20, "Footer 1 0": 412]),
      (936, ["Header 1 0": 0, "Footer 1 0": 412]),
      (-30, ["Header 0 0": 30, "Footer 0 0": 412]),
    ] as [(Double, [String: Double])]
  )
  func floating(offset: Double, expected: [String: Double]) {
    let screen = Screen(model())
    screen.render(at: offset)
    expectEqual(tops(screen), expected)
  }

  @Test("R42: grouped titles stay in their places", arguments: [0.0, 10, 500, 930])
  func grouped(offset: Double) throws {
    let screen = Screen(model(), style: .grouped)
    screen.render(at: offset)
    try TableAudit(screen: screen).check()
    let isSeen = offset < 38
    expectEqual(tops(screen)["Header 0 0"], isSeen ? -offset : nil)
  }

  @Test("S3-03: titles are views that are reused and loaded again, and an empty title has one")
  func style() throws {
    expectEqual(UITableView().style, .plain)
    expectEqual(UITableView(frame: .zero).style, .plain)
    expectEqual(UITableView(frame: .zero, style: .insetGrouped).style, .insetGrouped)
    var screen = Screen(model(0))
    screen.render(at: 480)
    screen.source.model = model(1)
    screen.table.reloadData()
    screen.render()
    expect(tops(screen).keys.allSatisfy { $0.hasSuffix(" 1") })
    expect(!tops(screen).isEmpty)
    screen.source.model = ListModel(titles: ["only"])
    screen.table.reloadData()
    screen.render(at: 0)
    expect(tops(screen).isEmpty)
    do {
      var model = ListModel(titles: ["row"])
      model.sections[0].header = ""
      let screen = Screen(model)
      screen.render()
      expectEqual(screen.table.contentSize.height, 72)
      expectEqual(screen.table.rectForRow(at: [0, 0]).minY, 28)
    }
    screen = Screen(model(), style: .grouped)
    var most = 0
    for offset in stride(from: 0.0, to: 3300, by: 37) {
      screen.render(at: offset)
      most = max(most, tops(screen).count)
    }
    let made = screen.table.subviews.filter { $0 is UITableViewHeaderFooterView }.count
    expectEqual(made, most)
    do {
      // At a row's edge ten rows fit; half a row on, an eleventh cell has to be made.
      let screen = Screen(model())
      screen.render(at: 28)
      screen.render(at: 50)
      let made = try require(screen.source.cells.last)
      for step in 0..<30 {
        screen.render(at: 50 + Double(step) * 22)
        try TableAudit(screen: screen).check()
      }
      expect(made === screen.source.cells.last)
    }
  }
}
