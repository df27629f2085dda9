// SPDX-License-Identifier: Apache-2.0

/// A snapshot on its way to a table.
///
/// Unchecked, because the completion handler may hold what is not sendable: it is made on one thread,
/// handed over once and called on the main one, as UIKit documents.
struct SnapshotRequest<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: @unchecked Sendable {
  /// How the table gets from one snapshot to the next.
  enum Way: Sendable {
    /// By the updates that lead from one to the other, shown by the default animation or by none.
    case updates(isAnimated: Bool)
    /// By loading everything anew.
    case reload
  }

  /// What is to be shown.
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// By which way.
  let way: Way
  /// The place among all requests.
  let ticket: Int
  /// Who is told that it is shown.
  let completion: (() -> Void)?
  /// What changes, if that is known already.
  var change: SnapshotChange?
}
