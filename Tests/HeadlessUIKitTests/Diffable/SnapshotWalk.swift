// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Synchronization

@testable import HeadlessUIKit

/// Random edits to a snapshot and to its oracle alike.
struct SnapshotWalk {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  private(set) var naive = NaiveSnapshot()
  private(set) var last = "nothing"
  private var generator: SplitMix64
  private var nextIdentifier = 0

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func step() {
    if naive.sections.count < 2 { return appendSections() }
    if naive.items.count < 4 { return appendItems() }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: appendSections()
    case 1: insertSections()
    case 2: deleteSections()
    case 3, 4: moveSection()
    case 5..<9: appendItems()
    case 9..<12: insertItems()
    case 12..<15: deleteItems()
    case 15..<19: moveItem()
    default: if draw(20) == 0 { deleteAll() } else { appendItems() }
    }
  }

  private mutating func draw(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private mutating func fresh(_ most: Int) -> [Int] {
    let count = draw(most + 1)
    nextIdentifier += count
    return Array(nextIdentifier - count..<nextIdentifier)
  }

  private mutating func someItem() -> Int { naive.items[draw(naive.items.count)] }

  private mutating func someSection() -> Int {
    naive.sections[draw(naive.sections.count)].identifier
  }

  private mutating func appendSections() {
    let added = fresh(3)
    last = "append sections \(added)"
    snapshot.appendSections(added)
    naive.sections += added.map { .init(identifier: $0) }
  }

  private mutating func insertSections() {
    let (added, other, isAfter) = (fresh(2), someSection(), draw(2))
    last = "insert sections \(added) beside \(other)"
    if isAfter == 1 {
      snapshot.insertSections(added, afterSection: other)
    } else {
      snapshot.insertSections(added, beforeSection: other)
    }
    naive.sections.insert(
      contentsOf: added.map { .init(identifier: $0) },
      at: naive.position(of: other) + isAfter
    )
  }

  private mutating func deleteSections() {
    let gone = [someSection(), -1, someSection()].shuffled(using: &generator)
    last = "delete sections \(gone)"
    snapshot.deleteSections(gone)
    naive.sections.removeAll { gone.contains($0.identifier) }
  }

  private mutating func moveSection() {
    let (moved, other, isAfter) = (someSection(), someSection(), draw(2))
    last = "move section \(moved) beside \(other)"
    if isAfter == 1 {
      snapshot.moveSection(moved, afterSection: other)
    } else {
      snapshot.moveSection(moved, beforeSection: other)
    }
    guard moved != other else { return }
    let section = naive.sections.remove(at: naive.position(of: moved))
    naive.sections.insert(section, at: naive.position(of: other) + isAfter)
  }

  private mutating func appendItems() {
    let added = fresh(8)
    let section = draw(3) == 0 ? nil : someSection()
    last = "append items \(added) to \(section ?? -1)"
    snapshot.appendItems(added, toSection: section)
    let position = section.map(naive.position) ?? naive.sections.count - 1
    naive.sections[position].items += added
  }

  private mutating func insertItems() {
    let (added, other, isAfter) = (fresh(4), someItem(), draw(2))
    last = "insert items \(added) beside \(other)"
    if isAfter == 1 {
      snapshot.insertItems(added, afterItem: other)
    } else {
      snapshot.insertItems(added, beforeItem: other)
    }
    naive.insert(added, beside: other, offset: isAfter)
  }

  private mutating func deleteItems() {
    let gone = (0..<draw(7)).map { _ in someItem() } + [-1]
    last = "delete items \(gone)"
    snapshot.deleteItems(gone)
    for item in gone { naive.remove(item) }
  }

  private mutating func moveItem() {
    let (moved, other, isAfter) = (someItem(), someItem(), draw(2))
    last = "move item \(moved) beside \(other)"
    if isAfter == 1 {
      snapshot.moveItem(moved, afterItem: other)
    } else {
      snapshot.moveItem(moved, beforeItem: other)
    }
    if moved != other {
      naive.remove(moved)
      naive.insert([moved], beside: other, offset: isAfter)
    }
  }

  private mutating func deleteAll() {
    last = "delete all"
    snapshot.deleteAllItems()
    naive = NaiveSnapshot()
  }
}

/// A snapshot as arrays of arrays, searched from the front for every question.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    let identifier: Int
    var items: [Int] = []
  }

  var sections: [Section] = []

  var items: [Int] { sections.flatMap(\.items) }

  func place(of item: Int) -> (section: Int, row: Int)? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.items.firstIndex(of: item) { return (section, row) }
    }
    return nil
  }

  @discardableResult mutating func remove(_ item: Int) -> Bool {
    guard let place = place(of: item) else { return false }
    sections[place.section].items.remove(at: place.row)
    return true
  }

  mutating func insert(_ items: [Int], beside other: Int, offset: Int) {
    guard let place = place(of: other) else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.row + offset)
  }

  func position(of identifier: Int) -> Int {
    sections.firstIndex { $0.identifier == identifier } ?? -1
  }
}

/// An identifier that counts how often it and its like are hashed and compared.
struct CountedIdentifier: Hashable, Sendable {
  final class Tally: Sendable {
    private let hashCount = Atomic(0)
    private let comparisonCount = Atomic(0)

    var hashes: Int { hashCount.load(ordering: .relaxed) }
    var comparisons: Int { comparisonCount.load(ordering: .relaxed) }

    func reset() {
      hashCount.store(0, ordering: .relaxed)
      comparisonCount.store(0, ordering: .relaxed)
    }

    fileprivate func hash() { hashCount.wrappingAdd(1, ordering: .relaxed) }
    fileprivate func compare() { comparisonCount.wrappingAdd(1, ordering: .relaxed) }
  }

  let number: Int
  private let tally: Tally

  init(_ number: Int, _ tally: Tally) {
    self.number = number
    self.tally = tally
  }

  static func == (left: CountedIdentifier, right: CountedIdentifier) -> Bool {
    left.tally.compare()
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    tally.hash()
    hasher.combine(number)
  }
}
