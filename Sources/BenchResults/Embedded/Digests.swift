// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The checksum of gzip and PNG, which finds accidents and not attacks (RFC 1952 8).
public enum CRC32 {
  private static let table: [UInt32] = (0..<256)
    .map { (index: UInt32) in
      (0..<8).reduce(index) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
    }

  public static func checksum(of bytes: [UInt8]) -> UInt32 {
    let table = table
    var sum = ~UInt32(0)
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }
}

/// A name for bytes that no others have, as content security policies name scripts (FIPS 180-4 6.2).
public struct SHA256: Equatable, Sendable {
  public let digest: [UInt8]

  public var base64: String { Data(digest).base64EncodedString() }

  public init(of bytes: [UInt8]) {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
      0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    let whole = bytes.count / 64 * 64
    // The rest is closed by a bit, zeros, and the count of bits.
    var rest = Array(bytes[whole...]) + [0x80]
    rest += repeatElement(0, count: (120 - rest.count % 64) % 64)
    rest += UInt64(8 * bytes.count).bigEndianBytes
    for start in stride(from: 0, to: whole, by: 64) {
      Self.mix(bytes[start..<start + 64], into: &state)
    }
    for start in stride(from: 0, to: rest.count, by: 64) {
      Self.mix(rest[start..<start + 64], into: &state)
    }
    digest = state.flatMap(\.bigEndianBytes)
  }

  private static func mix(_ chunk: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (position, byte) in chunk.enumerated() {
      words[position / 4] = words[position / 4] << 8 | UInt32(byte)
    }
    for t in 16..<64 {
      let early = words[t - 15]
      let late = words[t - 2]
      let small0 = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let small1 = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words[t] = words[t - 16] &+ small0 &+ words[t - 7] &+ small1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let big1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = e & f ^ ~e & g
      let first = h &+ big1 &+ choice &+ constants[t] &+ words[t]
      let big0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ big0 &+ majority)
    }
    for (position, word) in [a, b, c, d, e, f, g, h].enumerated() { state[position] &+= word }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }
}
