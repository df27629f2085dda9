// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit
public import UIKit

/// W-E: the edits of a snapshot before it is applied, and their expected result.
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

  func run() { result = workload.run() }

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
      digest: RowDigest.text(of: result.itemIdentifiers),
      expectedDigest: RowDigest.text(of: expected)
    )
  }

  private var expectedItems: [Int] {
    switch kind {
    case .deleteItems: Array(itemCount / 2..<itemCount)
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
}

/// W-E: a snapshot is built, and perhaps edited or asked, as ListKit's benchmark does it.
///
/// The input lists are made beforehand where that benchmark makes them beforehand.
public struct SnapshotWorkload: Sendable {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  public let identifier: String
  public let run: @Sendable () -> Snapshot

  public static let all: [SnapshotWorkload] = [
    build(10_000), build(50_000), buildSections, deleteItems, deleteSections, reloadItems, askItems,
  ]

  /// One section, all items in one call.
  public static func build(_ count: Int) -> SnapshotWorkload {
    let items = Array(0..<count)
    return SnapshotWorkload(identifier: "w-e-build-\(count)") { snapshot(of: items) }
  }

  /// 100 sections of 100 items, each appended by itself.
  public static let buildSections = SnapshotWorkload(identifier: "w-e-build-100x100") {
    sections(100)
  }

  /// Of 10,000 items the first 5,000 are deleted in one call.
  public static let deleteItems: SnapshotWorkload = {
    let (items, gone) = (Array(0..<10_000), Array(0..<5_000))
    return SnapshotWorkload(identifier: "w-e-delete-items") {
      var snapshot = snapshot(of: items)
      snapshot.deleteItems(gone)
      return snapshot
    }
  }()

  /// Of 50 sections of 100 items every second one is deleted, in one call.
  public static let deleteSections = SnapshotWorkload(identifier: "w-e-delete-sections") {
    var snapshot = sections(50)
    snapshot.deleteSections(Array(stride(from: 0, to: 50, by: 2)))
    return snapshot
  }

  /// Of 10,000 items the first 5,000 are marked for a reload in one call.
  public static let reloadItems: SnapshotWorkload = {
    let (items, marked) = (Array(0..<10_000), Array(0..<5_000))
    return SnapshotWorkload(identifier: "w-e-reload-items") {
      var snapshot = snapshot(of: items)
      snapshot.reloadItems(marked)
      return snapshot
    }
  }()

  /// 5,000 items are asked for, all of them, 100 times; the snapshot is built beforehand.
  public static let askItems: SnapshotWorkload = {
    let built = snapshot(of: Array(0..<5_000))
    return SnapshotWorkload(identifier: "w-e-ask-items") {
      var count = 0
      for _ in 0..<100 { count += built.itemIdentifiers.count }
      precondition(count == 500_000, "A snapshot of 5,000 items must say all of them each time.")
      return built
    }
  }()

  private static func snapshot(of items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items, toSection: 0)
    return snapshot
  }

  private static func sections(_ count: Int) -> Snapshot {
    var snapshot = Snapshot()
    for section in 0..<count {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 100..<section * 100 + 100), toSection: section)
    }
    return snapshot
  }
}
