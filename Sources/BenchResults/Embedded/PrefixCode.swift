// SPDX-License-Identifier: Apache-2.0

/// Codes of bits of which none begins with another, numbered by their lengths alone (RFC 1951 3.2.2).
enum PrefixCode {
  /// The longest code of a literal, a length or a distance, in bits.
  static let lengthLimit = 15

  /// Chooses code lengths up to `limit` so that texts with these frequencies become short; 0 is no code.
  ///
  /// Huffman's codes, of halved frequencies where one would be longer than the limit; 2 to its power must be more than
  /// four times the count of symbols. At least two symbols get a code, since not every reader takes a code of one.
  static func lengths(for frequencies: [Int], limit: Int) -> [Int] {
    var weights = frequencies
    for symbol in weights.indices where weights[symbol] == 0 {
      if weights.count(where: { $0 > 0 }) >= 2 { break }
      weights[symbol] = 1
    }
    while true {
      let lengths = huffmanLengths(of: weights)
      if lengths.allSatisfy({ $0 <= limit }) { return lengths }
      weights = weights.map { ($0 + 1) / 2 }
    }
  }

  /// The codes of symbols by their lengths, first bit lowest, as they are written.
  static func codes(for lengths: [Int]) -> [UInt64] {
    var next = [UInt64](repeating: 0, count: lengthLimit + 2)
    for length in lengths where length > 0 { next[length + 1] += 1 }
    for length in 1..<next.count { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      var reversed: UInt64 = 0
      for bit in 0..<length where next[length] >> bit & 1 == 1 {
        reversed |= 1 << (length - 1 - bit)
      }
      return reversed
    }
  }

  /// Joins the two lightest nodes until one is left: a leaf's depth is the length of its code.
  private static func huffmanLengths(of weights: [Int]) -> [Int] {
    let leaves = weights.indices
      .filter { weights[$0] > 0 }
      .sorted { (weights[$0], $0) < (weights[$1], $1) }
    // Joined nodes follow the leaves, and both stand in rising order of weight.
    var nodes = leaves.map { weights[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var leaf = 0
    var joined = leaves.count
    func takeLightest() -> Int {
      let isLeaf = leaf < leaves.count && (joined == nodes.count || nodes[leaf] <= nodes[joined])
      defer { if isLeaf { leaf += 1 } else { joined += 1 } }
      return isLeaf ? leaf : joined
    }
    while nodes.count < parents.count {
      let pair = (takeLightest(), takeLightest())
      parents[pair.0] = nodes.count
      parents[pair.1] = nodes.count
      nodes.append(nodes[pair.0] + nodes[pair.1])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [Int](repeating: 0, count: weights.count)
    for (node, symbol) in leaves.enumerated() { lengths[symbol] = depths[node] }
    return lengths
  }
}

extension PrefixCode {
  /// What tells the symbols of a code apart while its bits come in one by one.
  struct Reader {
    private var counts = [Int](repeating: 0, count: lengthLimit + 1)
    /// The symbols in the order of their codes.
    private var symbols: [Int] = []

    /// Takes the lengths of a code; `nil` where no code has them.
    ///
    /// Every row of bits has to stand for a symbol, unless the code has but one, of one bit, or none.
    init?(lengths: some Collection<Int>) {
      for length in lengths where length > 0 { counts[length] += 1 }
      var free = 1
      for length in 1...lengthLimit {
        free = 2 * free - counts[length]
        if free < 0 { return nil }
      }
      let total = counts.reduce(0, +)
      guard free == 0 || total == 0 || total == 1 && counts[1] == 1 else { return nil }
      for length in 1...lengthLimit where counts[length] > 0 {
        symbols += lengths.enumerated().filter { $0.element == length }.map(\.offset)
      }
    }

    /// The symbol whose code `bit` gives, one bit a call; `nil` where that is the code of none.
    func symbol<Failure: Error>(_ bit: () throws(Failure) -> Int) throws(Failure) -> Int? {
      var code = 0
      var first = 0
      var index = 0
      for length in 1...lengthLimit {
        code |= try bit()
        let count = counts[length]
        if code - first < count { return symbols[index + code - first] }
        index += count
        first = (first + count) << 1
        code <<= 1
      }
      return nil
    }
  }
}

/// A number as a symbol and the bits that follow it: lengths and distances of repeats (RFC 1951 3.2.5).
struct RepeatSymbol {
  static let lengths = 3...258
  /// How far back a repeat can lie.
  static let window = 32_768

  var symbol: Int
  var extraCount: Int
  var extra: Int

  /// The length of a repeat; lengths follow the 256 literals and the end of the block.
  static func length(_ length: Int) -> RepeatSymbol {
    length == lengths.upperBound
      ? RepeatSymbol(symbol: 285, extraCount: 0, extra: 0)
      : RepeatSymbol(number: length - 3, leadingBits: 2, offset: 257)
  }

  static func distance(_ distance: Int) -> RepeatSymbol {
    RepeatSymbol(number: distance - 1, leadingBits: 1, offset: 0)
  }

  /// The shortest length of a symbol, and how many bits say what is added; `nil` for none of a length.
  static func lengthBase(of symbol: Int) -> (base: Int, extraCount: Int)? {
    guard (257...285).contains(symbol) else { return nil }
    guard symbol < 285 else { return (lengths.upperBound, 0) }
    let (base, extraCount) = base(of: symbol - 257, leadingBits: 2)
    return (base + 3, extraCount)
  }

  /// The shortest distance of a symbol, and how many bits say what is added; `nil` for none of one.
  static func distanceBase(of symbol: Int) -> (base: Int, extraCount: Int)? {
    guard (0..<30).contains(symbol) else { return nil }
    let (base, extraCount) = base(of: symbol, leadingBits: 1)
    return (base + 1, extraCount)
  }

  private init(symbol: Int, extraCount: Int, extra: Int) {
    self.symbol = symbol
    self.extraCount = extraCount
    self.extra = extra
  }

  /// The symbol names the highest bit and the `leadingBits` below it; the rest follows.
  private init(number: Int, leadingBits: Int, offset: Int) {
    let highest = Int.bitWidth - 1 - number.leadingZeroBitCount
    extraCount = max(0, highest - leadingBits)
    symbol = offset + extraCount << leadingBits + number >> extraCount
    extra = number & (1 << extraCount - 1)
  }

  private static func base(of symbol: Int, leadingBits: Int) -> (base: Int, extraCount: Int) {
    let group = 1 << leadingBits
    guard symbol >= 2 * group else { return (symbol, 0) }
    let extraCount = symbol / group - 1
    return ((group + symbol % group) << extraCount, extraCount)
  }
}
