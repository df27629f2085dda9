// SPDX-License-Identifier: Apache-2.0

import BenchCells

/// A published workload of differences between lists, or of snapshots of lists.
public enum DiffKind: String, CaseIterable, Sendable {
  /// W-A: 1,000 of 5,000 identifiers go, 1,000 come, 200 are shuffled.
  case a
  /// W-B: 10,000 of 100,000 identifiers go, 10,000 come, 2,000 are shuffled.
  case b
  /// W-C: half of the numbers go at the front, as many come at the end.
  case overlap
  /// W-C: nothing changes.
  case unchanged
  /// W-C: each number changes places with one before it.
  case shuffled
  /// W-D: a fifth goes, a fifth comes, a fifth of the rest moves to the end.
  case moderate
  /// W-D: the same with a half.
  case heavy
  /// W-E: a snapshot of one section is built.
  case build
  /// W-E: a snapshot of 100 sections of 100 items is built.
  case buildSections = "build-sections"
  /// W-E: a snapshot is built, and half of its items are deleted.
  case deleteItems = "delete-items"
  /// W-E: a snapshot of 50 sections of 100 items is built, and every second section deleted.
  case deleteSections = "delete-sections"
  /// W-E: a snapshot is built, and half of its items are marked for reloading.
  case reload
  /// W-E: all identifiers of a snapshot are asked for, a hundred times.
  case identifiers

  var name: String {
    switch self {
    case .a: "w-a"
    case .b: "w-b"
    case .overlap, .unchanged, .shuffled: "w-c"
    case .moderate, .heavy: "w-d"
    default: "w-e"
    }
  }

  var axes: [String] { self == .a || self == .b ? [] : [rawValue] }

  public var itemCounts: [Int] {
    switch self {
    case .a: [5_000]
    case .b: [100_000]
    case .overlap, .moderate, .build: [10_000, 50_000]
    case .deleteSections, .identifiers: [5_000]
    default: [10_000]
    }
  }

  /// The strategies: the table's, and for W-A the standard library's, which takes seconds where much has changed.
  public var strategies: [CaseStrategy] {
    if self == .a { return [.listDiff, .standardDifference] }
    return isOfSnapshots ? [.snapshot] : [.listDiff]
  }

  var isOfSnapshots: Bool {
    switch self {
    case .build, .buildSections, .deleteItems, .deleteSections, .reload, .identifiers: true
    default: false
    }
  }
}

extension DiffKind {
  @MainActor func subject(_ strategy: CaseStrategy, itemCount: Int) -> any DiffSubject {
    let isStandard = strategy == .standardDifference
    switch self {
    case .a: return ListComparison(.a, isStandard)
    case .b: return ListComparison(.b, isStandard)
    case .overlap: return ListComparison(.overlap(itemCount), isStandard)
    case .unchanged: return ListComparison(.unchanged(itemCount), isStandard)
    case .shuffled: return ListComparison(.shuffled(itemCount), isStandard)
    case .moderate: return ListComparison(.mixed(itemCount, tenths: 2), isStandard)
    case .heavy: return ListComparison(.mixed(itemCount, tenths: 5), isStandard)
    default: return SnapshotEditing(self, itemCount: itemCount)
    }
  }
}

@MainActor protocol DiffSubject: AnyObject {
  func run()

  func verification() -> DiffVerification
}

struct DiffVerification {
  let counts: [String: Int]
  let expectedCounts: [String: Int]
  let digest: String
  let expectedDigest: String
}

extension RowDigest {
  /// Returns a digest of the elements of a list, each as the title of a row.
  static func text(of list: some Sequence) -> String {
    var digest = RowDigest()
    for element in list { digest.combine(Row(title: "\(element)")) }
    return String(digest.value, radix: 16)
  }
}
