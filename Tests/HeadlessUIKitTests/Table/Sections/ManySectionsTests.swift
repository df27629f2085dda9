// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Many sections") @MainActor struct ManySectionsTests {
  /// A section of the list that is walked from the top for every question.
  private struct Section {
    let top: Double
    let header: Double
    let footer: Double
    let bottom: Double
  }

  private func sections(_ screen: SizingScreen) -> [Section] {
    screen.rows.indices.map { section in
      let whole = screen.table.rect(forSection: section)
      return Section(
        top: Double(whole.minY),
        header: Double(screen.table.rectForHeader(inSection: section).height),
        footer: Double(screen.table.rectForFooter(inSection: section).height),
        bottom: Double(whole.maxY)
      )
    }
  }

  private func expected(_ sections: [Section], top: Double) -> [Int: Double] {
    var shown: [Int: Double] = [:]
    var topmost: Int?
    for (number, section) in sections.enumerated() {
      guard section.bottom > top, section.top < top + 440 else { continue }
      if topmost == nil && section.bottom > section.top { topmost = number }
      if section.header > 0, section.top + section.header > top {
        shown[number] = section.top - top
      }
    }
    if let topmost, sections[topmost].header > 0 {
      let section = sections[topmost]
      shown[topmost] = max(section.top - top, min(0, section.bottom - section.header - top))
    }
    return shown
  }

  private func expectedFooters(_ sections: [Section], top: Double) -> [Int: Double] {
    var shown: [Int: Double] = [:]
    var bottommost: Int?
    for (number, section) in sections.enumerated() {
      guard section.bottom > top, section.top < top + 440 else { continue }
      if section.bottom > section.top { bottommost = number }
      let place = section.bottom - section.footer
      if section.footer > 0, place < top + 440 { shown[number] = place - top }
    }
    if let bottommost, sections[bottommost].footer > 0 {
      let section = sections[bottommost]
      shown[bottommost] = min(
        section.bottom - section.footer - top,
        max(440 - section.footer, section.top - top)
      )
    }
    return shown
  }

  private func screen(_ count: Int, seed: UInt64, views: Bool = true) -> SizingScreen {
    var random = SplitMix64(seed: seed)
    let rows = (0..<count)
      .map { _ in
        (0..<[0, 1, 2, 3, 8][Int.random(in: 0..<5, using: &random)])
          .map { _ in Double(Int.random(in: 30...120, using: &random)) }
      }
    let headers: [Double?] = (0..<count)
      .map { _ in
        Int.random(in: 0..<6, using: &random) == 0
          ? nil : Double(Int.random(in: 20...90, using: &random))
      }
    let screen = SizingScreen(rows: rows, headers: views ? headers : [])
    screen.footers = (0..<count)
      .map { _ in
        Bool.random(using: &random) ? Double(Int.random(in: 10...70, using: &random)) : nil
      }
    return screen
  }

  @Test("L14 S3-04 R42: floating headers of 10,000 sections against brute force, frame by frame")
  func floating() {
    for seed in 0..<UInt64(1) {
      let screen = screen(10_000, seed: seed)
      var random = SplitMix64(seed: seed &+ 99)
      screen.render()
      expect(screen.askedHeaders.count < 40, "headers are asked for where they are seen")
      for step in 0..<24 {
        if step % 3 == 0 {
          screen.render(
            at: Double(Int.random(in: 0..<Int(screen.table.contentSize.height), using: &random))
          )
        } else {
          screen.render(
            at: Double(screen.table.contentOffset.y)
              + Double(Int.random(in: -300...300, using: &random)) / 2
          )
        }
        let sections = sections(screen)
        let top = Double(screen.table.contentOffset.y)
        let found = screen.shownHeaders
        let wanted = expected(sections, top: top)
        expectEqual(found.mapValues(\.top), wanted, "seed \(seed), step \(step) at \(top)")
        expectEqual(
          screen.shownFooters,
          expectedFooters(sections, top: top),
          "footers of seed \(seed), step \(step) at \(top)"
        )
        for (section, place) in found {
          expectEqual(place.height, screen.headers[section], "section \(section), seed \(seed)")
        }
        let visible = sections.filter { $0.bottom > top && $0.top < top + 440 }.count
        expect(found.count <= visible + 1)
      }
      let made = screen.table.subviews.filter { $0 is UITableViewHeaderFooterView }.count
      expect(made < 60, "views are reused: \(made)")
    }
  }

  @Test("L14: headers are measured as they come, or at load where the estimate is 0")
  func costOfAFrame() {
    var asked: [Int] = []
    for count in [100, 1000, 10_000] {
      let screen = SizingScreen(
        rows: Array(repeating: [50, 50], count: count),
        headers: Array(repeating: 40, count: count)
      )
      screen.render()
      screen.askedHeaders = []
      for offset in stride(from: 0.0, to: 4000, by: 35) { screen.render(at: offset) }
      asked.append(screen.askedHeaders.count)
    }
    expectEqual(Set(asked).count, 1, "\(asked)")
    let screen = SizingScreen(
      rows: Array(repeating: [30], count: 100),
      headers: (0..<100).map { Double($0 + 1) }
    )
    screen.table.sectionFooterHeight = 0
    screen.table.estimatedSectionHeaderHeight = 0
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 8050)
    expectEqual(Set(screen.askedHeaders), Set(0..<100))
    screen.table.estimatedSectionHeaderHeight = 11
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 4100)
    do {
      let screen = Screen(
        ListModel(sections: (0..<50).map { _ in .init(rows: [.init(title: "row", height: 44)]) })
      )
      screen.render()
      expectEqual(screen.table.contentSize.height, 2200)
    }
  }

  @Test("headers that turn out otherwise than estimated move nothing and are not cut")
  func anchor() throws {
    for seed in 0..<UInt64(6) {
      let screen = screen(400, seed: seed)
      screen.table.estimatedSectionHeaderHeight = 50
      screen.render(at: 20_000)
      for step in 0..<60 {
        guard let path = screen.table.indexPathsForVisibleRows?.first else { continue }
        let before = screen.top(path)
        screen.table.contentOffset.y -= 37
        screen.render()
        guard before + 37 < 440 else { continue }
        expectEqual(screen.top(path), before + 37, "seed \(seed), step \(step)")
      }
    }
    do {
      let screen = SizingScreen(rows: [[50], [50]], headers: [90, 10])
      screen.table.estimatedSectionHeaderHeight = 12
      screen.render()
      expectEqual(screen.table.contentOffset.y, 0)
      let header = try require(screen.shownHeaders[0])
      expect(header == (0, 90))
      try expect(require(screen.shownHeaders[1]) == (140, 10))
      expectEqual(screen.table.contentSize.height, 200)
      expectEqual(screen.log, ["will 0", "will 1"])
    }
  }

  @Test("a million sections load, and the last one is reached")
  func aMillion() {
    let screen = CountedSections(count: 1_000_000)
    screen.table.rowHeight = 44
    let renderer = FrameRenderer(root: screen.table)
    expectEqual(renderer.rendered(screen.table.numberOfSections), 1_000_000)
    expectEqual(screen.table.contentSize.height, 44_000_000)
    // Three runs a section, 16 bytes each in leaves that are nine tenths full, and the branches.
    expect(screen.table.indexMemoryBytes < 1_000_000 * 3 * 22)
    let last = IndexPath(row: 0, section: 999_999)
    screen.table.scrollToRow(at: last, at: .bottom, animated: false)
    expect(renderer.rendered(screen.table.cellForRow(at: last) != nil))
  }

  private final class CountedSections: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(0, 0, 320, 440))
    let count: Int

    init(count: Int) {
      self.count = count
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }
}
