// SPDX-License-Identifier: Apache-2.0

import UIKit

/// How much is measured.
struct PlayPlan: Sendable {
  /// What is played.
  var groups: [PlayGroup]
  /// The rounds, each with one batch of configures and one set of frames for each strategy.
  var roundCount: Int
  /// How often a round's batches and frames are taken; the fastest block is the round's cost, as
  /// anything else that runs can only make a block slower.
  var blockCount = 2
  /// The fewest cells that a round configures.
  var configureCount: Int
  /// The rounds in which prices are taken.
  var priceRoundCount: Int
  /// What all that is drawn comes from.
  var seed: UInt64 = 1

  /// Some minutes on a phone.
  static let full = PlayPlan(
    groups: PlayGroup.all,
    roundCount: 15,
    configureCount: 500,
    priceRoundCount: 31
  )

  /// Some seconds, to see that everything works: too few rounds for an interval.
  static let quick = PlayPlan(
    groups: PlayGroup.few,
    roundCount: 3,
    blockCount: 1,
    configureCount: 100,
    priceRoundCount: 15
  )
}

/// What was found of one strategy in a group.
struct CaseFigures {
  /// The strategy.
  let strategy: FillStrategy
  /// The fastest batch of configures of each round, with what reading the clock takes still in it.
  var batches: [ConfigureBatch] = []
  /// The time of each frame of all blocks, in nanoseconds.
  var frameNanoseconds: [Int] = []
  /// The sum of the frames of each round's fastest block, in nanoseconds.
  var roundFrameNanoseconds: [Int] = []
  /// The cells that the frames of each round fill.
  var configuredCounts: [Int] = []
  /// The properties that the frames of each round ask to write; nil where that is not known.
  var writeCounts: [Int]? = []
  /// A digest of what was to be seen over all rounds.
  var digest = ContentDigest()
  /// The first cell that showed something else than the baseline's, if one did.
  var difference: ContentDifference?

  /// Prepares an empty record.
  init(_ strategy: FillStrategy) {
    self.strategy = strategy
  }

  /// Takes in what a round showed and had written.
  @MainActor mutating func note(_ record: PlayRecord, against baseline: PlayRecord) {
    let reach = ContentReach(strategy)
    configuredCounts.append(record.configuredCount)
    if let count = record.writeCount {
      writeCounts?.append(count)
    } else {
      writeCounts = nil
    }
    for cell in record.frames.joined() {
      digest.combine(UInt64(cell.row))
      switch reach {
      case .everything: for line in cell.lines { digest.combine(line) }
      case .texts: for text in cell.texts { digest.combine(text) }
      case .nothing: break
      }
    }
    if difference == nil {
      difference = .first(in: record.frames, against: baseline.frames, reach: reach)
    }
  }
}

extension CaseFigures {
  /// Takes in the blocks of a round: the sums of their frames, and their batches.
  mutating func note(_ frameSums: [Int], _ blocks: [ConfigureBatch]) {
    if let fastest = frameSums.min() { roundFrameNanoseconds.append(fastest) }
    // All blocks of a round fill the same cells.
    if let fastest = blocks.min(by: { $0.nanoseconds < $1.nanoseconds }) { batches.append(fastest) }
  }
}

/// What was found of a group.
struct GroupFigures {
  /// The group.
  let group: PlayGroup
  /// A digest of the scripts of all rounds.
  var scriptDigest = ContentDigest()
  /// One record for each strategy, the baseline first.
  var cases: [CaseFigures]
}

/// Plays a group: its strategies take turns in blocks, in an order that is shuffled anew in each round,
/// so that a drift of the device falls on all alike.
@MainActor struct GroupPlay {
  let group: PlayGroup
  let plan: PlayPlan
  let host: UIView
  let driver: FrameDriver

  /// A strategy with its table of the round.
  private typealias Stage = (position: Int, table: PlayTable)

  /// Measures all rounds; `pause` is called between them, for whoever shows how far it is.
  func measure(pause: (_ round: Int) async throws -> Void) async throws -> GroupFigures {
    var figures = GroupFigures(group: group, cases: group.strategies.map { CaseFigures($0) })
    var generator = SeededGenerator(seed: plan.seed)
    for round in 0..<plan.roundCount {
      try await pause(round)
      let script = PlayScript(
        group,
        round: round,
        seed: plan.seed,
        configureCount: plan.configureCount
      )
      figures.scriptDigest.combine(script.digest)
      play(script, into: &figures, &generator)
    }
    return figures
  }

  /// Plays one round on tables of its own.
  private func play(
    _ script: PlayScript,
    into figures: inout GroupFigures,
    _ generator: inout SeededGenerator
  ) {
    let stages = stages()
    var baseline: PlayRecord?
    for stage in stages {
      let record = stage.table.alone {
        stage.table.open(script)
        return stage.table.record(script)
      }
      figures.cases[stage.position].note(record, against: baseline ?? record)
      baseline = baseline ?? record
    }
    var sums: [[Int]] = stages.map { _ in [] }
    var batches: [[ConfigureBatch]] = stages.map { _ in [] }
    for stage in turns(of: stages, &generator) {
      let times = stage.table.alone { stage.table.timeFrames(script) }
      figures.cases[stage.position].frameNanoseconds += times
      sums[stage.position].append(times.reduce(0, +))
    }
    for stage in turns(of: stages, &generator) {
      batches[stage.position].append(stage.table.alone { stage.table.timeConfigures(script) })
    }
    for stage in stages {
      figures.cases[stage.position].note(sums[stage.position], batches[stage.position])
      stage.table.remove()
    }
  }

  /// The stages as often as there are blocks, in an order drawn for each.
  private func turns(of stages: [Stage], _ generator: inout SeededGenerator) -> [Stage] {
    (0..<plan.blockCount).flatMap { _ in generator.shuffled(stages) }
  }

  /// A new table for each strategy that can fill the cell.
  private func stages() -> [Stage] {
    group.strategies.enumerated()
      .map { position, strategy in
        guard let cellClass = strategy.cellClass(of: group.cell.classes) else {
          preconditionFailure("\(strategy.rawValue) cannot fill \(group.cell.name).")
        }
        let table = PlayTable(group, strategy, cellClass: cellClass, in: host, driver: driver)
        return (position, table)
      }
  }
}
