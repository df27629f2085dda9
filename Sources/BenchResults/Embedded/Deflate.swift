// SPDX-License-Identifier: Apache-2.0

/// Makes texts short, so that a page can hold them and any browser can read them (RFC 1951).
///
/// The same bytes give the same bytes, on every machine. ``Inflate`` reads them, as does everything that knows the
/// format by the name of raw deflate.
public enum Deflate {
  private static let blockLength = 1 << 15
  /// From which length on a repeat is taken without a look at the next byte.
  private static let goodLength = 32

  /// The bytes in short, in O(n).
  public static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var output = BitWriter()
    var block = Block()
    var finder = RepeatFinder(bytes)
    var position = 0
    while position < bytes.count {
      var found = finder.longest(at: position, over: 0)
      // A longer repeat one byte later is worth a literal.
      while let current = found, current.length < goodLength,
        let next = finder.longest(at: position + 1, over: current.length)
      {
        block.append(literal: bytes[position])
        position += 1
        found = next
      }
      if let found {
        block.append(length: found.length, distance: found.distance)
        position += found.length
      } else {
        block.append(literal: bytes[position])
        position += 1
      }
      if block.count >= blockLength, position < bytes.count {
        block.write(to: &output, isLast: false)
        block = Block()
      }
    }
    block.write(to: &output, isLast: true)
    return output.finished()
  }

  /// Finds where bytes stood before, by chains of the places whose first bytes have one hash.
  private struct RepeatFinder {
    /// The shortest repeat that is looked for: of three bytes, numbers have many that are hardly shorter than literals.
    private static let shortest = 4
    private static let chainLimit = 32
    private static let hashBits = 15
    private static let mask = RepeatSymbol.window - 1
    private static let none = Int32(-1)

    private let bytes: [UInt8]
    private var newest = [Int32](repeating: none, count: 1 << hashBits)
    /// The place before a place, by the lower bits of its number.
    private var older = [Int32](repeating: none, count: RepeatSymbol.window)
    /// How many places, from the first on, are in the chains.
    private var known = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// The longest repeat of what begins at a place, the nearest of these; `nil` where none is longer than `least`.
    mutating func longest(at position: Int, over least: Int) -> (length: Int, distance: Int)? {
      let longest = min(RepeatSymbol.lengths.upperBound, bytes.count - position)
      guard longest >= Self.shortest, longest > least else { return nil }
      learn(before: position)
      var best = (length: max(least, Self.shortest - 1), distance: 0)
      var candidate = Int(newest[hash(at: position)])
      var rest = Self.chainLimit
      while candidate >= 0, candidate >= position - RepeatSymbol.window, rest > 0 {
        // Only what goes on alike past the best so far is worth the comparison.
        if bytes[candidate + best.length] == bytes[position + best.length] {
          let length = commonLength(candidate, position, atMost: longest)
          if length > best.length, isShorter(length, position - candidate) {
            best = (length, position - candidate)
            if length == longest { break }
          }
        }
        candidate = Int(older[candidate & Self.mask])
        rest -= 1
      }
      return best.distance > 0 ? best : nil
    }

    private mutating func learn(before position: Int) {
      while known < position {
        let hash = hash(at: known)
        older[known & Self.mask] = newest[hash]
        newest[hash] = Int32(known)
        known += 1
      }
    }

    private func hash(at position: Int) -> Int {
      let word =
        UInt32(bytes[position]) << 24 | UInt32(bytes[position + 1]) << 16
        | UInt32(bytes[position + 2]) << 8 | UInt32(bytes[position + 3])
      return Int((word &* 0x9E37_79B1) >> (32 - Self.hashBits))
    }

    /// Whether a repeat takes fewer bits than its bytes, if those are digits.
    private func isShorter(_ length: Int, _ distance: Int) -> Bool {
      length > Self.shortest || distance <= 1_024
    }

    private func commonLength(_ first: Int, _ second: Int, atMost limit: Int) -> Int {
      var length = 0
      while length < limit, bytes[first + length] == bytes[second + length] { length += 1 }
      return length
    }
  }
}
