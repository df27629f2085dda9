// SPDX-License-Identifier: Apache-2.0

/// What a view, or a view below it, still has to do before the next commit.
///
/// Each kind of work has a bit for the view and a bit for its subtree; a pass over the tree enters
/// only subtrees whose bit is set, so a frame costs what changed and not what exists.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  static let layout = PendingWork(rawValue: 1)
  static let display = PendingWork(rawValue: 2)
  static let commit = PendingWork(rawValue: 4)
  static let subtreeLayout = PendingWork(rawValue: 8)
  static let subtreeDisplay = PendingWork(rawValue: 16)
  static let subtreeCommit = PendingWork(rawValue: 32)

  /// The bits that the ancestors of a view with this work carry.
  var inherited: PendingWork {
    PendingWork(rawValue: (rawValue & 7) << 3 | rawValue & 0b11_1000)
  }
}
