// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import Foundation

/// One block of undisturbed frames of each case, which the page's slider slows down.
struct PlottedFrames {
  struct Block {
    let place: Int
    let group: String
    let strategy: String
    /// The number of the block in its pass, from 1.
    let number: Int
    let nanoseconds: [Int]
    let disturbedCount: Int
  }

  let blocks: [Block]
  private let plan: ResultDocument.Plan

  init(_ document: ResultDocument) {
    plan = document.plan
    blocks = document.cases.enumerated()
      .compactMap { place, measured in
        guard measured.made.role == .cells, measured.frames != nil else { return nil }
        return Self.block(of: measured, at: place)
      }
  }

  /// The block with the fewest disturbed frames; of several, the one nearest to the middle, when caches are warm.
  private static func calmest(_ length: Int, _ count: Int, _ disturbed: Set<Int>) -> Int? {
    var disturbedCounts = Array(repeating: 0, count: count)
    for frame in disturbed where (0..<count * length).contains(frame) {
      disturbedCounts[frame / length] += 1
    }
    return disturbedCounts.indices.min { one, other in
      (disturbedCounts[one], abs(one - count / 2)) < (
        disturbedCounts[other], abs(other - count / 2)
      )
    }
  }

  private static func block(of measured: ResultDocument.Case, at place: Int) -> Block? {
    let all = measured.samples.frameWallNanoseconds
    let counts = measured.samples.roundFrameCounts ?? []
    guard !all.isEmpty else { return nil }
    var length = all.count
    if let first = counts.first, first > 0, counts.allSatisfy({ $0 == first }),
      all.count.isMultiple(of: first)
    {
      length = first
    }
    let disturbed = Set(measured.interference?.wallFrames ?? [])
    guard let number = calmest(length, all.count / length, disturbed) else { return nil }
    // A clock that stepped back tells nothing of its frame either.
    let times = (number * length..<(number + 1) * length)
      .filter { !disturbed.contains($0) && all[$0] >= 0 }.map { all[$0] }
    guard !times.isEmpty else { return nil }
    return Block(
      place: place,
      group: measured.group,
      strategy: measured.strategy,
      number: number + 1,
      nanoseconds: times,
      disturbedCount: length - times.count
    )
  }

  func blocks(of group: String) -> [Block] { blocks.filter { $0.group == group } }

  /// The frames of a block that are drawn: all, or of many the extremes of each column and every late one.
  static func drawn(_ nanoseconds: [Int], deadline: Int) -> [Int] {
    guard nanoseconds.count > drawnLimit else { return Array(nanoseconds.indices) }
    var kept: Set<Int> = []
    let columns = drawnLimit / 4
    for column in 0..<columns {
      let range = column * nanoseconds.count / columns..<(column + 1) * nanoseconds.count / columns
      kept.formUnion(
        [
          range.min { nanoseconds[$0] < nanoseconds[$1] },
          range.max { nanoseconds[$0] < nanoseconds[$1] },
        ]
        .compactMap(\.self)
      )
    }
    kept.formUnion(nanoseconds.indices.filter { nanoseconds[$0] > deadline })
    return kept.sorted()
  }

  static let drawnLimit = 2_000

  /// The data of the script: the rates, and each block as base64 of differences.
  func data(_ series: (String) -> Series) -> Markup {
    let rows = blocks.map { block in
      let disturbed = block.disturbedCount > 0 ? ["\"disturbed\":\(block.disturbedCount)"] : []
      let fields =
        disturbed + [
          "\"place\":\(block.place)", "\"series\":\(series(block.strategy).style)",
          "\"number\":\(block.number)", "\"frames\":\"\(Self.packed(block.nanoseconds))\"",
        ]
      return "{\(fields.joined(separator: ","))}"
    }
    let json =
      "{\"glyphs\":[\(glyphs.joined(separator: ","))],\"budgets\":{\(budgets.joined(separator: ","))},\"blocks\":[\(rows.joined(separator: ",\n"))]}"
    return .element(
      "script",
      ["type": "application/json", "id": "frame-data"],
      [Markup(source: json)]
    )
  }

  private var glyphs: [String] { Series.glyphs.map { "\"\($0)\"" } }

  /// The periods to choose from, as fractions of nanoseconds, and the app's share in millionths.
  private var budgets: [String] {
    let share = Int((min(max(plan.appShare ?? 1, 0), 1) * 1_000_000).rounded())
    return rates.map { rate in
      let period =
        rate.milliHertz.map { (1_000_000_000_000, $0) } ?? (max(1, plan.budgetNanoseconds), 1)
      return "\"\(rate.name)\":{\"numerator\":\(period.0),\"denominator\":\(period.1),"
        + "\"share\":\(rate.milliHertz == nil ? 1_000_000 : share)}"
    }
  }

  /// A display to choose: its rate, or the plan's own budget.
  struct Rate {
    let name: String
    let milliHertz: Int?
    let isPlan: Bool
  }

  var rates: [Rate] {
    let milliHertz = (plan.refreshHertz * 1_000).rounded()
    // A rate that no display has is left to the budget that was reckoned with.
    let own = plan.givesBudget || !(1...1e12).contains(milliHertz) ? nil : Int(milliHertz)
    let known = [60, 90, 120]
      .map { Rate(name: "\($0)", milliHertz: $0 * 1_000, isPlan: own == $0 * 1_000) }
    guard let own else { return known + [Rate(name: "budget", milliHertz: nil, isPlan: true)] }
    guard !known.contains(where: \.isPlan) else { return known }
    return known + [Rate(name: Markup.number(plan.refreshHertz), milliHertz: own, isPlan: true)]
  }

  /// Zigzag-encoded differences, seven bits a byte, as base64.
  static func packed(_ values: [Int]) -> String {
    var bytes: [UInt8] = []
    var previous = 0
    for value in values {
      let difference = value - previous
      previous = value
      var rest = UInt(bitPattern: (difference << 1) ^ (difference >> 63))
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    return Data(bytes).base64EncodedString()
  }
}
