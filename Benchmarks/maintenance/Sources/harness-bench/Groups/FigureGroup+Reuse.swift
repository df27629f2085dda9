// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchStatistics
import CFloors

extension FigureGroup {
  /// A cell dequeued and given back, accounting and `prepareForReuse` included.
  static let reuse = FigureGroup(
    title: "Dequeue and recycle, a pair",
    figures: [
      fourShort, oneShort, fourLong, fourFresh, thousand, hundredThousand, allocations,
    ]
  )

  private static let fourShort = Figure(
    "4 identifiers of at most 15 bytes in rotation",
    goal: .atMost(40, stretch: 25),
    floors: [
      Floor("C: intrusive lists found by integer") { .loop { cfloors_recycle_pairs(Int64($0)) } },
      Floor("pools of class references found by integer") { integerPools() },
      Floor("Dictionary<String, [PooledObject]>") {
        dictionaryPools(["news", "card", "subtitle", "message"])
      },
    ]
  ) {
    let bed = ReuseBed(["news", "card", "subtitle", "message"])
    return .loop { count in
      for _ in 0..<(count + 3) / 4 {
        bed.pair("news")
        bed.pair("card")
        bed.pair("subtitle")
        bed.pair("message")
      }
    }
  }

  private static let oneShort = Figure(
    "one identifier",
    floors: [Floor("C: intrusive lists, 4") { .loop { cfloors_recycle_pairs(Int64($0)) } }]
  ) {
    let bed = ReuseBed(["cell"])
    return .loop { count in
      for _ in 0..<count { bed.pair("cell") }
    }
  }

  private static let fourLong = Figure(
    "4 identifiers of 27 bytes in rotation, literals",
    floors: [Floor("Dictionary<String, [PooledObject]>") { dictionaryPools(longIdentifiers) }]
  ) {
    let bed = ReuseBed(longIdentifiers)
    return .loop { count in
      for _ in 0..<(count + 3) / 4 {
        bed.pair("com.example.list.news-cell1")
        bed.pair("com.example.list.card-cell2")
        bed.pair("com.example.list.text-cell3")
        bed.pair("com.example.list.more-cell4")
      }
    }
  }

  private static let fourFresh = Figure(
    "4 identifiers of 27 bytes in rotation, fresh heap strings",
    floors: [
      Floor("Dictionary<String, [PooledObject]>") {
        dictionaryPools((0..<4096).map { fresh(longIdentifiers[$0 & 3]) })
      }
    ]
  ) {
    ReuseBed.cycle((0..<4096).map { fresh(longIdentifiers[$0 & 3]) })
  }

  private static let thousand = Figure(
    "1,024 identifiers in random order",
    floors: [
      Floor("Dictionary<String, [PooledObject]>") {
        dictionaryPools(identifiers(count: 1 << 10), depth: 1)
      }
    ]
  ) {
    ReuseBed.cycle(identifiers(count: 1 << 10), depth: 1)
  }

  private static let hundredThousand = Figure(
    "131,072 identifiers in random order",
    goal: .firstFloor(times: 2),
    floors: [
      Floor("Dictionary<String, [PooledObject]>") {
        dictionaryPools(identifiers(count: 1 << 17), depth: 1)
      }
    ]
  ) {
    ReuseBed.cycle(identifiers(count: 1 << 17), depth: 1)
  }

  private static let allocations = Figure.allocations(
    "allocations of a pair (mtrace)",
    of: .reusePair,
    goal: 0
  )

  private static let longIdentifiers = [
    "com.example.list.news-cell1", "com.example.list.card-cell2",
    "com.example.list.text-cell3", "com.example.list.more-cell4",
  ]

  /// The same text in storage of its own.
  private static func fresh(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }

  private static func identifiers(count: Int) -> [String] {
    var generator = SeededGenerator(seed: 1)
    return generator.shuffled((0..<count).map { "cell \($0)" })
  }

  private static func integerPools() -> Batch {
    .loop { count in
      var pools = (0..<4)
        .map { pool in
          (0..<ReuseBed.usualDepth).map { _ in PooledObject(pool: pool) }
        }
      for index in 0..<count {
        guard let object = pools[index & 3].popLast() else { break }
        BlackHole.consume(ObjectIdentifier(object))
        pools[object.pool].append(object)
      }
    }
  }

  private static func dictionaryPools(
    _ identifiers: [String],
    depth: Int = ReuseBed.usualDepth
  ) -> Batch {
    let holder = DictionaryPools(identifiers, depth: depth)
    let mask = identifiers.count - 1
    return .loop { count in
      var pools = holder.take()
      for index in 0..<count {
        let identifier = identifiers[index & mask]
        guard let object = pools[identifier, default: []].popLast() else { break }
        BlackHole.consume(ObjectIdentifier(object))
        pools[identifier, default: []].append(object)
      }
      holder.pools = pools
    }
  }
}
