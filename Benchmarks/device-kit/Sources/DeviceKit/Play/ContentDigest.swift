// SPDX-License-Identifier: Apache-2.0

/// A 64-bit FNV-1a digest that is the same in every process and on every device.
///
/// Fowler, Noll, Vo. It finds accidents, not attacks.
struct ContentDigest {
  /// The digest of what was combined so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest as 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds one byte.
  mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds an integer.
  mutating func combine(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      combine(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Adds a text, closed by a byte that UTF-8 never holds.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte: byte) }
    combine(byte: 0xFF)
  }

  /// Adds a row, in the stream of the suite's digest of rows.
  mutating func combine(_ row: Row) {
    combine(row.title)
    combine(row.source)
    combine(row.body)
    combine(row.badge)
    combine(byte: row.accent)
    combine(byte: row.symbol)
    combine(byte: (row.isEmphasized ? 1 : 0) | (row.isFlagged ? 2 : 0) | (row.isRead ? 4 : 0))
  }
}
