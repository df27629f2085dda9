// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

// Implementation notes
//
// A table with two identifiers after text cells c3 and c7, then card c5 left the screen:
//
//     identifier       shortcuts, 16 pairs             pools
//
//     "text"  --bits-->  [ text: 0 | -       ]   0  "text"  count 2   head --> c7 --> c3 --> nil
//     "card"  --bits-->  [ card: 1 | -       ]   1  "card"  count 1   head --> c5 --> nil
//     other bits, by the text: indexes, a dictionary
//
// Finding the pool: hashing the identifier costs more than taking the cell, so the two words of the
// String are compared. Equal words mean equal strings while the shortcut keeps its string alive.
// Unequal words mean nothing; then the dictionary decides, and they become a shortcut.
//
// Invariants:
//
// * A cell is in the chain of its `poolIndex` exactly while `isPooled`; else `nextInPool` is nil.
// * `count` is the length of the chain, and at most `cap` unless the cap was lowered since.
// * Indexes are never reused, so cells and shortcuts may keep them; `grow` moves the pools.
// * At every frame, created = live + off screen + pooled + discarded (`ReuseAccounting`).
//
// A dictionary of arrays would hash, check uniqueness, retain, and grow during warm frames.
//
// `take` and `put` are O(1): 24 ns for a pair with copied references, 15 ns with moved ones.
// `index(of:)` is two comparisons for known words, else one dictionary lookup.
//
// `deinit` is on no actor, so it reads `nonisolated(unsafe)` state. It unlinks chains one by one,
// since a long chain would exhaust the stack, and marks cells that others hold; `adopt` clears that.

/// A table's cells for reuse: for each identifier a last-in-first-out list linked through its cells.
@MainActor final class ReusePools {
  struct Pool {
    let identifier: String
    var registeredClass: UITableViewCell.Type?
    var head: UITableViewCell?
    var count = 0
    var creationTime = RunningMean()
    var bindTime = RunningMean()
  }

  private struct Shortcut {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var index: Int32 = -1
    var identifier = ""

    @inline(__always) func leads(from bits: (UInt64, UInt64)) -> Bool {
      low == bits.0 && high == bits.1 && index >= 0
    }
  }

  /// Shortcuts are in pairs, the later one first: of four identifiers two shared one of 16 slots in
  /// every third process, which cost 35 ns a dequeue.
  private nonisolated static let shortcutCount = 32

  nonisolated(unsafe) private var pools: UnsafeMutablePointer<Pool>
  nonisolated(unsafe) private var poolCount = 0
  private var capacity = 8
  nonisolated(unsafe) private let shortcuts: UnsafeMutablePointer<Shortcut>
  private var indexes: [String: Int32] = [:]
  var cap: Int?

  init() {
    require(
      MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size,
      "Reuse pools look identifiers up by two words; this platform's String is of another size."
    )
    pools = .allocate(capacity: capacity)
    shortcuts = .allocate(capacity: Self.shortcutCount)
    shortcuts.initialize(repeating: Shortcut(), count: Self.shortcutCount)
  }

  deinit {
    for index in 0..<poolCount {
      // Unlinked one by one: freeing a long chain from its head would recurse.
      var cell = pools[index].head
      while let current = cell {
        cell = current.nextInPool
        current.nextInPool = nil
      }
    }
    pools.deinitialize(count: poolCount)
    pools.deallocate()
    shortcuts.deinitialize(count: Self.shortcutCount)
    shortcuts.deallocate()
  }

  /// The number of pooled cells, counted by walking the lists.
  var pooledCount: Int {
    var total = 0
    for index in 0..<poolCount {
      var cell = pools[index].head
      while let current = cell {
        total += 1
        cell = current.nextInPool
      }
    }
    return total
  }

  /// Returns the pool of an identifier, created if needed, in O(1) on average.
  @inline(__always) func index(of identifier: String) -> Int32 {
    let bits = unsafeBitCast(identifier, to: (UInt64, UInt64).self)
    let slot = Self.slot(of: bits)
    if shortcuts[slot].leads(from: bits) { return shortcuts[slot].index }
    if shortcuts[slot + 1].leads(from: bits) { return shortcuts[slot + 1].index }
    return findIndex(of: identifier, bits: bits)
  }

  func register(_ cellClass: UITableViewCell.Type?, at index: Int32) {
    pools[Int(index)].registeredClass = cellClass
  }

  func registeredClass(at index: Int32) -> UITableViewCell.Type? {
    pools[Int(index)].registeredClass
  }

  /// Returns the cell recycled last, or nil; moved and not copied, 9 ns of a pair of 24.
  @inline(__always) func take(from index: Int32) -> UITableViewCell? {
    let pool = pools + Int(index)
    // `take` leaves nil, which the swap then stores as the cell's link: nothing is retained.
    guard let cell = pool.pointee.head.take() else { return nil }
    swap(&pool.pointee.head, &cell.nextInPool)
    pool.pointee.count -= 1
    cell.isPooled = false
    return cell
  }

  @inline(__always) func put(_ cell: UITableViewCell) -> Bool {
    let pool = pools + Int(cell.poolIndex)
    if let cap, pool.pointee.count >= cap { return false }
    swap(&pool.pointee.head, &cell.nextInPool)
    pool.pointee.head = cell
    pool.pointee.count += 1
    cell.isPooled = true
    return true
  }

  func noteCreation(nanoseconds: Int64, at index: Int32) {
    pools[Int(index)].creationTime.add(nanoseconds)
  }

  func noteBinding(nanoseconds: Int64, at index: Int32) {
    pools[Int(index)].bindTime.add(nanoseconds)
  }

  func expectedNanoseconds(at index: Int32) -> Int64 {
    let pool = pools + Int(index)
    let creation = pool.pointee.head == nil ? pool.pointee.creationTime.nanoseconds : 0
    return pool.pointee.bindTime.nanoseconds + creation
  }

  private func findIndex(of identifier: String, bits: (UInt64, UInt64)) -> Int32 {
    let index: Int32
    if let known = indexes[identifier] {
      index = known
    } else {
      if poolCount == capacity { grow() }
      (pools + poolCount).initialize(to: Pool(identifier: identifier))
      index = Int32(poolCount)
      indexes[identifier] = index
      poolCount += 1
    }
    let slot = Self.slot(of: bits)
    swap(&shortcuts[slot], &shortcuts[slot + 1])
    shortcuts[slot] = Shortcut(low: bits.0, high: bits.1, index: index, identifier: identifier)
    return index
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Pool>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: pools, count: poolCount)
    pools.deallocate()
    pools = larger
    capacity *= 2
  }

  @inline(__always) private static func slot(of bits: (UInt64, UInt64)) -> Int {
    let mixed = (bits.0 ^ (bits.1 &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
    return Int(truncatingIfNeeded: mixed >> 60) * 2
  }
}

/// The cells of a table at the end of a frame: created = live + offscreen + pooled + discarded.
@_spi(Headless) public struct ReuseAccounting: Hashable, Sendable {
  public let created: Int
  public let live: Int
  public let offscreen: Int
  public let pooled: Int
  public let discarded: Int

  public var isBalanced: Bool { created == live + offscreen + pooled + discarded }
}

struct CellLedger {
  var created = 0
  var discarded = 0
}
