// SPDX-License-Identifier: Apache-2.0

/// Reads what ``Deflate`` or any other program made short (RFC 1951), from anybody.
public enum Inflate {
  /// The bytes in full, of which never more than `limit` are held.
  public static func decompress(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    var reader = BlockReader(bytes, limit: limit)
    while try reader.readBlock() {}
    guard reader.isAtEnd else { throw reader.error(.rest) }
    return reader.output
  }

  private struct BlockReader {
    private let bytes: [UInt8]
    private let limit: Int
    private(set) var output: [UInt8] = []
    private var offset = 0
    private var pending = 0
    private var pendingCount = 0

    init(_ bytes: [UInt8], limit: Int) {
      self.bytes = bytes
      self.limit = limit
    }

    var isAtEnd: Bool { offset == bytes.count }

    func error(_ fault: InflateError.Fault) -> InflateError {
      InflateError(fault: fault, offset: offset)
    }

    /// Reads a block; false after the last one.
    mutating func readBlock() throws(InflateError) -> Bool {
      let isLast = try take(1) == 1
      switch try take(2) {
      case 0: try readStored()
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try readSymbols(try code(lengths), distances: try code([Int](repeating: 5, count: 32)))
      case 2:
        let (symbols, distances) = try readCodes()
        try readSymbols(symbols, distances: distances)
      default: throw error(.blockKind)
      }
      return !isLast
    }

    private mutating func readStored() throws(InflateError) {
      pending = 0
      pendingCount = 0
      let count = try take(16)
      guard try take(16) == count ^ 0xFFFF else { throw error(.storedCount) }
      guard bytes.count - offset >= count else {
        throw InflateError(fault: .end, offset: bytes.count)
      }
      guard limit - output.count >= count else { throw error(.limit) }
      output += bytes[offset..<offset + count]
      offset += count
    }

    private mutating func readCodes() throws(InflateError) -> (PrefixCode.Reader, PrefixCode.Reader)
    {
      let symbolCount = try take(5) + 257
      let distanceCount = try take(5) + 1
      guard symbolCount <= 286, distanceCount <= 30 else { throw error(.codes) }
      var ownLengths = [Int](repeating: 0, count: Deflate.Block.lengthOrder.count)
      for symbol in Deflate.Block.lengthOrder.prefix(try take(4) + 4) {
        ownLengths[symbol] = try take(3)
      }
      let lengths = try readLengths(try code(ownLengths), count: symbolCount + distanceCount)
      guard lengths[256] > 0 else { throw error(.codes) }
      return (try code(lengths[..<symbolCount]), try code(lengths[symbolCount...]))
    }

    private mutating func readLengths(
      _ code: PrefixCode.Reader,
      count: Int
    ) throws(InflateError) -> [Int] {
      var lengths: [Int] = []
      while lengths.count < count {
        let symbol = try symbol(of: code)
        let run: (value: Int, count: Int)
        switch symbol {
        case 16:
          guard let last = lengths.last else { throw error(.codes) }
          run = (last, try take(2) + 3)
        case 17: run = (0, try take(3) + 3)
        case 18: run = (0, try take(7) + 11)
        default: run = (symbol, 1)
        }
        guard run.count <= count - lengths.count else { throw error(.codes) }
        lengths += repeatElement(run.value, count: run.count)
      }
      return lengths
    }

    private mutating func readSymbols(
      _ symbols: PrefixCode.Reader,
      distances: PrefixCode.Reader
    ) throws(InflateError) {
      while true {
        let symbol = try symbol(of: symbols)
        if symbol == 256 { return }
        if symbol < 256 {
          guard output.count < limit else { throw error(.limit) }
          output.append(UInt8(symbol))
          continue
        }
        guard let length = RepeatSymbol.lengthBase(of: symbol) else { throw error(.symbol) }
        let count = length.base + (try take(length.extraCount))
        guard let base = RepeatSymbol.distanceBase(of: try self.symbol(of: distances)) else {
          throw error(.symbol)
        }
        let distance = base.base + (try take(base.extraCount))
        guard distance <= output.count else { throw error(.distance) }
        guard count <= limit - output.count else { throw error(.limit) }
        // A repeat may reach into what it adds itself.
        for _ in 0..<count { output.append(output[output.count - distance]) }
      }
    }

    private func code(_ lengths: some Collection<Int>) throws(InflateError) -> PrefixCode.Reader {
      guard let code = PrefixCode.Reader(lengths: lengths) else { throw error(.codes) }
      return code
    }

    private mutating func symbol(of code: PrefixCode.Reader) throws(InflateError) -> Int {
      let found = try code.symbol { () throws(InflateError) in try take(1) }
      guard let found else { throw error(.symbol) }
      return found
    }

    /// The next bits, at most 16, the first one lowest.
    private mutating func take(_ count: Int) throws(InflateError) -> Int {
      while pendingCount < count {
        guard offset < bytes.count else { throw error(.end) }
        pending |= Int(bytes[offset]) << pendingCount
        pendingCount += 8
        offset += 1
      }
      defer {
        pending >>= count
        pendingCount -= count
      }
      return pending & (1 << count - 1)
    }
  }
}

/// Why bytes cannot be read as deflated ones, and at which of them that was seen.
public struct InflateError: Error, Equatable, Sendable {
  public enum Fault: String, CaseIterable, Sendable {
    case end = "the end of the data before the end of what was compressed"
    case blockKind = "a block of a kind that does not exist"
    case storedCount = "a count of stored bytes that contradicts itself"
    case codes = "code lengths that no code has"
    case symbol = "a code that stands for nothing"
    case distance = "a repeat of bytes that there are not"
    case limit = "more bytes than were announced"
    case rest = "bytes after the end of what was compressed"
  }

  public let fault: Fault
  /// The byte of the data at which that was seen, from 0.
  public let offset: Int
}
