// SPDX-License-Identifier: Apache-2.0

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

  /// Bytes taken from the system.
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
