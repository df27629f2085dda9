// SPDX-License-Identifier: Apache-2.0

import BenchStatistics

/// Makes from a document what configuring would take at the prices of a device.
public struct ConfigureModel {
  private struct Modelled {
    let rounds: [Double]
    let counts: WriteCounts
    let shift: ResultDocument.Price
  }

  private let document: ResultDocument
  private let device: PriceList
  private let shift: WriteShift
  private let baseline: String
  private let rule: ChangeRule

  /// Prepares a model from a whole document, with its rounds, counts of writes and engine's prices.
  public init(_ document: ResultDocument, at device: PriceList, baseline: String) {
    self.document = document
    self.device = device
    self.baseline = baseline
    rule = document.rule(in: .configure)
    shift = WriteShift(device: device, engine: document.enginePrices ?? [])
  }

  /// What configuring would take, in every group that can carry it.
  public func modelled() -> ResultDocument.ModelledConfigure {
    var groups: [ResultDocument.ModelledConfigure.Group] = []
    var omissions: [ResultDocument.ModelledConfigure.Omission] = []
    var lines = CrossoverLines()
    for (id, members) in ranked() {
      guard members.count > 1, let first = members.first else { continue }
      if !first.made.setterComparison {
        omissions.append(
          .init(
            group: id,
            reason: "setter comparison is off, so the engine tells no write that changes nothing"
          )
        )
        continue
      }
      let entries = entries(of: members, &lines)
      if let reason = Self.commonReason(entries) {
        omissions.append(.init(group: id, reason: reason))
      } else {
        groups.append(.init(group: id, baseline: baseline, entries: entries))
      }
    }
    return ResultDocument.ModelledConfigure(
      device: device.device,
      groups: groups,
      crossovers: lines.crossovers { _ in rule },
      unavailable: omissions
    )
  }

  /// Why nothing of a group has a time: the one reason of all, or each strategy's; nil where something has one.
  private static func commonReason(_ entries: [ResultDocument.ModelledConfigure.Entry]) -> String? {
    guard entries.allSatisfy({ $0.time == nil }) else { return nil }
    let reasons = entries.compactMap(\.unavailable)
    if let reason = reasons.first, reasons.allSatisfy({ $0 == reason }) { return reason }
    return zip(entries, reasons).map { "\($0.strategy): \($1)" }.joined(separator: "; ")
  }

  private func ranked() -> [(id: String, members: [ResultDocument.Case])] {
    var ids: [String] = []
    var members: [String: [ResultDocument.Case]] = [:]
    for found in document.cases where !found.isControl && found.stale == nil {
      if members[found.group] == nil { ids.append(found.group) }
      members[found.group, default: []].append(found)
    }
    return ids.map { ($0, members[$0] ?? []) }
  }

  private func entries(
    of members: [ResultDocument.Case],
    _ lines: inout CrossoverLines
  ) -> [ResultDocument.ModelledConfigure.Entry] {
    let own = members.first { $0.strategy == baseline }
    return members.map { member in
      var entry = ResultDocument.ModelledConfigure.Entry(strategy: member.strategy)
      do throws(ModelFault) {
        let found = try model(member)
        entry = try timed(found, as: member.strategy)
        if let reason = document.obstacles(in: member.group)[member.strategy] {
          throw .noRatio(reason: reason)
        }
        if let own, own.strategy != member.strategy {
          let storage = member.made.storage
          let (ratio, ends) = try ratios(of: found, over: baseline(own), storage)
          let whole = ratio.spanning(ends)
          entry.ratio = whole.estimate
          entry.low = whole.low
          entry.high = whole.high
          entry.verdict = StrategyVerdict(whole, rule: rule)
          lines.add(
            ratio,
            ends: ends,
            of: member.strategy,
            over: baseline,
            in: .configure,
            example: member
          )
        }
      } catch {
        entry.unavailable = error.description
      }
      return entry
    }
  }

  /// The model of the baseline, whose faults a rival names as not its own.
  private func baseline(_ own: ResultDocument.Case) throws(ModelFault) -> Modelled {
    do throws(ModelFault) {
      return try model(own)
    } catch {
      throw .noBaseline(reason: "\(own.strategy): \(error)")
    }
  }

  private func model(_ member: ResultDocument.Case) throws(ModelFault) -> Modelled {
    let costs: ConfigureCosts
    do throws(ConfigureCosts.Fault) {
      costs = try ConfigureCosts(member.samples, plain: .phase)
    } catch {
      throw .noRounds(reason: error.description)
    }
    guard costs.definition == .fill else {
      throw .noRounds(reason: "its rounds hold whole phases, not the time of a fill")
    }
    let counts = try WriteCounts(member.measuredWriteCounts)
    let shift = try shift.nanoseconds(of: counts, storage: member.made.storage)
    if let round = costs.nanoseconds.firstIndex(where: { $0 + shift.low <= 0 }) {
      throw .notPositive(round: round + 1)
    }
    return Modelled(rounds: costs.nanoseconds, counts: counts, shift: shift)
  }

  /// The time of a cell: the median of the rounds, its ends by the rounds' sign test and the prices'.
  private func timed(
    _ model: Modelled,
    as strategy: String
  ) throws(ModelFault) -> ResultDocument.ModelledConfigure.Entry {
    let measured: IntervalEstimate
    do throws(StatisticsError) {
      measured = try SignTest.median(of: model.rounds)
    } catch {
      throw .noRounds(reason: error.description)
    }
    let time = ResultDocument.Price(
      nanoseconds: measured.estimate + model.shift.nanoseconds,
      low: measured.low + model.shift.low,
      high: measured.high + model.shift.high
    )
    var entry = ResultDocument.ModelledConfigure.Entry(
      strategy: strategy,
      measuredNanoseconds: measured.estimate,
      time: time
    )
    entry.budgetShare = time.nanoseconds / Double(document.plan.budgetNanoseconds)
    if model.counts.unpriced > 0 { entry.unpricedWrites = model.counts.unpriced }
    return entry
  }

  /// The ratio to the baseline, and the same at both ends of the prices.
  ///
  /// Prices come into the difference of two strategies only for what one writes more than the other.
  private func ratios(
    of model: Modelled,
    over own: Modelled,
    _ storage: ResultDocument.StorageSharing
  ) throws(ModelFault) -> (ratio: PairedLogRatio, ends: [PairedLogRatio]) {
    guard model.rounds.count == own.rounds.count else {
      throw .noRounds(reason: "it has other rounds than \(baseline)")
    }
    let more = try shift.nanoseconds(of: model.counts - own.counts, storage: storage)
    let base = own.rounds.map { $0 + own.shift.nanoseconds }
    func ratio(_ shift: Double) throws(ModelFault) -> PairedLogRatio {
      let values = base.indices.map { base[$0] + model.rounds[$0] - own.rounds[$0] + shift }
      if let round = values.firstIndex(where: { $0 <= 0 }) { throw .notPositive(round: round + 1) }
      do throws(StatisticsError) {
        return try PairedLogRatio(baseline: base, values: values)
      } catch {
        throw .noRounds(reason: error.description)
      }
    }
    return (try ratio(more.nanoseconds), [try ratio(more.low), try ratio(more.high)])
  }
}
