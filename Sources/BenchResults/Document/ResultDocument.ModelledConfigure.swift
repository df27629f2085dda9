// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What configuring would take at the prices of a device: modelled, not measured.
  ///
  /// Formula: t′ = t + Σ n · (p′ − p) over the kinds of writes, with t the time of a fill as measured,
  /// n the redundant and the effective writes of a cell, p what the engine takes for one (setter
  /// comparison on) and p′ what the device takes. It assumes that prices of single writes add up.
  public struct ModelledConfigure: Codable, Equatable, Sendable {
    /// One strategy of a group.
    public struct Entry: Codable, Equatable, Sendable {
      /// The strategy.
      public var strategy: String
      /// What a cell took as measured, the median of the rounds; `nil` where that is not known.
      public var measuredNanoseconds: Double?
      /// What a cell would take, between what rounds and prices leave open; `nil` with `unavailable`.
      public var time: Price?
      /// The part of the frame's budget that this is; `nil` as above.
      public var budgetShare: Double?
      /// The time over the baseline's; `nil` for the baseline, and as above.
      public var ratio: Double?
      /// The lower end of the ratio's interval; `nil` as above.
      public var low: Double?
      /// The upper end of the ratio's interval; `nil` as above.
      public var high: Double?
      /// What the interval decides; `nil` as above.
      public var verdict: Verdict?
      /// Writes of a cell of no kind that has a price, which are left at what they cost here; `nil`
      /// where there are none.
      public var unpricedWrites: Double?
      /// Why there is no time, or no ratio; `nil` where there is nothing amiss.
      public var unavailable: String?

      /// Begins an entry.
      public init(strategy: String, measuredNanoseconds: Double? = nil, time: Price? = nil) {
        self.strategy = strategy
        self.measuredNanoseconds = measuredNanoseconds
        self.time = time
      }
    }

    /// The strategies of one case group.
    public struct Group: Codable, Equatable, Sendable {
      /// The case name without its strategy, as in ``Case/group``.
      public var group: String
      /// The strategy that the others are divided by.
      public var baseline: String
      /// The strategies that take part, in the order of the document.
      public var entries: [Entry]

      /// Assembles a group.
      public init(group: String, baseline: String, entries: [Entry]) {
        self.group = group
        self.baseline = baseline
        self.entries = entries
      }
    }

    /// A group of which nothing can be modelled.
    public struct Omission: Codable, Equatable, Sendable {
      /// The case name without its strategy.
      public var group: String
      /// Why.
      public var reason: String

      /// Names a group.
      public init(group: String, reason: String) {
        self.group = group
        self.reason = reason
      }
    }

    /// The device that the prices hold for.
    public var device: PriceList.Device
    /// The groups, in the order of the document's cases.
    public var groups: [Group]
    /// Where the strategies would change places as more fields change.
    public var crossovers: [Crossover]
    /// The groups of which nothing can be modelled, each with the reason.
    public var unavailable: [Omission]

    /// Assembles what was modelled.
    public init(
      device: PriceList.Device,
      groups: [Group],
      crossovers: [Crossover],
      unavailable: [Omission]
    ) {
      self.device = device
      self.groups = groups
      self.crossovers = crossovers
      self.unavailable = unavailable
    }
  }
}
