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

/// The cells of a table that wait for another row, in one last-in-first-out pool per identifier.
///
/// A pool is a chain through its cells, so that recycling and dequeuing move two references and
/// allocate nothing. Pools are found by the bits of the identifier first: equal bits are equal
/// strings as long as the cached string is alive, which it is, and a string of up to 15 bytes has
/// the same bits wherever it comes from. Other bits fall back to the dictionary.
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

  /// Shortcuts stand in pairs, the later one first: of four identifiers two fell on one slot of 16
  /// in every third process, which cost 35 ns a dequeue.
  private nonisolated static let shortcutCount = 32

  nonisolated(unsafe) private var pools: UnsafeMutablePointer<Pool>
  nonisolated(unsafe) private var poolCount = 0
  private var capacity = 8
  nonisolated(unsafe) private let shortcuts: UnsafeMutablePointer<Shortcut>
  private var indexes: [String: Int32] = [:]

  /// The most cells that a pool keeps; nil keeps all.
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
      // Unchained one by one: a long chain freed from its head would recurse.
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

  /// The number of cells in all pools, counted by walking them.
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

  /// Returns the pool of an identifier, made if there is none.
  ///
  /// - Complexity: O(1) on average, whatever the number of identifiers.
  @inline(__always)
  func index(of identifier: String) -> Int32 {
    let bits = unsafeBitCast(identifier, to: (UInt64, UInt64).self)
    let slot = Self.slot(of: bits)
    if shortcuts[slot].leads(from: bits) { return shortcuts[slot].index }
    if shortcuts[slot + 1].leads(from: bits) { return shortcuts[slot + 1].index }
    return findIndex(of: identifier, bits: bits)
  }

  /// Registers the class that is made when a pool is empty; nil takes the registration back.
  func register(_ cellClass: UITableViewCell.Type?, at index: Int32) {
    pools[Int(index)].registeredClass = cellClass
  }

  func registeredClass(at index: Int32) -> UITableViewCell.Type? {
    pools[Int(index)].registeredClass
  }

  /// Takes the cell that was recycled last, or returns nil from an empty pool.
  ///
  /// References are moved, here and in `put`, and not copied: that took 9 ns off a pair of 24.
  @inline(__always)
  func take(from index: Int32) -> UITableViewCell? {
    let pool = pools + Int(index)
    // `take` leaves nil, which the swap then puts where the cell's link was: nothing is retained on
    // the way.
    guard let cell = pool.pointee.head.take() else { return nil }
    swap(&pool.pointee.head, &cell.nextInPool)
    pool.pointee.count -= 1
    cell.isPooled = false
    return cell
  }

  /// Puts a cell into its pool and returns true, or returns false if the pool is at its cap.
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

  /// Takes in how long it took to make a cell of a pool.
  func noteCreation(nanoseconds: Int64, at index: Int32) {
    pools[Int(index)].creationTime.add(nanoseconds)
  }

  /// Takes in how long it took to fill and measure a cell of a pool.
  func noteBinding(nanoseconds: Int64, at index: Int32) {
    pools[Int(index)].bindTime.add(nanoseconds)
  }

  /// How long the next cell of a pool takes, as far as is known: it is made if the pool is empty.
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

  /// The place of a pair of shortcuts.
  @inline(__always)
  private static func slot(of bits: (UInt64, UInt64)) -> Int {
    let mixed = (bits.0 ^ (bits.1 &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
    return Int(truncatingIfNeeded: mixed >> 60) * 2
  }
}

/// Where the cells of a table are at the end of every frame.
///
/// created = live + offscreen + pooled + discarded.
/// `created` and `discarded` are written down when it happens; the others are counted by looking, so
/// that the equation can fail.
@_spi(Headless) public struct ReuseAccounting: Hashable, Sendable {
  public let created: Int
  public let live: Int
  public let offscreen: Int
  public let pooled: Int
  public let discarded: Int

  public var isBalanced: Bool { created == live + offscreen + pooled + discarded }
}

/// What a table has written down about the cells that were made for it and given up by it.
struct CellLedger {
  /// Cells that the table made or met for the first time.
  var created = 0
  /// Cells that the table let go of.
  var discarded = 0
}
