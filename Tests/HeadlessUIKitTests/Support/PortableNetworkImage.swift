// SPDX-License-Identifier: Apache-2.0

/// Reads a PNG file of 8-bit RGBA, or of 8-bit places in a palette, in stored blocks.
///
/// It checks every sum in the file.
///
/// Sources: the PNG specification (third edition), RFC 1950 and RFC 1951.
struct PortableNetworkImage {
  struct Fault: Error {
    let words: String
  }

  var width = 0
  var height = 0
  var pixels: [UInt32] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else {
      throw Fault(words: "signature")
    }
    var position = 8
    var names: [String] = []
    var compressed: [UInt8] = []
    var palette: [UInt8] = []
    var alphas: [UInt8] = []
    var isIndexed = false
    while position < file.count {
      guard position + 12 <= file.count else { throw Fault(words: "a chunk is cut off") }
      let length = Self.number(file[position..<position + 4])
      guard position + 12 + length <= file.count else { throw Fault(words: "a chunk is too long") }
      let named = file[position + 4..<position + 8 + length]
      let sum = Self.number(file[position + 8 + length..<position + 12 + length])
      guard Self.crc(named) == UInt32(sum) else { throw Fault(words: "the sum of a chunk") }
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      let content = Array(named.dropFirst(4))
      names.append(name)
      if name == "IHDR" {
        width = Self.number(content[0..<4])
        height = Self.number(content[4..<8])
        isIndexed = content[9] == 3
        guard Array(content[8...]) == [8, isIndexed ? 3 : 6, 0, 0, 0] else {
          throw Fault(words: "the kind")
        }
      }
      if name == "PLTE" { palette = content }
      if name == "tRNS" { alphas = content }
      if name == "IDAT" { compressed += content }
      position += 12 + length
    }
    let expected = ["IHDR"] + (isIndexed ? ["PLTE", "tRNS"] : []) + ["IDAT", "IEND"]
    guard names == expected else { throw Fault(words: "chunks \(names)") }
    let lines = try Self.stored(compressed)
    if isIndexed {
      try read(lines, palette: palette, alphas: alphas)
    } else {
      try read(lines)
    }
  }

  private mutating func read(_ lines: [UInt8], palette: [UInt8], alphas: [UInt8]) throws {
    guard lines.count == height * (1 + width), palette.count == 3 * alphas.count else {
      throw Fault(words: "the size")
    }
    for (position, place) in lines.enumerated() {
      if position % (1 + width) == 0 {
        guard place == 0 else { throw Fault(words: "a filter") }
        continue
      }
      let start = Int(place) * 3
      guard start + 3 <= palette.count else { throw Fault(words: "a place past the palette") }
      let color = Self.number(palette[start..<start + 3])
      pixels.append(UInt32(color) << 8 | UInt32(alphas[Int(place)]))
    }
  }

  private mutating func read(_ lines: [UInt8]) throws {
    guard lines.count == height * (1 + width * 4) else { throw Fault(words: "the size") }
    for row in 0..<height {
      let line = lines[row * (1 + width * 4)..<(row + 1) * (1 + width * 4)]
      guard line.first == 0 else { throw Fault(words: "a filter") }
      for column in 0..<width {
        let start = line.startIndex + 1 + column * 4
        pixels.append(UInt32(Self.number(line[start..<start + 4])))
      }
    }
  }

  private static func stored(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream.count > 6, stream[0] & 0x0F == 8, number(stream[0..<2]) % 31 == 0 else {
      throw Fault(words: "the zlib header")
    }
    var position = 2
    var bytes: [UInt8] = []
    var isLast = false
    while !isLast {
      guard position + 5 <= stream.count, stream[position] <= 1 else { throw Fault(words: "block") }
      isLast = stream[position] == 1
      let length = Int(stream[position + 1]) | Int(stream[position + 2]) << 8
      let opposite = Int(stream[position + 3]) | Int(stream[position + 4]) << 8
      guard length ^ opposite == 0xFFFF else { throw Fault(words: "the length of a block") }
      bytes += stream[position + 5..<position + 5 + length]
      position += 5 + length
    }
    let low = (bytes.reduce(1) { $0 + Int($1) }) % 65_521
    // The second sum counts each byte as often as sums follow it.
    let count = bytes.count
    let high =
      bytes.enumerated().reduce(count) { ($0 + (count - $1.offset) * Int($1.element)) } % 65_521
    guard position + 4 == stream.count, number(stream[position...]) == high << 16 | low else {
      throw Fault(words: "the sum of the stream")
    }
    return bytes
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    return sum ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256)
    .map { start in
      var rest = UInt32(start)
      for _ in 0..<8 { rest = rest % 2 == 1 ? 0xEDB8_8320 ^ (rest / 2) : rest / 2 }
      return rest
    }
}
