// SPDX-License-Identifier: Apache-2.0

import BenchCells
import BenchLists
import BenchStatistics
import Foundation
@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@testable import BenchCases

@MainActor @Suite struct PlayedScreenTests {
  private final class SectionsController: UITableViewController {
    static let headerHeight = 20.0
    let sections: [Int]

    init(_ sections: [Int]) {
      self.sections = sections
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.estimatedRowHeight = 50
    }

    static func height(_ path: IndexPath) -> Double {
      Double(30 + (path.section * 7 + path.row * 11) % 40)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { CGFloat(Self.height(indexPath)) }

    override func tableView(
      _ tableView: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat { CGFloat(Self.headerHeight) }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Section" }
  }

  private static func paths(_ sections: [Int]) -> [IndexPath] {
    sections.enumerated()
      .flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
  }

  private static func played(_ sections: [Int], in window: UIWindow) -> PlayedScreen {
    PlayedScreen({ _ in SectionsController(sections) }, in: window, rowCount: sections.reduce(0, +))
  }

  @Test func numbersAndHeights() {
    // Rows are numbered through over sections, those without a row among them.
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<50 {
      let sections = (0..<(1 + generator.nextInt(below: 6)))
        .map { _ in generator.nextInt(below: 4) }
      let paths = Self.paths(sections)
      let window = UIWindow(frame: Viewport.standard.frame)
      let screen = Self.played(sections, in: window)
      expectEqual(screen.rowCount, paths.count, "seed 21, \(sections)")
      for (row, path) in paths.enumerated() {
        expectEqual(screen.path(ofRow: row), path, "seed 21, \(sections), row \(row)")
        expectEqual(screen.row(at: path), row, "seed 21, \(sections), \(path)")
      }
    }
    // A row is as far from the next as its height and what stands between their sections.
    do {
      let sections = [30, 0, 1, 25, 40]
      let paths = Self.paths(sections)
      let heights = ScreenHeights({ _ in SectionsController(sections) }, rowCount: paths.count)
      // From the end, so that nothing above was measured before.
      for row in paths.indices.reversed() {
        let path = paths[row]
        let next = row + 1 < paths.count ? paths[row + 1].section : path.section
        let headers = Double(next - path.section) * SectionsController.headerHeight
        expectEqual(
          heights.height(ofRow: row),
          SectionsController.height(path) + headers,
          "row \(row)"
        )
      }
    }
  }

  @Test("the first table is the one nearest to the view, and none is said to be none")
  func tables() {
    let controller = UIViewController()
    let (outer, inner) = (UITableView(), UITableView())
    let box = UIView()
    box.addSubview(inner)
    controller.view.addSubview(box)
    controller.view.addSubview(outer)
    let window = UIWindow(frame: Viewport.standard.frame)
    let screen = PlayedScreen({ _ in controller }, in: window, rowCount: 5)
    expect(screen.fault?.sentence.contains("has no data source") == true)
    expectEqual(screen.rowCount, 0)
    outer.removeFromSuperview()
    inner.removeFromSuperview()
    let empty = PlayedScreen(
      { _ in controller },
      in: UIWindow(frame: Viewport.standard.frame),
      rowCount: 5
    )
    expect(empty.fault?.sentence.contains("holds no table") == true)
  }

  @Test("a screen is scrolled and loaded, and is no list whose cells another one fills")
  func admission() {
    let design = CellDesign(
      ScreenBenchmark("sections") { _ in SectionsController([100]) }
    )
    let strategy = design.baseline
    let admitted = Workload.plain.filter { $0.admits(design, strategy) }
    expectEqual(
      Set(admitted.map(\.name)),
      [
        "scroll.steady", "scroll.fling", "scroll.jump", "scroll.oscillate", "load.first-frame",
        "floor.empty",
      ]
    )
    for control in TableControl.allCases {
      expectEqual((design.refusal(of: .control(control)) == nil), control == .again)
    }
  }

  @Test(
    "each frame of a right screen is right",
    arguments: [Workload.steady, .fling, .jump, .load]
  )
  func verification(_ workload: Workload) {
    let design = CellDesign(
      ScreenBenchmark("sections") { rowCount in
        SectionsController(Array(repeating: 10, count: rowCount / 10))
      }
    )
    let group = Cases.group(workload, "sections", 100, [design.baseline]).with(design: design)
    let found = group.verify(rows: NoRows(), seed: 1, configureCount: 60)
    expect(
      found.allSatisfy { $0.isPassed && $0.frameCount > 1 },
      "\(found.map(\.failureSentence))"
    )
    expectEqual(found.first?.expectedDigest, found.first?.digest)
  }

  private final class LowController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      300
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "low")
        ?? UITableViewCell(style: .default, reuseIdentifier: "low")
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row % 10 == 9 ? 0 : 20 }
  }

  @Test("windows over rows lower than a plain cell fill the viewport, and share no row")
  func lowRows() {
    let design = CellDesign(ScreenBenchmark("low") { _ in LowController(style: .plain) })
    let list = PlayedList(design, rows: NoRows(), rowCount: 300)
    let heights = RowHeights(of: list, rowCount: 300)
    // 812 points are 40 rows of 20 points and 12 points of another, with 4 or 5 of no height among them.
    let last = heights.lastRow(leaving: Viewport.standard.height)
    let below = (last..<300).reduce(0.0) { $0 + ($1 % 10 == 9 ? 0 : 20) }
    expect(
      below >= Viewport.standard.height && below - 20 < Viewport.standard.height,
      "row \(last)"
    )
    expect(!heights.isFar(40, from: 0), "the rows from 0 to 40 are 720 points high")
    expect(heights.isFar(60, from: 0), "those from 0 to 60 are 1,080")
    expect(!heights.isFar(100, from: 140) && heights.isFar(100, from: 160))
  }

  @Test("a table that no row of is in view is no screen that could be measured")
  func hiddenTable() {
    let design = CellDesign(
      ScreenBenchmark("hidden") { rowCount in
        let controller = UIViewController()
        let holder = SectionsController([rowCount])
        controller.addChild(holder)
        holder.view.frame = .zero
        holder.view.autoresizingMask = []
        controller.view.addSubview(holder.view)
        return controller
      }
    )
    let group = Cases.group(.steady, "hidden", 100, [design.baseline]).with(design: design)
    let found = group.verify(rows: NoRows(), seed: 1, configureCount: 60)
    expect(found.first?.isPassed == false)
    expect(found.first?.failureSentence.contains("the table shows no row") == true)
  }
}
