// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// The properties of one scalar that breaking and measuring read, packed as the tables hold them.
struct ScalarProperties: Equatable {
  private let bits: UInt16

  /// Looks a scalar up; `scalar` is at most 0x10FFFF.
  @inline(__always)
  init(of scalar: UInt32) { bits = unicode_properties(scalar) }

  /// The raw value of the `LineBreakClass`.
  @inline(__always)
  var lineClass: UInt8 { UInt8(truncatingIfNeeded: bits & 0x3F) }

  /// The raw value of the `ClusterClass`.
  @inline(__always)
  var clusterClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 6 & 0xF) }

  /// Whether the scalar is Extended_Pictographic.
  @inline(__always)
  var isPictographic: Bool { bits & 1 << 10 != 0 }

  /// Whether the scalar is white space that hangs at the end of a line.
  @inline(__always)
  var hangs: Bool { bits & 1 << 11 != 0 }

  /// Whether the scalar ends a line: LF, VT, FF, CR, NEL, U+2028 or U+2029.
  @inline(__always)
  var isTerminator: Bool { LineBreaker.isTerminator(lineClass) }
}
