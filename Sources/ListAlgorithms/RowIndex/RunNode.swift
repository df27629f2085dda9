// SPDX-License-Identifier: Apache-2.0

/// A node of the run tree: 512 bytes of raw memory that a `RunNodePool` owns.
///
/// A 16-byte header, then up to 31 runs (level 0, a leaf) or up to 15 subtrees (a branch).
/// It is a plain address, so that following one costs neither reference counting nor
/// exclusivity checks.
struct RunNode: Equatable {
  /// Size of a node in bytes: eight cache lines.
  static let byteCount = 512
  static let leafCapacity = (byteCount - headerSize) / MemoryLayout<Run>.stride
  static let branchCapacity = (byteCount - headerSize) / MemoryLayout<RunSubtree>.stride

  private static let headerSize = MemoryLayout<Header>.stride

  private struct Header {
    var count: Int32
    var level: Int32
    var nextFree: RunNode?
  }

  private let header: UnsafeMutablePointer<Header>

  /// Makes a node without entries of fresh or recycled memory.
  init(at address: UnsafeMutableRawPointer, level: Int) {
    header = address.bindMemory(to: Header.self, capacity: 1)
    header.initialize(to: Header(count: 0, level: Int32(level), nextFree: nil))
    if level == 0 {
      (address + Self.headerSize).bindMemory(to: Run.self, capacity: Self.leafCapacity)
    } else {
      (address + Self.headerSize).bindMemory(to: RunSubtree.self, capacity: Self.branchCapacity)
    }
  }

  var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header) }

  var count: Int {
    @inline(__always) get { Int(header.pointee.count) }
    nonmutating set { header.pointee.count = Int32(truncatingIfNeeded: newValue) }
  }

  /// Levels below this one; 0 for a leaf.
  var level: Int {
    @inline(__always) get { Int(header.pointee.level) }
  }

  /// The next node of the pool's free list.
  var nextFree: RunNode? {
    get { header.pointee.nextFree }
    nonmutating set { header.pointee.nextFree = newValue }
  }

  var runs: UnsafeMutablePointer<Run> {
    @inline(__always) get { entries.assumingMemoryBound(to: Run.self) }
  }

  var branches: UnsafeMutablePointer<RunSubtree> {
    @inline(__always) get { entries.assumingMemoryBound(to: RunSubtree.self) }
  }

  private var entries: UnsafeMutableRawPointer {
    @inline(__always) get { UnsafeMutableRawPointer(header) + Self.headerSize }
  }
}

/// Entries of a node moved about without asking whether they are runs or subtrees.
extension RunNode {
  /// Sums over some of the entries; O(their number).
  func sums(_ range: Range<Int>) -> RunSums {
    var sums = RunSums.zero
    if level == 0 {
      for index in range { sums += runs[index].sums }
    } else {
      for index in range { sums += branches[index].sums }
    }
    return sums
  }

  /// Shifts the entries from `index` on by `distance` places and changes `count` with them.
  ///
  /// A positive distance opens a gap before `index`; a negative one overwrites what lies there.
  func shift(from index: Int, by distance: Int) {
    move(index..<count, to: self, at: index + distance)
    count += distance
  }

  /// Copies entries to a place in a node of the same level; neither count changes.
  func move(_ range: Range<Int>, to target: RunNode, at index: Int) {
    if level == 0 {
      (target.runs + index).update(from: runs + range.lowerBound, count: range.count)
    } else {
      (target.branches + index).update(from: branches + range.lowerBound, count: range.count)
    }
  }

  /// Moves the entries from `index` on to the end of a node of the same level.
  func giveTail(from index: Int, to target: RunNode) {
    move(index..<count, to: target, at: target.count)
    target.count += count - index
    count = index
  }

  /// Moves the entries before `index` to the end of a node of the same level.
  func giveHead(before index: Int, to target: RunNode) {
    move(0..<index, to: target, at: target.count)
    target.count += index
    shift(from: index, by: -index)
  }
}

/// The memory of all nodes of one tree: chunks that grow, and a free list.
///
/// Nodes never move. Freed nodes are kept for reuse; memory goes back to the system with
/// `releaseAll()`. The owner must call it before the pool goes away.
struct RunNodePool {
  private static let alignment = 64
  private static let chunkNodeLimit = 512

  /// Precedes the nodes of a chunk and takes the place of one cache line.
  private struct ChunkHeader {
    var previous: UnsafeMutableRawPointer?
    var byteCount: Int
  }

  private var freeList: RunNode?
  private var lastChunk: UnsafeMutableRawPointer?
  private var nextNode: UnsafeMutableRawPointer?
  private var unusedNodeCount = 0

  private(set) var byteCount = 0

  /// Takes a node without entries.
  ///
  /// - Complexity: O(1); at most one chunk of 256 KB is taken from the system.
  mutating func allocate(level: Int) -> RunNode {
    if let node = freeList {
      freeList = node.nextFree
      if node.level > 0 {
        // The debt of `free(_:)`, paid level by level: a node that is taken frees its children, and
        // they theirs when it is their turn.
        for index in 0..<node.count { free(node.branches[index].node) }
      }
      return RunNode(at: node.address, level: level)
    }
    guard unusedNodeCount > 0, let address = nextNode else {
      addChunk()
      return allocate(level: level)
    }
    unusedNodeCount -= 1
    nextNode = address + RunNode.byteCount
    return RunNode(at: address, level: level)
  }

  /// Gives back a node and all that hangs below its entries.
  ///
  /// Its children stay in it until the node is taken again, so that a subtree of any size is
  /// freed in O(1). A caller that moved the entries elsewhere sets `count` to 0 before.
  mutating func free(_ node: RunNode) {
    node.nextFree = freeList
    freeList = node
  }

  /// Gives all memory back to the system; every node becomes invalid.
  mutating func releaseAll() {
    while let chunk = lastChunk {
      lastChunk = chunk.assumingMemoryBound(to: ChunkHeader.self).pointee.previous
      chunk.deallocate()
    }
    self = RunNodePool()
  }

  /// Nodes that were taken from the chunks, in use or on the free list; for checks.
  func takenNodeCount() -> Int {
    var count = -unusedNodeCount
    var chunk = lastChunk
    while let header = chunk?.assumingMemoryBound(to: ChunkHeader.self).pointee {
      count += (header.byteCount - Self.alignment) / RunNode.byteCount
      chunk = header.previous
    }
    return count
  }

  /// Nodes on the free list with all that hangs below them; for checks.
  func freeNodeCount() -> Int {
    var count = 0
    var node = freeList
    while let next = node {
      count += Self.nodeCount(below: next)
      node = next.nextFree
    }
    return count
  }

  /// Nodes of a subtree, its root included; for checks.
  static func nodeCount(below node: RunNode) -> Int {
    guard node.level > 0 else { return 1 }
    return (0..<node.count).reduce(1) { $0 + nodeCount(below: node.branches[$1].node) }
  }

  /// Chunks grow from 1 KB to 256 KB: a table of few runs stays small, a large one takes few.
  private mutating func addChunk() {
    let nodeCount = min(max(2, byteCount / RunNode.byteCount), Self.chunkNodeLimit)
    let size = Self.alignment + nodeCount * RunNode.byteCount
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.alignment)
    chunk.initializeMemory(
      as: ChunkHeader.self,
      to: ChunkHeader(previous: lastChunk, byteCount: size)
    )
    lastChunk = chunk
    nextNode = chunk + Self.alignment
    unusedNodeCount = nodeCount
    byteCount += size
  }
}
