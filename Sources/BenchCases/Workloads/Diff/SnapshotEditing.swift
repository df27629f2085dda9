// SPDX-License-Identifier: Apache-2.0

import BenchCells
import HeadlessUIKit

/// W-E: what an app does with a snapshot before it is applied, and what must come of it.
@MainActor final class SnapshotEditing: DiffSubject {
  private static let itemsPerSection = 100

  private let kind: DiffKind
  private let itemCount: Int
  private let workload: SnapshotWorkload
  private var result = SnapshotWorkload.Snapshot()

  init(_ kind: DiffKind, itemCount: Int) {
    self.kind = kind
    self.itemCount = itemCount
    workload =
      switch kind {
      case .buildSections: .buildSections
      case .deleteItems: .deleteItems
      case .deleteSections: .deleteSections
      case .reload: .reloadItems
      case .identifiers: .askItems
      default: .build(itemCount)
      }
  }

  func run() {
    result = workload.run()
  }

  func verification() -> DiffVerification {
    let expected = expectedItems
    return DiffVerification(
      counts: [
        "sections": result.numberOfSections, "items": result.numberOfItems,
        "reloads": result.reloadedItemIdentifiers.count,
      ],
      expectedCounts: [
        "sections": expectedSectionCount, "items": expected.count,
        "reloads": kind == .reload ? itemCount / 2 : 0,
      ],
      digest: Self.digest(of: result.itemIdentifiers),
      expectedDigest: Self.digest(of: expected)
    )
  }

  /// The items that must be left, of those that count up from 0.
  private var expectedItems: [Int] {
    switch kind {
    case .deleteItems: Array(itemCount / 2..<itemCount)
    // The sections with even numbers go.
    case .deleteSections:
      (0..<itemCount).filter { !($0 / Self.itemsPerSection).isMultiple(of: 2) }
    default: Array(0..<itemCount)
    }
  }

  private var expectedSectionCount: Int {
    switch kind {
    case .buildSections: itemCount / Self.itemsPerSection
    case .deleteSections: itemCount / Self.itemsPerSection / 2
    default: 1
    }
  }

  private static func digest(of list: [Int]) -> String {
    var digest = RowDigest()
    for element in list { digest.combine(Row(title: "\(element)")) }
    return String(digest.value, radix: 16)
  }
}
