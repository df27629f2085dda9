// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

// Implementation notes
//
// What a table with two identifiers looks like when three cells have left the screen, the text
// cells c3 and c7 in this order and then the card c5:
//
//     identifier       shortcuts, 16 pairs             pools
//
//     "text"  --bits-->  [ text: 0 | -       ]   0  "text"  count 2   head --> c7 --> c3 --> nil
//                        [ -       | -       ]
//     "card"  --bits-->  [ card: 1 | -       ]   1  "card"  count 1   head --> c5 --> nil
//                                  .                    ^
//     other bits, by the text:                          |
//                        indexes, a dictionary ---------+
//
// The next "text" cell that is dequeued is c7, which moves the head on to c3. Two references change
// and no count of references does:
//
//     before     head --> c7    c7.nextInPool --> c3
//     take       cell --> c7    head = nil
//     swap       cell --> c7    head --> c3    c7.nextInPool = nil
//
// Finding the pool. The identifier arrives as a String with each dequeue, and hashing it costs more
// than taking the cell does. A String is two words: they are compared as such. Equal words mean
// equal strings as long as the one that was remembered is alive, since a short string has its bytes
// in the words and a longer one an address that nobody else can have meanwhile. The shortcut holds
// the string for that reason alone. Unequal words mean nothing: the same long text may lie at two
// addresses. Then the dictionary decides, and the new words become a shortcut of their own, before
// the older one of their pair. A shortcut is never wrong, so there is nothing to clear.
//
// Invariants:
//
// * As long as the pools live, a cell is in a chain exactly while `isPooled` is true, and in that
//   of its `poolIndex`. Outside a chain `nextInPool` is nil.
// * `count` is the length of the chain, and at most `cap` unless the cap was lowered since.
// * Indexes are given out in order and never taken back, so cells and shortcuts may keep them. They
//   are numbers and not addresses, because `grow` moves the pools.
// * At every frame, created = live + off screen + pooled + discarded (`ReuseAccounting`), which is
//   why `pooledCount` walks the chains instead of adding up what it would be compared with.
//
// Why not a dictionary of arrays: a dequeue would hash the identifier, look the array up, check it
// for uniqueness and count a reference up and down, where a chain moves two words. And an array
// grows now and then, while a frame of a warm table is to allocate nothing.
//
// Costs. `take` and `put` are O(1); a pair of them took 24 ns when references were copied and 15 ns
// since they are moved. `index(of:)` is two comparisons for an identifier that was used before in
// the same words, else one dictionary look-up. A pool costs one entry, a cell one reference.
//
// Where it is subtle:
//
// * `deinit` is on no actor. What it reads is `nonisolated(unsafe)` for that reason, which holds
//   since nothing else can refer to the pools by then.
// * A chain that is freed from its head frees the next cell from within the first, and so on: a
//   long one would exhaust the stack. `deinit` therefore takes it apart link by link.
// * `deinit` leaves its marks on cells that somebody else still holds. A table that such a cell is
//   returned to clears them (`adopt`).

/// A table's cells for reuse, in one last-in-first-out pool for each identifier.
///
/// A pool is a linked list through its cells, so reuse moves two references and allocates nothing.
/// Pools are found by the bits of the identifier first: equal bits are equal strings while the
/// cached string is alive. Other bits use the dictionary.
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

    @inline(__always)
    func leads(from bits: (UInt64, UInt64)) -> Bool {
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
  @inline(__always)
  func index(of identifier: String) -> Int32 {
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
  @inline(__always)
  func take(from index: Int32) -> UITableViewCell? {
    let pool = pools + Int(index)
    // `take` leaves nil, which the swap then stores as the cell's link: nothing is retained.
    guard let cell = pool.pointee.head.take() else { return nil }
    swap(&pool.pointee.head, &cell.nextInPool)
    pool.pointee.count -= 1
    cell.isPooled = false
    return cell
  }

  @inline(__always)
  func put(_ cell: UITableViewCell) -> Bool {
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

  @inline(__always)
  private static func slot(of bits: (UInt64, UInt64)) -> Int {
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
