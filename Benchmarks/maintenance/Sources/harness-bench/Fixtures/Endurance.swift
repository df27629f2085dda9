// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import CProbes
import Foundation
@_spi(Headless) import HeadlessUIKit

/// Many frames of mixed work on one table of 100,000 rows, in ten equal parts.
///
/// Each part begins with a reload at the top and then does the same: it scrolls, jumps, fills visible rows
/// again, inserts, deletes and moves rows in batches that leave their number as it was, and selects. So what the
/// engine counts in a part has to be the same in each but the first, which finds no cells; how many
/// cells live must be the same after each, and what is allocated within a page.
@MainActor final class Endurance: NSObject, UITableViewDataSource {
  /// What one part came to.
  struct Part {
    let counters: EngineCounters
    let allocatedBytes: Int
    let residentBytes: Int
    let livingCells: Int
    /// The 99th percentile of each block of 1,000 frames, in nanoseconds.
    let tails: [Double]
  }

  /// The parts that frames are cut into.
  static let partCount = 10
  /// Frames whose longest hundredth is one figure.
  private static let blockFrames = 1_000
  private static let rowCount = 100_000
  private static let rowHeight = 44.0
  private static let identifier = "cell"
  private static let frame = CGRect(x: 0, y: 0, width: 375, height: 812)

  private let table = UITableView(frame: frame, style: .plain)
  private let window = UIWindow(frame: frame)
  private let renderer: FrameRenderer
  private let texts = (0..<97).map { "Row of the list, number \($0), with a text to lay out" }
  private var rows = Array(0..<rowCount)
  private var generator = SeededGenerator(seed: 1)

  override init() {
    renderer = FrameRenderer(root: window)
    super.init()
    table.rowHeight = Self.rowHeight
    table.register(CountedCell.self, forCellReuseIdentifier: Self.identifier)
    table.dataSource = self
    window.addSubview(table)
  }

  /// Plays a part of so many frames.
  func play(frames: Int) -> Part {
    rows = Array(0..<Self.rowCount)
    generator = SeededGenerator(seed: 1)
    table.reloadData()
    table.contentOffset = .zero
    renderer.renderFrame()
    let before = EngineCounters.now()
    var tails: [Double] = []
    var durations = [Int](repeating: 0, count: Self.blockFrames)
    for block in 0..<frames / Self.blockFrames {
      for number in 0..<Self.blockFrames {
        let start = MonotonicClock.nowNanoseconds()
        work(block * Self.blockFrames + number)
        renderer.renderFrame()
        durations[number] = MonotonicClock.nowNanoseconds() - start
      }
      durations.sort()
      tails.append(Double(durations[Self.blockFrames * 99 / 100]))
    }
    return Part(
      counters: EngineCounters.now() - before,
      allocatedBytes: Int(cprobes_allocated_bytes()),
      residentBytes: Self.residentBytes(),
      livingCells: CountedCell.living,
      tails: tails
    )
  }

  /// What happens before a frame: of forty, one jump, one batch of updates, one reload of visible rows, one
  /// selection; scrolling in all others.
  private func work(_ frame: Int) {
    let last = Double(Self.rowCount) * Self.rowHeight - Self.frame.height
    switch frame % 40 {
    case 10:
      let row = generator.nextInt(below: Self.rowCount)
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    case 20: update()
    case 30: table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
    case 35:
      let row = (table.indexPathsForVisibleRows ?? []).first
      table.selectRow(at: row, animated: false, scrollPosition: .none)
    default:
      let step = Double(generator.nextInt(below: 200)) - 60
      table.contentOffset.y = min(max(0, Double(table.contentOffset.y) + step), last)
    }
  }

  /// Takes rows out, puts as many in, and moves one.
  private func update() {
    let first = table.indexPathsForVisibleRows?.first?.row ?? 0
    let place = min(first, Self.rowCount - 40)
    table.performBatchUpdates { [self] in
      let moved = rows.remove(at: place + 9)
      rows.removeSubrange(place + 2..<place + 5)
      rows.insert(contentsOf: [place, place + 1, place + 2], at: place)
      rows.insert(moved, at: place + 30)
      table.deleteRows(at: (2..<5).map { IndexPath(row: place + $0, section: 0) }, with: .none)
      table.insertRows(at: (0..<3).map { IndexPath(row: place + $0, section: 0) }, with: .none)
      table.moveRow(
        at: IndexPath(row: place + 9, section: 0),
        to: IndexPath(row: place + 30, section: 0)
      )
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    cell.textLabel?.text = texts[rows[indexPath.row] % texts.count]
    return cell
  }

  /// The pages that are in memory now, from the second figure of /proc/self/statm.
  private static func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// A cell that knows how many of its kind live.
private final class CountedCell: UITableViewCell {
  /// Touched on the main actor alone, but for the end of a cell, which comes from there too.
  nonisolated(unsafe) static var living = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.living += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.living -= 1 }
}

extension Endurance {
  /// Plays all parts, prints what they came to, and returns whether nothing grew or drifted.
  static func run(frames: Int) -> Bool {
    let bed = Endurance()
    let size = max(blockFrames, frames / partCount / blockFrames * blockFrames)
    // What was read of a part is memory too: three parts and the latest are kept, so that as much is held from
    // the fourth on.
    var parts: [Part] = []
    var isSteady = true
    var fourth = (allocated: 0, resident: 0)
    for number in 0..<partCount {
      if parts.count == 4 { parts.removeLast() }
      let part = bed.play(frames: size)
      isSteady = isSteady && (number < 2 || part.counters == parts[1].counters)
      parts.append(part)
      if number == 3 { fourth = (part.allocatedBytes, part.residentBytes) }
      write([
        "part \(number + 1): \(size) frames, \(part.allocatedBytes) bytes allocated, "
          + "\(part.residentBytes) resident, \(part.livingCells) cells"
      ])
    }
    return verdicts(parts, isSteady, fourth, frames: size * partCount)
      .reduce(true) { holds, verdict in
        write([(verdict.holds ? "ok   " : "FAIL ") + verdict.sentence])
        return holds && verdict.holds
      }
  }

  private static func verdicts(
    _ parts: [Part],
    _ isSteady: Bool,
    _ fourth: (allocated: Int, resident: Int),
    frames: Int
  ) -> [(holds: Bool, sentence: String)] {
    let (second, last) = (parts[1], parts[parts.count - 1])
    let cells = Set(parts.dropFirst().map(\.livingCells))
    let growth = last.allocatedBytes - fourth.allocated
    let resident = last.residentBytes - fourth.resident
    let tails = parts[0].tails.sorted()
    let low = tails[tails.count / 40]
    let high = tails[tails.count - 1 - tails.count / 40]
    let tail = last.tails.sorted()[last.tails.count / 2]
    // Less than a page: sixteen bytes lost in each frame would be ten megabytes.
    return [
      (
        isSteady,
        "counters: all \(second.counters.values.count) are the same in each part from the second on, "
          + "\(frames) frames"
      ),
      (cells.count == 1, "cells: \(cells.sorted()) live after the second, third and last part"),
      (
        growth <= 4_096 && last.allocatedBytes > 0,
        "allocated: \(growth) bytes more after the last part than after the fourth, of \(fourth.allocated)"
      ),
      (
        resident <= 1 << 20,
        "resident: \(resident) bytes more after the last part than after the fourth"
      ),
      (
        tail >= low && tail <= high,
        "p99: \(Int(tail)) ns in the last part, \(Int(low)) to \(Int(high)) in 95 of 100 blocks of the first"
      ),
    ]
  }
}
