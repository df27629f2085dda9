// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Snapshot inspection") @MainActor struct SnapshotInspectionTests {
  private static func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String>
  {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (number, items) in sections.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("inspection compares the displayed items and presumes heights for the others")
  func items() throws {
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      expect(SnapshotInspection(of: table) == nil)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      source.apply(Self.snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
      let first = try require(SnapshotInspection(of: table))
      expectEqual(first.items, ["a", "b", "c"])
      source.applySnapshotUsingReloadData(Self.snapshot([["c"], ["d"]]))
      let second = try require(SnapshotInspection(of: table))
      expect(second.items == ["c", "d"] && second.comparedCount == first.comparedCount)
      source.apply(Self.snapshot([["c", "d"]]), animatingDifferences: false)
      let third = try require(SnapshotInspection(of: table))
      expect(third.items == ["c", "d"] && third.comparedCount == second.comparedCount + 1)
    }
    do {
      let path = IndexPath(row: 3, section: 0)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.rowHeight = 50
      expectEqual(table.presumedHeight(at: path), 50)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 120
      expectEqual(table.presumedHeight(at: path), 120)
      let delegate = EstimatingDelegate()
      table.delegate = delegate
      expectEqual(table.presumedHeight(at: path), 33)
    }
  }

  private final class EstimatingDelegate: NSObject, UITableViewDelegate {
    func tableView(_: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(indexPath.row * 11)
    }
  }
}

@Suite("Snapshot refusals") struct SnapshotRefusalTests {
  /// A wrong call and what its sentence must contain.
  enum Mistake: String, CaseIterable, Codable {
    case itemTwiceInOneCall = "The item identifier \"eleven\" stands twice in a snapshot"
    case itemTwiceWhenAsked = "The item identifier \"ten\" stands twice in a snapshot"
    case itemTwiceWhenApplied = "The item identifier \"twelve\" stands twice in a snapshot"
    case itemTwiceWhenReloaded = "The item identifier \"thirteen\" stands twice in a snapshot"
    case insertedTwice = "The item identifier \"one\" stands twice in a snapshot"
    case sectionTwice = "The section identifier \"a\" stands twice in a snapshot"
    case noSection = "Append a section to the snapshot before you append items"
    case unknownSection = "The section identifier \"nowhere\" is not in the snapshot"
    case unknownSectionCount = "The section identifier \"nobody\" is not in the snapshot"
    case unknownItem = "The item identifier \"nothing\" is not in the snapshot"
    case unknownReload = "The item identifier \"gone\" is not in the snapshot"
    case unknownReconfigure = "The item identifier \"lost\" is not in the snapshot"
    case unknownReloadSection = "The section identifier \"lost\" is not in the snapshot"
    case longIdentifier = "xxx…\" is not in the snapshot"
    case noCell =
      "returned nil for the item \"one\", row 0 of section 0: return a cell for each item"
    case inUpdates = "A snapshot cannot be applied between beginUpdates() and endUpdates()"
  }

  @Test("R37: each wrong call stops, and names the identifier", arguments: Mistake.allCases)
  func mistake(mistake: Mistake) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in await MainActor.run { Self.make(mistake) }
    }
    let words = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
    expect(words.contains(mistake.rawValue), "\(words)")
  }

  @MainActor private static func make(_ mistake: Mistake) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    if mistake == .noSection { snapshot.appendItems(["one"]) }
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems(["one", "two"], toSection: "a")
    if !makeInItems(mistake, &snapshot), !makeInSections(mistake, &snapshot) {
      makeInSource(mistake, snapshot)
    }
  }

  private static func makeInItems(
    _ mistake: Mistake,
    _ snapshot: inout NSDiffableDataSourceSnapshot<String, String>
  ) -> Bool {
    switch mistake {
    case .itemTwiceInOneCall:
      _ = snapshot.indexOfItem("one")
      snapshot.appendItems(["eleven", "twelve", "eleven"])
    case .itemTwiceWhenAsked:
      snapshot.appendItems(["ten"], toSection: "a")
      snapshot.appendItems(["ten"], toSection: "b")
      _ = snapshot.indexOfItem("one")
    case .itemTwiceWhenReloaded:
      snapshot.appendItems(["thirteen", "thirteen"])
      snapshot.reloadItems(["one"])
    case .insertedTwice: snapshot.insertItems(["one"], afterItem: "two")
    case .unknownItem: snapshot.insertItems(["three"], afterItem: "nothing")
    case .unknownReload: snapshot.reloadItems(["one", "gone"])
    case .unknownReconfigure: snapshot.reconfigureItems(["lost"])
    case .longIdentifier: snapshot.reloadItems([String(repeating: "x", count: 1_000_000)])
    default: return false
    }
    return true
  }

  private static func makeInSections(
    _ mistake: Mistake,
    _ snapshot: inout NSDiffableDataSourceSnapshot<String, String>
  ) -> Bool {
    switch mistake {
    case .sectionTwice: snapshot.appendSections(["c", "a"])
    case .unknownSection: snapshot.appendItems(["three"], toSection: "nowhere")
    case .unknownSectionCount: _ = snapshot.numberOfItems(inSection: "nobody")
    case .unknownReloadSection: snapshot.reloadSections(["lost"])
    default: return false
    }
    return true
  }

  @MainActor private static func makeInSource(
    _ mistake: Mistake,
    _ snapshot: NSDiffableDataSourceSnapshot<String, String>
  ) {
    var snapshot = snapshot
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
    switch mistake {
    case .itemTwiceWhenApplied:
      snapshot.appendItems(["twelve", "three", "twelve"])
      source.apply(snapshot)
    case .noCell:
      source.apply(snapshot)
      FrameRenderer(root: table).renderFrame()
    case .inUpdates:
      FrameRenderer(root: table).renderFrame()
      table.performBatchUpdates { source.apply(snapshot) }
    default: break
    }
  }
}
