// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

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
    do {
      let screen = Screen(model(0))
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
    }
    do {
      var model = ListModel(titles: ["row"])
      model.sections[0].header = ""
      let screen = Screen(model)
      screen.render()
      expectEqual(screen.table.contentSize.height, 72)
      expectEqual(screen.table.rectForRow(at: [0, 0]).minY, 28)
    }
    do {
      let screen = Screen(model(), style: .grouped)
      var most = 0
      for offset in stride(from: 0.0, to: 3300, by: 37) {
        screen.render(at: offset)
        most = max(most, tops(screen).count)
      }
      let made = screen.table.subviews.filter { $0 is UITableViewHeaderFooterView }.count
      expectEqual(made, most)
    }
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
