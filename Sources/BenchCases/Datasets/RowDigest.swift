// SPDX-License-Identifier: Apache-2.0

public import BenchCells
@_spi(Headless) import HeadlessUIKit

/// A 64-bit FNV-1a digest over the content of rows (offset basis and prime: draft-eastlake-fnv); no signature.
///
/// The stream is, for each row: the UTF-8 of title, source, body and badge, each closed by the byte FF (which UTF-8
/// never holds), then accent, symbol and one byte with the three flags as bits 0, 1 and 2.
public struct RowDigest: Equatable, Sendable {
  private var digest = StableDigest()

  public init() {}

  /// Digests the first `count` rows of `source`, or all; about one nanosecond a byte.
  public init(of source: some RowSource, first count: Int? = nil) {
    let end = count ?? source.count
    precondition((0...source.count).contains(end), "a digest covers rows that exist")
    for index in 0..<end { combine(source.row(at: index)) }
  }

  public var value: UInt64 { digest.value }

  public var hexadecimal: String { digest.hexadecimal }

  public mutating func combine(_ row: Row) {
    combine(row.title)
    combine(row.source)
    combine(row.body)
    combine(row.badge)
    digest.combine(byte: row.accent)
    digest.combine(byte: row.symbol)
    digest.combine(
      byte: (row.isEmphasized ? 1 : 0) | (row.isFlagged ? 2 : 0) | (row.isRead ? 4 : 0)
    )
  }

  private mutating func combine(_ text: String) {
    for byte in text.utf8 { digest.combine(byte: byte) }
    digest.combine(byte: 0xFF)
  }
}
