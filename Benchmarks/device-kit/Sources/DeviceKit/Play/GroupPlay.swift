// SPDX-License-Identifier: Apache-2.0

import UIKit

/// How much is measured.
struct PlayPlan: Sendable {
  /// What is played.
  var groups: [PlayGroup]
  /// The rounds, each with one batch of configures and one set of frames for each strategy.
  var roundCount: Int
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
    configureCount: 100,
    priceRoundCount: 15
  )
}

/// What was found of one strategy in a group.
struct CaseFigures {
  /// The strategy.
  let strategy: FillStrategy
  /// One batch of configures a round, with what reading the clock takes still in it.
  var batches: [ConfigureBatch] = []
  /// The time of each frame, in nanoseconds.
  var frameNanoseconds: [Int] = []
  /// The sum of the frames of each round, in nanoseconds.
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
    for stage in generator.shuffled(stages) {
      let times = stage.table.alone { stage.table.timeFrames(script) }
      figures.cases[stage.position].frameNanoseconds += times
      figures.cases[stage.position].roundFrameNanoseconds.append(times.reduce(0, +))
    }
    for stage in generator.shuffled(stages) {
      let batch = stage.table.alone { stage.table.timeConfigures(script) }
      figures.cases[stage.position].batches.append(batch)
    }
    for stage in stages { stage.table.remove() }
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
