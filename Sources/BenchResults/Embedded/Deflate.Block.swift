// SPDX-License-Identifier: Apache-2.0

extension Deflate {
  /// Literals and repeats that share their codes, which stand before them (RFC 1951 3.2.7).
  struct Block {
    private static let end = 256
    /// The order in which the lengths of the codes of lengths are written.
    static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// A literal, or a length above 16 bits of a distance.
    private var tokens: [UInt32] = []
    private var symbolCounts = [Int](repeating: 0, count: 286)
    private var distanceCounts = [Int](repeating: 0, count: 30)

    var count: Int { tokens.count }

    mutating func append(literal: UInt8) {
      tokens.append(UInt32(literal))
      symbolCounts[Int(literal)] += 1
    }

    /// Adds as many bytes as stood so far before.
    mutating func append(length: Int, distance: Int) {
      tokens.append(UInt32(length << 16 | distance))
      symbolCounts[RepeatSymbol.length(length).symbol] += 1
      distanceCounts[RepeatSymbol.distance(distance).symbol] += 1
    }

    func write(to output: inout BitWriter, isLast: Bool) {
      var symbolCounts = symbolCounts
      symbolCounts[Self.end] = 1
      let limit = PrefixCode.lengthLimit
      let symbolLengths = PrefixCode.lengths(for: symbolCounts, limit: limit)
      let distanceLengths = PrefixCode.lengths(for: distanceCounts, limit: limit)
      output.write(isLast ? 1 : 0, count: 1)
      output.write(2, count: 2)
      Self.writeLengths(symbolLengths, distanceLengths, to: &output)
      let symbolCodes = PrefixCode.codes(for: symbolLengths)
      let distanceCodes = PrefixCode.codes(for: distanceLengths)
      for token in tokens {
        guard token >> 16 > 0 else {
          output.write(symbolCodes[Int(token)], count: symbolLengths[Int(token)])
          continue
        }
        let length = RepeatSymbol.length(Int(token >> 16))
        output.write(symbolCodes[length.symbol], count: symbolLengths[length.symbol])
        output.write(UInt64(length.extra), count: length.extraCount)
        let distance = RepeatSymbol.distance(Int(token & 0xFFFF))
        output.write(distanceCodes[distance.symbol], count: distanceLengths[distance.symbol])
        output.write(UInt64(distance.extra), count: distance.extraCount)
      }
      output.write(symbolCodes[Self.end], count: symbolLengths[Self.end])
    }

    private static func writeLengths(
      _ symbols: [Int],
      _ distances: [Int],
      to output: inout BitWriter
    ) {
      let symbols = symbols.prefix(1 + max(end, symbols.lastIndex { $0 > 0 } ?? 0))
      let distances = distances.prefix(1 + (distances.lastIndex { $0 > 0 } ?? 0))
      let runs = runs(in: Array(symbols + distances))
      var counts = [Int](repeating: 0, count: lengthOrder.count)
      for run in runs { counts[run.symbol] += 1 }
      let lengths = PrefixCode.lengths(for: counts, limit: 7)
      let codes = PrefixCode.codes(for: lengths)
      let told = 1 + max(3, lengthOrder.lastIndex { lengths[$0] > 0 } ?? 0)
      output.write(UInt64(symbols.count - 257), count: 5)
      output.write(UInt64(distances.count - 1), count: 5)
      output.write(UInt64(told - 4), count: 4)
      for symbol in lengthOrder.prefix(told) { output.write(UInt64(lengths[symbol]), count: 3) }
      for run in runs {
        output.write(codes[run.symbol], count: lengths[run.symbol])
        output.write(UInt64(run.extra), count: run.extraCount)
      }
    }

    /// Lengths with their repetitions: 16 repeats the one before, 17 and 18 are zeros.
    private static func runs(in lengths: [Int]) -> [(symbol: Int, extra: Int, extraCount: Int)] {
      var runs: [(symbol: Int, extra: Int, extraCount: Int)] = []
      var position = 0
      while position < lengths.count {
        let length = lengths[position]
        let run = lengths[position...].prefix { $0 == length }.count
        if length == 0, run >= 11 {
          let count = min(run, 138)
          runs.append((18, count - 11, 7))
          position += count
        } else if length == 0, run >= 3 {
          runs.append((17, run - 3, 3))
          position += run
        } else if position > 0, length == lengths[position - 1], run >= 3 {
          let count = min(run, 6)
          runs.append((16, count - 3, 2))
          position += count
        } else {
          runs.append((length, 0, 0))
          position += 1
        }
      }
      return runs
    }
  }

  /// Bits as bytes, the first bit lowest (RFC 1951 3.1.1).
  struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Adds the lowest bits of a number, at most 32.
    mutating func write(_ bits: UInt64, count: Int) {
      pending |= bits << pendingCount
      pendingCount += count
      while pendingCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingCount -= 8
      }
    }

    /// The bytes, the last one filled up with zeros.
    consuming func finished() -> [UInt8] {
      write(0, count: (8 - pendingCount) % 8)
      return bytes
    }
  }
}
