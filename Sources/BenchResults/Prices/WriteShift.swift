// SPDX-License-Identifier: Apache-2.0

/// Writes of one cell by kind and effect, as counts that may be differences of two strategies'.
struct WriteCounts: Equatable {
  struct Key: Hashable {
    let kind: ResultDocument.WriteKind
    let effect: ResultDocument.EnginePrice.Effect

    static let all = ResultDocument.WriteKind.allCases.flatMap { kind in
      ResultDocument.EnginePrice.Effect.allCases.map { Key(kind: kind, effect: $0) }
    }

    /// `redundant write of kind text`.
    var words: String { "\(effect.rawValue) write of kind \(kind.rawValue)" }
  }

  /// Writes of no kind that has a price, up to this share of all, are left at what they cost here: the least change
  /// that counts.
  static let unpricedLimit = 0.01

  private let counts: [Key: Double]
  let unpriced: Double

  /// The writes of a configured cell, by the names of counters such as `textWritesAsked`, and `configuredCells`.
  init(_ writes: [String: Int]?) throws(ModelFault) {
    guard let writes, let cellCount = writes["configuredCells"], cellCount > 0 else {
      throw .noCounts
    }
    var counts: [Key: Double] = [:]
    for kind in ResultDocument.WriteKind.allCases {
      let name = kind.rawValue + "Writes"
      guard let asked = writes[name + "Asked"], let effective = writes[name + "Effective"] else {
        throw .noCount(kind)
      }
      counts[Key(kind: kind, effect: .effective)] = Double(effective) / Double(cellCount)
      counts[Key(kind: kind, effect: .redundant)] = Double(asked - effective) / Double(cellCount)
    }
    unpriced = Double(writes["otherWritesAsked"] ?? 0) / Double(cellCount)
    let all = unpriced + counts.values.reduce(0, +)
    guard unpriced <= Self.unpricedLimit * all else {
      throw .otherWrites(share: unpriced / all)
    }
    self.counts = counts
  }

  private init(counts: [Key: Double], unpriced: Double) {
    self.counts = counts
    self.unpriced = unpriced
  }

  subscript(key: Key) -> Double { counts[key] ?? 0 }

  static func - (first: WriteCounts, second: WriteCounts) -> WriteCounts {
    WriteCounts(
      counts: Dictionary(uniqueKeysWithValues: Key.all.map { ($0, first[$0] - second[$0]) }),
      unpriced: first.unpriced - second.unpriced
    )
  }
}

enum ModelFault: Error, Equatable {
  case noCounts
  case noCount(ResultDocument.WriteKind)
  case otherWrites(share: Double)
  case noDevicePrice(WriteCounts.Key)
  case noEnginePrice(WriteCounts.Key)
  case notPositive(round: Int)
  case noBaseline(reason: String)
  case noRatio(reason: String)
  case noRounds(reason: String)
}

extension ModelFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCounts: "its writes were not counted"
    case .noCount(let kind): "its writes of kind \(kind.rawValue) were not counted"
    case .otherWrites(let share):
      "\((share * 1_000).rounded() / 10) % of its writes are of no kind that has a price"
    case .noDevicePrice(let key): "the prices file has no price of a \(key.words)"
    case .noEnginePrice(let key): "the engine's price of a \(key.words) was not measured"
    case .notPositive(let round): "at these prices round \(round) would take no time"
    case .noBaseline(let reason), .noRatio(let reason), .noRounds(let reason): reason
    }
  }
}

/// What writes cost more on a device than by the engine.
struct WriteShift {
  let device: PriceList
  let engine: [ResultDocument.EnginePrice]

  /// Prices of a device beside the engine's, of single calls with setter comparison on.
  init(device: PriceList, engine: [ResultDocument.EnginePrice]) {
    self.device = device
    self.engine = engine.filter { $0.setterComparison && $0.phase == .configure }
  }

  /// Returns Σ counts · (price on the device − price by the engine), with the ends that the prices leave; `storage`
  /// says where an equal text lies that the engine compares.
  func nanoseconds(
    of counts: WriteCounts,
    storage: ResultDocument.StorageSharing
  ) throws(ModelFault) -> ResultDocument.Price {
    var sum = ResultDocument.Price(nanoseconds: 0, low: 0, high: 0)
    for key in WriteCounts.Key.all where counts[key] != 0 {
      guard let price = device.price(of: key.kind, key.effect) else { throw .noDevicePrice(key) }
      guard let own = enginePrice(of: key, storage) else { throw .noEnginePrice(key) }
      let count = counts[key]
      let ends = [count * (price.low - own.high), count * (price.high - own.low)]
      sum.nanoseconds += count * (price.nanoseconds - own.nanoseconds)
      sum.low += min(ends[0], ends[1])
      sum.high += max(ends[0], ends[1])
    }
    return sum
  }

  private func enginePrice(
    of key: WriteCounts.Key,
    _ storage: ResultDocument.StorageSharing
  ) -> ResultDocument.EnginePrice? {
    engine.first {
      $0.kind == key.kind && $0.effect == key.effect && ($0.storage ?? storage) == storage
    }
  }
}
