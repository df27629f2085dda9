// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// Cells that went through many rows against cells that were made for one.
@MainActor @Suite struct HostingScrollTests {
  /// A row in which everything may be there or not.
  private struct Row {
    let title: String
    let detail: String?
    let symbol: String?
    let isMarked: Bool
    let tags: [Int]

    init(_ generator: inout SplitMix64) {
      let words = (0..<Int.random(in: 1...30, using: &generator))
        .map { _ in
          String(repeating: "w", count: Int.random(in: 1...9, using: &generator))
        }
      title = words[0]
      detail = Bool.random(using: &generator) ? words.joined(separator: " ") : nil
      symbol = ["star", "heart", nil].randomElement(using: &generator) ?? nil
      isMarked = Bool.random(using: &generator)
      tags = (0..<6).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
    }

    @MainActor var configuration: some UIContentConfiguration {
      UIHostingConfiguration {
        HStack(alignment: .top) {
          if let symbol { Image(systemName: symbol).foregroundStyle(isMarked ? .red : .blue) }
          VStack(alignment: .leading, spacing: 2) {
            Text(title).font(isMarked ? .headline : .body)
            if let detail { Text(detail).foregroundStyle(.secondary).lineLimit(3) }
            HStack {
              ForEach(tags, id: \.self) { tag in
                Text("\(tag)").font(.caption).padding(2).background(.yellow).cornerRadius(2)
              }
            }
          }
          Spacer()
          if isMarked { Circle().fill(.red).frame(width: 9, height: 9) } else { Text("no") }
        }
      }
      .background(isMarked ? Color.green : Color.clear)
    }
  }

  @Test(
    "S2-18: a reused cell looks like a new one, whatever it showed before",
    arguments: 0..<4 as Range<UInt64>
  )
  func reuse(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rows = (0..<120).map { _ in Row(&generator) }
    let hosted = HostedTable(count: rows.count) { cell, row in
      cell.contentConfiguration = rows[row].configuration
    }
    let table = hosted.table
    let before = EngineCounters.now()
    for step in 0..<60 {
      table.contentOffset.y = max(
        0,
        table.contentOffset.y + .random(in: -300...420, using: &generator)
      )
      hosted.render()
      for cell in table.visibleCells {
        let path = try require(table.indexPath(for: cell))
        let fresh = UITableViewCell(style: .default, reuseIdentifier: nil)
        fresh.contentConfiguration = rows[path.row].configuration
        fresh.frame = cell.frame
        fresh.layoutIfNeeded()
        expectEqual(
          HostedTable.elements(cell),
          HostedTable.elements(fresh),
          "seed \(seed), step \(step), row \(path.row)"
        )
      }
    }
    let work = EngineCounters.now() - before
    expect(work["contentViewsReplaced"] == 0 && work["reuseHits"] > 60)
  }
}
