// SPDX-License-Identifier: Apache-2.0

/// A short name for a text, which finds accidents and not attacks.
///
/// Source: FNV-1a of 64 bits (Fowler, Noll, Vo; draft-eastlake-fnv).
enum TextDigest {
  /// The digest as 16 hexadecimal digits.
  ///
  /// - Complexity: O(n) in the count of bytes.
  static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
