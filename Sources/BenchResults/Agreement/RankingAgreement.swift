// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// How far the order of strategies in one document holds in another that a device wrote.
///
/// Every ratio is made anew from the stored rounds. A pair is *decided* by the one decision rule: its sign-test
/// interval excludes 1, and the ratio is as far from 1 as the floor of the rule, which is each document's own
/// (``ResultDocument/rule(in:)``). A pair is *turned round* where both documents decide it, in opposite ways.
public struct RankingAgreement: Sendable {
  public enum Outcome: Equatable, Sendable {
    /// No pair is turned round.
    case agrees
    /// A pair is turned round.
    case turnsRound
    /// The documents do not show the same thing.
    case notComparable
  }

  /// Why the documents do not show the same thing; empty where they do.
  public let reasons: [Reason]
  public let groups: [Group]
  /// The groups that were left out, in the order of the device's document, then of ours.
  public let leftOut: [LeftOut]
  public let crossovers: [CrossoverPair]
  public let tau: KendallTau?

  /// Compares the documents in O(n · s²) for n groups of s strategies, without reading the rounds.
  public init(device: ResultDocument, ours: ResultDocument) {
    let sides = (device: AgreementSide(device, .device), ours: AgreementSide(ours, .ours))
    var reasons = Reason.inChoice(sides.device, sides.ours)
    // Of the wrong documents nothing is looked at.
    guard reasons.isEmpty else {
      self.reasons = reasons
      (groups, leftOut, crossovers, tau) = ([], [], [], nil)
      return
    }
    var groups: [Group] = []
    var leftOut = sides.device.groupIDs
      .filter { sides.ours.cases[$0] == nil }
      .map { LeftOut(group: $0, reason: .onlyOn(.device)) }
    for id in sides.ours.groupIDs {
      guard sides.device.cases[id] != nil else {
        leftOut.append(LeftOut(group: id, reason: .onlyOn(.ours)))
        continue
      }
      do throws(LeftOut.Reason) {
        groups.append(try Group(id: id, device: sides.device, ours: sides.ours))
        reasons += Reason.between(sides.device, sides.ours, group: id)
      } catch {
        leftOut.append(LeftOut(group: id, reason: error))
      }
    }
    if groups.isEmpty && reasons.isEmpty { reasons = [.noCommonGroup] }
    self.reasons = Reason.distinct(reasons)
    self.groups = reasons.isEmpty ? groups : []
    self.leftOut = leftOut
    crossovers =
      reasons.isEmpty ? CrossoverPair.all(in: groups, device: device, ours: ours) : []
    tau = Self.tau(of: self.groups.flatMap(\.pairs))
  }

  public var outcome: Outcome {
    guard reasons.isEmpty else { return .notComparable }
    return groups.contains { !$0.turned.isEmpty } ? .turnsRound : .agrees
  }

  /// The least confidence of any group with which no pair of it is decided the wrong way.
  public var leastConfidence: Double {
    groups.map { KendallTau.confidence(pairAlphas: Self.alphas(of: $0)) }.min() ?? 1
  }

  /// How many pairs of all groups may be expected, at most, to be decided the wrong way by a side.
  public var expectedWrongCount: Double { groups.flatMap(Self.alphas).reduce(0, +) / 2 }

  private static func alphas(of group: Group) -> [Double] {
    group.pairs.flatMap { [$0.device.paired.achievedAlpha, $0.ours.paired.achievedAlpha] }
  }

  static func tau(of pairs: [Pair]) -> KendallTau? {
    do throws(StatisticsError) {
      return try KendallTau(first: pairs.map(\.device.verdict), second: pairs.map(\.ours.verdict))
    } catch {
      // The lists are of one length, so there are no pairs.
      return nil
    }
  }
}

extension RankingAgreement {
  public enum Reason: Equatable, Sendable {
    case otherRows(rowCount: Int, device: String, ours: String)
    case unknownRows(rowCount: Int, Side)
    case otherScenario(id: String, device: String, ours: String)
    case otherWrites(id: String, device: Double, ours: Double)
    case sameDocument(startedAt: String)
    case notOurs(generator: String)
    case noCommonGroup

