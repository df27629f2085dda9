// SPDX-License-Identifier: Apache-2.0

/// An identifier as sentences name it, however long its description is.
struct SnapshotName: CustomStringConvertible {
  private static let limit = 200

  /// The identifier's description, cut where it grows long.
  let description: String

  /// Names an identifier.
  init(_ identifier: some Hashable) {
    let words = String(describing: identifier)
    let excerpt = words.prefix(Self.limit)
    description = excerpt.endIndex == words.endIndex ? "\"\(words)\"" : "\"\(excerpt)…\""
  }
}
