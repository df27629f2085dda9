// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// W-E: what an app does with a snapshot before it is applied.
@MainActor final class SnapshotEditing: DiffSubject {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private static let manySectionCount = 100
  private static let sectionCount = 50
  private static let askCount = 100

  private let kind: DiffKind
  private let items: [Int]
  private let origin: Snapshot
  private var result = Snapshot()
  private var asked = 0

  init(_ kind: DiffKind, itemCount: Int) {
    self.kind = kind
    items = Array(0..<itemCount)
    origin = Self.snapshot(of: items, sectionCount: kind == .deleteSections ? Self.sectionCount : 1)
  }

  func run() {
    switch kind {
    case .build: result = Self.snapshot(of: items, sectionCount: 1)
    case .buildSections: result = Self.snapshot(of: items, sectionCount: Self.manySectionCount)
    case .identifiers:
      asked = 0
      for _ in 0..<Self.askCount { asked += origin.itemIdentifiers.count }
    default:
      var edited = origin
      switch kind {
      case .deleteItems: edited.deleteItems(Array(items.prefix(items.count / 2)))
      case .deleteSections: edited.deleteSections(Array(0..<Self.sectionCount / 2))
      default: edited.reloadItems(Array(items.prefix(items.count / 2)))
      }
      result = edited
    }
  }

  func verification() -> DiffVerification {
    let shown = kind == .identifiers ? origin : result
    let expected: [Int]
    switch kind {
    case .deleteItems, .deleteSections: expected = Array(items.dropFirst(items.count / 2))
    default: expected = items
    }
    var sections = 1
    if kind == .buildSections { sections = Self.manySectionCount }
    if kind == .deleteSections { sections = Self.sectionCount - Self.sectionCount / 2 }
    return DiffVerification(
      counts: [
        "sections": shown.numberOfSections, "items": shown.numberOfItems,
        "reloads": shown.reloadedItemIdentifiers.count, "identifiers": asked,
      ],
      expectedCounts: [
        "sections": sections, "items": expected.count,
        "reloads": kind == .reload ? items.count / 2 : 0,
        "identifiers": kind == .identifiers ? Self.askCount * items.count : 0,
      ],
      digest: Self.digest(of: shown.itemIdentifiers),
      expectedDigest: Self.digest(of: expected)
    )
  }

  private static func snapshot(of items: [Int], sectionCount: Int) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(0..<sectionCount))
    guard sectionCount > 1 else {
      snapshot.appendItems(items)
      return snapshot
    }
    let share = items.count / sectionCount
    for section in 0..<sectionCount {
      snapshot.appendItems(
        Array(items[section * share..<(section + 1) * share]),
        toSection: section
      )
    }
    return snapshot
  }

  private static func digest(of list: [Int]) -> String {
    var digest = RowDigest()
    for element in list { digest.combine(Row(title: "\(element)")) }
    return String(digest.value, radix: 16)
  }
}