    static func between(_ device: AgreementSide, _ ours: AgreementSide, group: String) -> [Reason] {
      let own = Dictionary(
        (ours.cases[group] ?? []).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      return (device.cases[group] ?? [])
        .flatMap { measured -> [Reason] in
          guard let twin = own[measured.id] else { return [] }
          let rows = rows(measured.rows, device.document, ours.document)
          // Of other rows all else differs too.
          guard rows.isEmpty else { return rows }
          // Programs of two names digest what they play in two ways: rows and writes tell then.
          let isOneProgram = device.document.generator.name == ours.document.generator.name
          return (isOneProgram ? scenario(measured, twin) : []) + writes(measured, twin)
        }
    }

    static func inChoice(_ device: AgreementSide, _ ours: AgreementSide) -> [Reason] {
      if ours.isKit { return [.notOurs(generator: ours.document.generator.name)] }
      // A page of a document may lack samples that rankings do not need.
      let (first, second) = (
        device.document.withoutSingleSamples(), ours.document.withoutSingleSamples()
      )
      let isSame =
        first.generator == second.generator && first.environment == second.environment
        && first.plan.startedAt == second.plan.startedAt && first.cases == second.cases
      return isSame ? [.sameDocument(startedAt: first.plan.startedAt)] : []
    }

    private static func rows(
      _ rowCount: Int,
      _ device: ResultDocument,
      _ ours: ResultDocument
    ) -> [Reason] {
      let (theirs, own) = (device.plan.dataset, ours.plan.dataset)
      let key = String(rowCount)
      guard let first = theirs.digest(ofFirst: key) else {
        return [.unknownRows(rowCount: rowCount, .device)]
      }
      guard let second = own.digest(ofFirst: key) else {
        return [.unknownRows(rowCount: rowCount, .ours)]
      }
      guard first != second else { return [] }
      return [
        .otherRows(
          rowCount: rowCount,
          device: "\(first) (\(theirs.name))",
          ours: "\(second) (\(own.name))"
        )
      ]
    }

    private static func scenario(
      _ device: ResultDocument.Case,
      _ ours: ResultDocument.Case
    ) -> [Reason] {
      guard let first = device.scenarioDigest, let second = ours.scenarioDigest, first != second
      else { return [] }
      return [.otherScenario(id: device.id, device: first, ours: second)]
    }

    private static func writes(
      _ device: ResultDocument.Case,
      _ ours: ResultDocument.Case
    ) -> [Reason] {
      // Where a round's rows decide what is written, as in a scroll, each run has its own rounds.
      guard let first = device.samples.writesPerCell, let second = ours.samples.writesPerCell,
        first != second
      else { return [] }
      return [.otherWrites(id: device.id, device: first, ours: second)]
    }

    static func distinct(_ reasons: [Reason]) -> [Reason] {
      reasons.enumerated().filter { !reasons[..<$0.offset].contains($0.element) }.map(\.element)
    }
  }
}

extension ResultDocument.Samples {
  /// The writes of a configured cell, where they are the same in each round; `nil` otherwise.
  fileprivate var writesPerCell: Double? {
    guard let writes = roundWriteCounts, writes.count == configureBatchCounts.count,
      configureBatchCounts.allSatisfy({ $0 > 0 })
    else { return nil }
    let found = Set(zip(writes, configureBatchCounts).map { Double($0) / Double($1) })
    return found.count == 1 ? found.first : nil
  }
}

extension ResultDocument.Dataset {
  /// The digest of the first rows, by how many; `nil` where the document does not say.
  fileprivate func digest(ofFirst rowCount: String) -> String? {
    digests?[rowCount] ?? (String(self.rowCount) == rowCount ? digest : nil)
  }
}

extension RankingAgreement.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherRows(let rowCount, let device, let ours):
      "the first \(rowCount) rows have the digest \(device) on the device and \(ours) in ours;"
        + " measure both with the same rows."
    case .unknownRows(let rowCount, let side):
      "\(side == .device ? "the device's document" : "our document") does not say which the first"
        + " \(rowCount) rows are; measure again with a newer build."
    case .otherScenario(let id, let device, let ours):
      "\(id): scenarioDigest is \(device) on the device and \(ours) in ours; the name means two"
        + " things, so measure both with one commit."
    case .otherWrites(let id, let device, let ours):
      "\(id): a configured cell writes \(device) properties on the device and \(ours) in ours; the"
        + " cells are not the same, so measure both with one commit."
    case .sameDocument(let startedAt):
      "both are one document, measured \(startedAt), so that it would agree with itself; give the"
        + " device's document first and ours second."
    case .notOurs(let generator):
      "the second document was written by \(generator); give the device's document first and, second,"
        + " one that reuse-bench wrote."
    case .noCommonGroup:
      "there is no group of which both documents hold two strategies; measure what the device"
        + " measured, with the same rows."
    }
  }
}
