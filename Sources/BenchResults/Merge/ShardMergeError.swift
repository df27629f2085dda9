// SPDX-License-Identifier: Apache-2.0

/// Why documents are not the shards of one run.
public enum ShardMergeError: Error, Equatable, Sendable {
  /// The document is of a whole run, or was merged already.
  case notAShard(document: String, isMerged: Bool)
  /// Two documents differ in what all shards of a run share.
  case differs(
    field: String,
    document: String,
    found: String,
    other: String,
    otherFound: String
  )
  /// Two documents are the same shard.
  case repeated(index: Int, document: String, other: String)
  /// Two shards hold the same case group.
  case overlapping(group: String, document: String, other: String)
  /// What a document says of its place in the run cannot be.
  case malformed(document: String, field: String, found: String)
  /// Shards are not there.
  case missing(indexes: [Int], count: Int)
  /// The run of a shard was interrupted.
  case unfinished(document: String, index: Int)
}

extension ShardMergeError: CustomStringConvertible {
  /// What was found, where, and what to do about it.
  public var description: String {
    switch self {
    case .notAShard(let document, let isMerged):
      isMerged
        ? "\(document): was merged already; give the shards that it was merged from"
        : "\(document): is a whole run and not a shard of one; merge takes what"
          + " `reuse-bench run --shard I/N` wrote"
    case .differs(let field, let document, let found, let other, let otherFound):
      "\(field) is \(found) in \(document) and \(otherFound) in \(other); measure all shards with"
        + " the same build and the same options"
    case .repeated(let index, let document, let other):
      "\(document) and \(other) are both shard \(index); give each shard once"
    case .overlapping(let group, let document, let other):
      "\(document) and \(other) both hold the group \(group); measure these shards again"
    case .malformed(let document, let field, let found):
      "\(document): \(field) is \(found), which no run writes; measure this shard again"
    case .missing(let indexes, let count):
      (indexes.count == 1 ? "shard " : "shards ") + Self.list(indexes) + " of \(count)"
        + (indexes.count == 1 ? " is" : " are") + " missing; give all of them, or --partial to"
        + " merge what there is"
    case .unfinished(let document, let index):
      "\(document): the run of shard \(index) was interrupted; measure it again, or give --partial"
        + " to merge what there is"
    }
  }

  /// `1, 3 and 5`; of many the first ones.
  static func list(_ indexes: [Int]) -> String {
    let shown = indexes.prefix(10).map(String.init)
    let rest = indexes.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
  }
}
