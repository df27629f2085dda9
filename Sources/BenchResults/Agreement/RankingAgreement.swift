// SPDX-License-Identifier: Apache-2.0

public import BenchStatistics

/// How far the order of strategies in one document holds in another that a device wrote.
///
/// Every ratio is made anew from the stored rounds. A pair is *decided* by the one decision rule:
/// its sign-test interval excludes 1, and the ratio is as far from 1 as the floor of the rule, which
/// is each document's own (``ResultDocument/rule(in:)``). A pair is *turned round* where both documents decide it, in opposite ways.
public struct RankingAgreement: Sendable {
  /// What comes of the comparison.
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
  /// The groups that both hold, in the order of ours.
  public let groups: [Group]
  /// The groups that were left out, in the order of the device's document, then of ours.
  public let leftOut: [LeftOut]
  /// Where strategies change places, side by side.
  public let crossovers: [CrossoverPair]
  /// Agreement over the pairs of all groups; `nil` where there are none.
  public let tau: KendallTau?

  /// Holds the device's document against ours.
  ///
  /// - Complexity: O(n · s²) in the count of groups n and of their strategies s, beside the rounds.
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

  /// What it comes to.
  public var outcome: Outcome {
    guard reasons.isEmpty else { return .notComparable }
    return groups.contains { !$0.turned.isEmpty } ? .turnsRound : .agrees
  }

  /// The least confidence of any group with which no pair of it is decided the wrong way.
  public var leastConfidence: Double {
    groups.map { KendallTau.confidence(pairAlphas: Self.alphas(of: $0)) }.min() ?? 1
  }

  /// How many pairs of all groups may be expected, at most, to be decided the wrong way by a side.
  public var expectedWrongCount: Double {
    groups.flatMap(Self.alphas).reduce(0, +) / 2
  }

  private static func alphas(of group: Group) -> [Double] {
    group.pairs.flatMap { [$0.device.paired.achievedAlpha, $0.ours.paired.achievedAlpha] }
  }

  /// Agreement over pairs; `nil` where there are none.
  static func tau(of pairs: [Pair]) -> KendallTau? {
    do throws(StatisticsError) {
      return try KendallTau(
        first: pairs.map(\.device.verdict),
        second: pairs.map(\.ours.verdict)
      )
    } catch {
      // The lists are of one length, so there are no pairs.
      return nil
    }
  }
}
