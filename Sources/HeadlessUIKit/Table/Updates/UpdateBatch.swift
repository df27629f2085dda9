// SPDX-License-Identifier: Apache-2.0

/// The updates that an app asked for, in the order of the calls and not yet checked.
///
/// What is deleted, reloaded or moved away is named by its place before all updates, what is
/// inserted or moved to by its place after them (R33).
struct UpdateBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [UpdateMove<Int>] = []
  var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var reloadedRows: [RowPath] = []
  var movedRows: [UpdateMove<RowPath>] = []
  /// Rows whose cells are to be filled again; those that go are passed over.
  var reconfiguredRows: [RowPath] = []
}
