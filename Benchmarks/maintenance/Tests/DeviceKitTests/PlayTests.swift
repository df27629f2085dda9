// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// What playing leaves to see and has written, against what the engine counts.
@Suite @MainActor struct PlayTests {
  private func script(_ group: PlayGroup) -> PlayScript {
    PlayScript(group, round: 0, seed: 1, configureCount: 40)
  }

  /// The script cut where frames begin or cease to be measured.
  private func parts(of script: PlayScript) -> [PlayScript] {
    var parts: [PlayScript] = []
    for step in script.steps {
      if let last = parts.indices.last, parts[last].steps[0].isMeasured == step.isMeasured {
        parts[last].steps.append(step)
      } else {
        var part = script
        part.steps = [step]
        parts.append(part)
      }
    }
    return parts
  }

  @Test("the cells and writes that the kit counts are those that the engine counts")
  func writes() throws {
    for group in PlayGroup.all {
      let script = script(group)
      for strategy in FillStrategy.handWritten {
        let table = try Screen().table(group, strategy)
        var cellCount = 0
        table.alone {
          table.open(script)
          for part in parts(of: script) {
            let before = EngineCounters.now()
            let record = table.record(part)
            let counted = EngineCounters.now() - before
            guard part.steps[0].isMeasured else { continue }
            cellCount += record.configuredCount
            let name = "\(group.identifier(of: strategy))"
            expectEqual(record.writeCount, counted["propertyWritesAsked"], "\(name)")
            expectEqual(record.configuredCount, counted["dataSourceCellCalls"], "\(name)")
            expectEqual(counted["cellsCreated"], 0, "\(name)")
          }
        }
        expect(cellCount >= 40)
      }
    }
  }

  @Test("what the system's views write is not counted, rather than guessed")
  func systemViews() throws {
    let group = PlayGroup.steady(.subtitle, FillStrategy.allCases)
    let script = script(group)
    for strategy in [FillStrategy.listConfiguration, .hosting] {
      let table = try Screen().table(group, strategy)
      let record = table.alone {
        table.open(script)
        return table.record(script)
      }
      expect(record.writeCount == nil)
      expect(record.configuredCount >= 40)
    }
  }

  @Test("all strategies show the same in every frame, as far as they can be read back")
  func content() throws {
    for group in PlayGroup.all {
      let script = script(group)
      var baseline: PlayRecord?
      var digests: Set<String> = []
      for strategy in group.strategies {
        let table = try Screen().table(group, strategy)
        let record = table.alone {
          table.open(script)
          return table.record(script)
        }
        var figures = CaseFigures(strategy)
        figures.note(record, against: baseline ?? record)
        baseline = baseline ?? record
        expect(figures.difference == nil, "\(group.identifier(of: strategy))")
        if ContentReach(strategy) == .everything { digests.insert(figures.digest.hexadecimal) }
      }
      expectEqual(digests.count, 1, "\(group.identifier)")
    }
  }

  @Test("what is read back of a cell is what its row holds")
  func lines() throws {
    let group = PlayGroup.reconfigure(.card, changedCount: 3)
    let script = script(group)
    let table = try Screen().table(group, .configurationDiffing)
    let record = table.alone {
      table.open(script)
      return table.record(script)
    }
    let steps = script.steps.filter(\.isMeasured)
    for (step, cells) in zip(steps, record.frames) {
      expect(!cells.isEmpty)
      for cell in cells {
        let row = step.rows[cell.row - step.firstRow]
        expectEqual(cell.texts, [row.title, row.source, row.body, row.badge])
        expectEqual(cell.lines.first, "fill \(row.accent)")
        expectEqual(cell.lines[1], "image \(Int(row.symbol) - 1)")
        expectEqual(cell.lines.contains("hidden"), !row.isFlagged)
      }
    }
  }

  @Test("a cell that keeps a former row's font is found, named, and not ranked")
  func stale() async throws {
    var group = PlayGroup.steady(.card, [.mutation, .mutationGuarded])
    var classes = group.cell.classes
    classes.guarded = classes.forgetful
    group = PlayGroup(
      workload: .steady,
      cell: PlayedCell(
        name: "card",
        rowHeight: group.cell.rowHeight,
        fields: group.cell.fields,
        classes: classes
      ),
      rowCount: 1_000,
      strategies: group.strategies
    )
    let plan = PlayPlan(
      groups: [group],
      roundCount: 2,
      configureCount: 40,
      priceRoundCount: 8
    )
    let screen = Screen()
    let findings = try await DeviceRun(plan: plan, arguments: [])
      .measure(in: screen.window, of: screen.window) { _ in }
    let stale = try require(findings.document.cases.last?.stale)
    // The font of a title is the first figure of its line.
    expect(stale.expected.hasPrefix("text 0 ") && stale.found.hasPrefix("text 1 "))
    for ranking in findings.document.rankings {
      expectEqual(ranking.entries.map(\.standing), ["baseline", "stale"])
    }
    expect(findings.summary.contains { $0.contains("It is not ranked") })
  }
}
